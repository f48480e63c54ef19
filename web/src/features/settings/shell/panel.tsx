import { useId, type ReactNode } from 'react';
import { type Fact, Facts } from '../../../shared/kit/facts.tsx';

/** The interval for reading saved settings again: a form is sent whole, and must have what others saved. */
export const SAVED_EVERY_MS = 15_000;

interface PanelProps {
  title: string;
  hint?: ReactNode;
  /** Content next to the title. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A section of a tab with a title. */
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

/** Labels and values in two columns. */
export function PanelFacts({ items }: { items: readonly Fact[] }) {
  return (
    <Facts
      data-part="facts"
      className="grid grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-6 gap-y-2 border border-edge bg-surface px-5 py-4"
      rowClass="contents"
      valueClass="font-semibold wrap-anywhere"
      items={items}
    />
  );
}
