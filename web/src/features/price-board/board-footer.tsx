import type { Store } from '@larder/contracts';
import { Clock, ExternalLink, type LucideIcon, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { CHINESE } from '../../shared/chinese.ts';
import { BothNames } from '../../shared/ui/both-names.tsx';
import { useClosureToday } from '../../shared/ui/store-bar.tsx';
import { boardFooterTexts } from '../../texts/board-footer.ts';
import { shopStoreTexts } from '../../texts/stores/shop.ts';

/** The part below the prices. */
export function BoardFooter({ store }: { store: Store }) {
  const closure = useClosureToday(store);
  return (
    <>
      <WholesaleSection />
      <footer className="border-t-4 border-double border-ink bg-sunken print:bg-white">
        <div className="mx-auto grid max-w-[1280px] gap-6 px-4 py-8 md:grid-cols-[1fr_auto] md:px-6 lg:px-8">
          <dl className="grid gap-3">
            <Line icon={MapPin} label={boardFooterTexts.addressLabel}>
              <p className="font-semibold">
                <BothNames of={store} second="" />
              </p>
              <a className="text-link underline underline-offset-4" href={mapAddress(store)} rel="noopener noreferrer">
                {store.address}
              </a>
            </Line>
            {store.phone !== '' && (
              <Line icon={Phone} label={boardFooterTexts.phoneLabel}>
                <a
                  className="text-link underline underline-offset-4"
                  href={`tel:${store.phone.replaceAll(/[^\d+]/g, '')}`}
                >
                  {store.phone}
                </a>
              </Line>
            )}
            <Line icon={Clock} label={boardFooterTexts.hoursLabel}>
              {shopStoreTexts.openingHours(store)}
              {closure !== null && <p className="font-semibold">{closure}</p>}
            </Line>
          </dl>
          {closure === null && isOpenEveryDay(store) && (
            <p className="self-center text-2xl font-extrabold tracking-[0.04em] text-brand">
              {boardFooterTexts.openEveryDay}
            </p>
          )}
        </div>
      </footer>
    </>
  );
}

function Line({ icon: Icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <dt>
        <Icon size={20} strokeWidth={1.75} aria-hidden />
        <span className="sr-only">{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function mapAddress(store: Store): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${store.name}, ${store.address}`)}`;
}

/** Whether the hours cover the whole week, so that the footer may say so. */
function isOpenEveryDay(store: Store): boolean {
  return /^monday\s*[-–]\s*sunday\b/i.test(store.openingHours);
}

/** A separate page without scripts, to be printed and filled in by hand. */
const FORM = '/wholesale-order-form.html';

function WholesaleSection() {
  return (
    <section
      aria-labelledby="wholesale-heading"
      className="screen-only mx-auto max-w-[1280px] px-4 pb-10 md:px-6 lg:px-8"
    >
      <h2 id="wholesale-heading" className="flex flex-wrap items-baseline gap-x-3 pb-2 text-2xl md:text-3xl">
        <span className="font-extrabold">{boardFooterTexts.wholesaleTitle}</span>
        <span lang={CHINESE} className="text-[0.8em] text-ink-2">
          {boardFooterTexts.wholesaleChineseTitle}
        </span>
      </h2>
      <div className="perforated" aria-hidden />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-4">
        <p className="min-w-0 flex-1 basis-72 max-w-[65ch]">{boardFooterTexts.wholesaleBody}</p>
        <a className="button" data-tone="plain" href={FORM} target="_blank" rel="noopener">
          {boardFooterTexts.wholesaleLink}
          <span className="sr-only"> {boardFooterTexts.opensNewTab}</span>
          <ExternalLink size={16} strokeWidth={1.75} aria-hidden />
        </a>
      </div>
    </section>
  );
}
