import { useId, type ReactNode } from 'react';

interface PanelProps {
  title: string;
  hint?: ReactNode;
  /** Stands beside the title. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A titled part of a tab. */
export function Panel({ title, hint, aside, className = '', children }: PanelProps) {
  const id = useId();
  return (
    <section className={`grid gap-3 content-start min-w-0 ${className}`} aria-labelledby={id}>
      <header className="flex flex-wrap items-end justify-between gap-y-2 gap-x-4">
        <div className="min-w-0">
          <h2 id={id} className="text-xl font-extrabold">
            {title}
          </h2>
          {hint !== undefined && <p className="text-sm text-ink-2">{hint}</p>}
        </div>
        {aside}
      </header>
      {children}
    </section>
  );
}
