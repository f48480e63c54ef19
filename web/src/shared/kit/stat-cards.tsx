import type { ComponentProps } from 'react';

interface StatCardsProps extends ComponentProps<'dl'> {
  figures: readonly { name: string; value: string; hint?: string }[];
  valueClass?: string;
}

/** The figures at the head of a page. */
export function StatCards(props: StatCardsProps) {
  const { figures, valueClass = 'text-2xl font-extrabold lg:text-3xl', className = '', children, ...rest } = props;
  return (
    <dl {...rest} className={`stat-cards ${className}`}>
      {figures.map(({ name, value, hint }) => (
        <div key={name} className="stat-card">
          <dt className="text-sm text-ink-2">{name}</dt>
          <dd className={valueClass}>{value}</dd>
          {hint !== undefined && <dd className="text-xs text-ink-3">{hint}</dd>}
        </div>
      ))}
      {children}
    </dl>
  );
}
