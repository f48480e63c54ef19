import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { historyTexts } from '../../../texts/products/history.ts';

const ProductHistoryTable = lazy(async () => ({
  default: (await import('./product-history-table.tsx')).ProductHistoryTable,
}));

/** The product's history, asked for only when somebody opens it. */
export function HistoryOnDemand({ id }: { id: string }) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  return (
    <section className="mt-5 border-t border-hairline">
      <h3>
        <button
          type="button"
          className="flex min-h-11 w-full items-center justify-between gap-2 font-semibold text-brand hover:bg-paper"
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpen(!open)}
        >
          {historyTexts.title}
          <ChevronDown size={18} strokeWidth={1.75} aria-hidden className={open ? 'rotate-180' : ''} />
        </button>
      </h3>
      <div id={panelId} hidden={!open}>
        {open && (
          <Suspense fallback={<p className="py-3 text-ink-2">{historyTexts.loading}</p>}>
            <ProductHistoryTable id={id} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
