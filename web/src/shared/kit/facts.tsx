import type { ComponentProps, ReactNode } from 'react';

/** A name, its value, and a class for its row if that differs from the others. */
export type Fact = readonly [name: string, value: ReactNode, rowClass?: string];

interface FactsProps extends ComponentProps<'dl'> {
  /** The facts in order; `false` is left out. */
  items: readonly (Fact | false)[];
  rowClass?: string;
  nameClass?: string;
  valueClass?: string;
}

/** Names with their values. */
export function Facts({ items, rowClass, nameClass = 'text-ink-2', valueClass, ...rest }: FactsProps) {
  return (
    <dl {...rest}>
      {items
        .filter((fact) => fact !== false)
        .map(([name, value, ownClass]) => (
          <div key={name} className={ownClass ?? rowClass}>
            <dt className={nameClass}>{name}</dt>
            <dd className={valueClass}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

interface FigureLineProps extends ComponentProps<'dl'> {
  figures: readonly { name: string; value: ReactNode; hint?: string }[];
}

/** The figures of a list in one line, so that its rows start high on the page. Money may come last, and later. */
export function FigureLine({ figures, className = '', ...rest }: FigureLineProps) {
  return (
    <dl {...rest} className={`flex gap-x-4 text-sm [&>:last-child>dd]:min-w-21 ${className}`}>
      {figures.map(({ name, value, hint }) => (
        <div key={name} className="flex flex-none items-baseline gap-1.5" title={hint}>
          <dt className="text-ink-2">{name}</dt>
          <dd className="font-extrabold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
