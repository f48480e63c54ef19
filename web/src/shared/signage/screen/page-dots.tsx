interface PageDotsProps {
  /** The index, from 0. */
  page: number;
  pages: number;
  /** The text for screen readers. */
  label: string;
  /** Classes of the board. */
  look: Record<'dots' | 'dot' | 'count', string | undefined>;
}

/** More dots cannot be counted at a glance, so only the number is shown. */
const MOST_DOTS = 10;

/** Shows the current one of several pages. */
export function PageDots({ page, pages, label, look }: PageDotsProps) {
  const dots = pages > MOST_DOTS ? [] : Array.from({ length: pages }, (_, index) => index);
  return (
    <div className={look.dots}>
      <span className="sg-hidden">{label}</span>
      {dots.map((index) => (
        <span key={index} className={look.dot} data-current={index === page} />
      ))}
      <span className={look.count} data-part="dots-count" aria-hidden>{`${page + 1}/${pages}`}</span>
    </div>
  );
}
