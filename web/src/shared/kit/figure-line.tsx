import type { ComponentProps, ReactNode } from 'react';

interface FigureLineProps extends ComponentProps<'dl'> {
  figures: readonly { name: string; value: ReactNode; hint?: string }[];
}

/** The figures of a list in one line, so that its rows begin high on the page. */
export function FigureLine({ figures, className = '', ...rest }: FigureLineProps) {
  return (
    <dl {...rest} className={`flex gap-x-4 text-sm ${className}`}>
      {figures.map(({ name, value, hint }) => (
        <div key={name} className="flex flex-none items-baseline gap-1.5" title={hint}>
          <dt className="text-ink-2">{name}</dt>
          <dd className="font-extrabold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
