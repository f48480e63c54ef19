import type { Store } from '@larder/contracts';
import { Clock, type LucideIcon, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { CHINESE } from '../../shared/chinese.ts';
import { useClosureToday } from '../../shared/ui/store-bar.tsx';
import { boardTexts } from '../../texts/price-board.ts';

export function BoardFooter({ store }: { store: Store }) {
  const closure = useClosureToday(store);
  return (
    <footer className="border-t-4 border-double border-ink bg-sunken print:bg-white">
      <div className="mx-auto grid max-w-[1280px] gap-6 px-4 py-8 md:grid-cols-[1fr_auto] md:px-6 lg:px-8">
        <dl className="grid gap-3">
          <Line icon={MapPin} label={boardTexts.addressLabel}>
            <p className="font-semibold">
              {store.name}
              {store.chineseName !== null && (
                <span lang={CHINESE} className="ml-2">
                  {store.chineseName}
                </span>
              )}
            </p>
            <a className="text-link underline underline-offset-4" href={mapAddress(store)} rel="noopener noreferrer">
              {store.address}
            </a>
          </Line>
          {store.phone !== '' && (
            <Line icon={Phone} label={boardTexts.phoneLabel}>
              <a
                className="text-link underline underline-offset-4"
                href={`tel:${store.phone.replaceAll(/[^\d+]/g, '')}`}
              >
                {store.phone}
              </a>
            </Line>
          )}
          <Line icon={Clock} label={boardTexts.hoursLabel}>
            {store.openingHours}
            {closure !== null && <p className="font-semibold">{closure}</p>}
          </Line>
        </dl>
        {isOpenEveryDay(store) && (
          <p className="self-center text-2xl font-extrabold tracking-[0.04em] text-brand">{boardTexts.openEveryDay}</p>
        )}
      </div>
    </footer>
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

/** The promise stands only under hours that name the whole week. */
function isOpenEveryDay(store: Store): boolean {
  return /^monday\s*[-–]\s*sunday\b/i.test(store.openingHours);
}
