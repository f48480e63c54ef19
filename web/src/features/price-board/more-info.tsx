import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { boardTexts } from '../../texts/price-board.ts';

const FormattedText = lazy(async () => ({
  default: (await import('../../shared/ui/formatted-text.tsx')).FormattedText,
}));

/** The details of a product, below their button, so that opening them never moves it. */
export function MoreInfo({ text, product }: { text: string; product: string }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className="screen-only border-t border-hairline">
      <button
        type="button"
        className="flex min-h-11 w-full items-center justify-between gap-2 px-3 text-sm font-semibold text-brand hover:bg-sunken"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span>
          {open ? boardTexts.lessInfo : boardTexts.moreInfo}
          <span className="sr-only"> {boardTexts.moreInfoAbout(product)}</span>
        </span>
        <ChevronDown size={18} strokeWidth={1.75} aria-hidden className={open ? 'rotate-180' : ''} />
      </button>
      <div id={id} hidden={!open} className="px-3 pb-3">
        {open && (
          <Suspense fallback={<span className="skeleton block h-4 w-full" />}>
            <FormattedText source={text} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
