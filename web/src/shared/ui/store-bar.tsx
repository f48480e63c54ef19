import type { Store } from '@larder/contracts';
import { closureOn, isOpenAt } from '@larder/kernel';
import { useQuery } from '@tanstack/react-query';
import { CalendarX, StoreIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { shopStoreTexts } from '../../texts/stores/shop.ts';
import { pageStore } from '../api/http.ts';
import { presentName, storeQuery, storesQuery } from '../api/stores.ts';
import { deviceStore } from '../browser-storage.ts';
import { useNow } from '../time/use-time.ts';
import { useDayIn } from '../use-store-day.ts';
import { BothNames, isFoundStore, namesOf } from './both-names.tsx';
import { Button } from './button.tsx';
import { CheckboxField, TextField } from './fields.tsx';
import { Dialog } from './overlays/dialog.tsx';

const CHOSEN_KEY = 'larder.store';

/** The short name of the store chosen on this device, as of that time. */
const chosenStore = (): string | null => deviceStore.read(CHOSEN_KEY);

const chooseStore = (slug: string | null): void => deviceStore.write(CHOSEN_KEY, slug);

/** This page at a store's address, which is the same on every host, whereas / may be another store's. */
export function pageAt(slug: string, { pathname, search, hash }: Location): string {
  const page = pathname.replace(/^\/s\/[^/]+/, '').replace(/^\/$/, '');
  return `/s/${slug}${page}${search}${hash}`;
}

/** A closure today, and the choice of stores. */
export function StoreBar() {
  const stores = useQuery(storesQuery).data ?? [];
  const store = useQuery(storeQuery).data ?? null;
  useChosenStore(stores);
  const [choosing, setChoosing] = useState(false);
  if (store === null) return <UnknownStore />;
  const [name] = namesOf(store);
  return (
    <div className="screen-only" data-part="store">
      <ClosureNotice store={store} />
      {stores.length > 1 && (
        <div className="border-b border-hairline bg-surface">
          <div className="mx-auto flex w-full max-w-[1440px] in-data-[page=board]:max-w-[1280px] flex-wrap items-center gap-x-4 px-4 py-1 md:px-6 lg:px-8">
            <StoreIcon size={20} strokeWidth={1.75} className="flex-none text-ink-2" aria-hidden />
            <p className="min-w-0 flex-1 wrap-anywhere">
              <span className="sr-only">{shopStoreTexts.yours}: </span>
              <span lang={name.language} className="font-semibold">
                {name.text}
              </span>
            </p>
            <Button onClick={() => setChoosing(true)}>{shopStoreTexts.change}</Button>
          </div>
        </div>
      )}
      {choosing && <StoreChoice stores={stores} chosen={store} onClose={() => setChoosing(false)} />}
    </div>
  );
}

/** Today's closure or changed hours, as a sentence; null on ordinary days. */
export function useClosureToday(store: Store): string | null {
  // The first date formatting takes a slow phone 0.3 s, so it is avoided.
  const day = useDayIn(store.closures?.length ? store.timeZone : null);
  const closure = closureOn(store, day);
  if (closure === null) return null;
  const { hours, reason } = closure;
  return hours === null ? shopStoreTexts.closedToday(reason) : shopStoreTexts.hoursToday(hours, reason);
}

function ClosureNotice({ store }: { store: Store }) {
  const closure = useClosureToday(store);
  if (closure === null) return null;
  return (
    <p className="border-b border-turmeric-ink bg-turmeric-tint text-turmeric-ink" data-part="closure">
      <span className="mx-auto flex w-full max-w-[1440px] in-data-[page=board]:max-w-[1280px] items-start gap-3 px-4 py-3 text-lg font-extrabold md:px-6 lg:px-8">
        <CalendarX size={24} strokeWidth={1.75} className="mt-0.5 flex-none" aria-hidden />
        <span className="min-w-0 wrap-anywhere">{closure}</span>
      </span>
    </p>
  );
}

/** At the chain's address, redirects a shopper who has chosen a store to it, by its current name. */
function useChosenStore(stores: readonly Store[]): void {
  useEffect(() => {
    const chosen = chosenStore();
    if (pageStore || chosen === null || stores.length === 0) return;
    const store = stores.find(({ slug }) => slug === chosen);
    if (store === undefined) void followName(chosen, () => chooseStore(null));
    else if (!store.isDefault) location.replace(pageAt(chosen, location));
  }, [stores]);
}

/** Redirects to the address of a renamed store, and updates the chosen store. */
async function followName(slug: string, onNone: () => void): Promise<void> {
  const name = await presentName(slug).catch(() => undefined);
  if (name === null) onNone();
  if (!name) return;
  if (chosenStore() === slug) chooseStore(name);
  location.replace(pageAt(name, location));
}

/** A thousand at once would take a phone many seconds. */
const FIRST_STORES = 50;

interface StoreChoiceProps {
  stores: readonly Store[];
  chosen: Store;
  onClose: () => void;
}

function StoreChoice({ stores, chosen, onClose }: StoreChoiceProps) {
  const [query, setQuery] = useState('');
  const [onlyOpen, setOnlyOpen] = useState(false);
  const [room, setRoom] = useState(FIRST_STORES);
  const now = useNow(60_000);
  const found = stores
    .filter((store) => isFoundStore(store, query) && (!onlyOpen || isOpenAt(store, now) === true))
    .slice(0, room + 1)
    .map((store) => ({ store, isOpen: isOpenAt(store, now) }));
  const choose = (store: Store): void => {
    chooseStore(store.slug);
    if (store.slug === chosen.slug) onClose();
    else location.assign(pageAt(store.slug, location));
  };
  return (
    <Dialog title={shopStoreTexts.title} onCloseRequest={onClose}>
      <div className="grid gap-3">
        <TextField
          type="search"
          label={shopStoreTexts.search}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <CheckboxField
          label={shopStoreTexts.openNow}
          checked={onlyOpen}
          onChange={(event) => setOnlyOpen(event.target.checked)}
        />
        {found.length === 0 && <p className="text-ink-2">{shopStoreTexts.none}</p>}
        <ul className="grid gap-2">
          {found.slice(0, room).map(({ store, isOpen }) => (
            <li key={store.slug}>
              <button
                type="button"
                aria-current={store.slug === chosen.slug || undefined}
                className="grid w-full gap-0.5 rounded-control border border-edge bg-surface px-4 py-3 text-left hover:bg-paper aria-current:border-brand aria-current:bg-chosen"
                onClick={() => choose(store)}
              >
                <span className="flex flex-wrap items-baseline gap-x-3">
                  <span className="font-extrabold">
                    <BothNames of={store} second="font-normal" />
                  </span>
                  {isOpen !== null && (
                    <span className={`ml-auto text-sm font-semibold ${isOpen ? 'text-good' : 'text-ink-2'}`}>
                      {isOpen ? shopStoreTexts.isOpen : shopStoreTexts.isClosed}
                    </span>
                  )}
                </span>
                <span>{store.address}</span>
                <span className="text-sm text-ink-2">{shopStoreTexts.openingHours(store)}</span>
              </button>
            </li>
          ))}
        </ul>
        {found.length > room && <Button onClick={() => setRoom(room + FIRST_STORES)}>{shopStoreTexts.more}</Button>}
      </div>
    </Dialog>
  );
}

/** Shown at an address without an open store; a renamed store redirects. */
function UnknownStore() {
  const [isUnknown, setUnknown] = useState(false);
  useEffect(() => {
    if (pageStore) void followName(pageStore, () => setUnknown(true));
  }, []);
  if (!isUnknown) return null;
  return (
    <div role="alert" className="border-b border-price bg-price-tint text-danger-ink">
      <p className="mx-auto w-full max-w-[1440px] px-4 py-4 text-lg font-extrabold md:px-6 lg:px-8">
        {shopStoreTexts.unknown}{' '}
        <a className="underline underline-offset-4" href="/">
          {shopStoreTexts.board}
        </a>
      </p>
    </div>
  );
}
