import { ExternalLink } from 'lucide-react';
import { CHINESE } from '../../shared/chinese.ts';
import { boardTexts } from '../../texts/price-board.ts';

/** A page of its own that needs no script, to be printed and filled in by hand. */
const FORM = '/wholesale-order-form.html';

export function WholesaleSection() {
  return (
    <section aria-labelledby="wholesale-heading" className="screen-only pt-8 lg:pt-10">
      <h2 id="wholesale-heading" className="flex flex-wrap items-baseline gap-x-3 pb-2 text-2xl md:text-3xl">
        <span className="font-extrabold">{boardTexts.wholesaleTitle}</span>
        <span lang={CHINESE} className="text-[0.8em] text-ink-2">
          {boardTexts.wholesaleChineseTitle}
        </span>
      </h2>
      <div className="perforated" aria-hidden />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-4">
        <p className="min-w-0 flex-1 basis-72 max-w-[65ch]">{boardTexts.wholesaleBody}</p>
        <a className="button" data-tone="plain" href={FORM} target="_blank" rel="noopener">
          {boardTexts.wholesaleLink}
          <span className="sr-only"> {boardTexts.opensNewTab}</span>
          <ExternalLink size={16} strokeWidth={1.75} aria-hidden />
        </a>
      </div>
    </section>
  );
}
