interface LogoMarkProps {
  size: number;
  /** The background; the mark is drawn in the other of the two colours. */
  on: 'brand' | 'paper';
}

/** The default logo: a young bok choy on a price tag. A style sheet replaces it with the shop's (index.html). */
export function LogoMark({ size, on }: LogoMarkProps) {
  const [tag, leaves] = on === 'brand' ? ['fill-paper', 'fill-brand'] : ['fill-brand', 'fill-paper'];
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden className="logo-mark flex-none">
      <path className={tag} d="M9 1h14l7 7v20a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V8z" />
      <circle cx="16" cy="6.2" r="2" className={leaves} />
      <path
        className={leaves}
        d="M14.9 27.5V20c-4.8 0-7.4-2.5-7.4-7.4 5 0 7.7 2.3 8.4 6.4.7-4.1 3.4-6.4 8.6-6.4 0 4.9-2.6 7.4-7.4 7.4v7.5z"
      />
    </svg>
  );
}
