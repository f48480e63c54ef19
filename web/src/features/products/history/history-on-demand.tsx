import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { AuditLink } from '../../../shared/routing/audit-link.tsx';
import { historyTexts } from '../../../texts/products/history.ts';

const ProductHistoryTable = lazy(async () => ({
  default: (await import('./product-history-table.tsx')).ProductHistoryTable,
}));

/** The history of the product's prices, asked for only when somebody opens it; the audit log has the rest. */
export function HistoryOnDemand({ id }: { id: string }) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  return (
    <section className="mt-5 border-t border-hairline">
      <div className="flex flex-wrap items-center gap-x-4">
        <h3 className="flex-auto">
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
        <AuditLink kind="product" id={id} whole />
      </div>
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
