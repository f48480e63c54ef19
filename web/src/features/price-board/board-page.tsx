import type { Settings, Store } from '@larder/contracts';
import { type QueryClient, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { ChefHat } from 'lucide-react';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fetchPrices, type PriceAnswer } from '../../shared/api/products.ts';
import { settingsQuery, storeNewsQuery, storeQuery } from '../../shared/api/stores.ts';
import { queryKeys } from '../../shared/query/query-keys.ts';
import { isOfBoard } from '../../shared/realtime/live-message.ts';
import { usePriceFollower } from '../../shared/realtime/price-follower.ts';
import { PATHS } from '../../shared/routing/paths.ts';
import { Link } from '../../shared/routing/router.ts';
import { namesOf, StoreNames } from '../../shared/ui/both-names.tsx';
import { LanguageChoice } from '../../shared/ui/language-choice.tsx';
import { LogoMark } from '../../shared/ui/logo-mark.tsx';
import { part } from '../../shared/ui/part.tsx';
import { SkipLink } from '../../shared/ui/skip-link.tsx';
import { boardTexts } from '../../texts/price-board.ts';
import { BoardNavigation } from './board-navigation.tsx';
import { BoardSections } from './board-sections-list.tsx';
import { BOARD_SECTIONS, goToSection } from './board-sections.ts';
import { useBoardSearch } from './use-board-search.ts';
import { newestPrices, usePriceAge } from './use-price-age.ts';

/** Loaded later: below the prices, in a reserved place above them, or only with several stores or a closure. */
const BoardFooter = part(async () => (await import('./board-footer.tsx')).BoardFooter);
const BoardTools = part(async () => (await import('./board-tools.tsx')).BoardTools);
const StoreBar = part(async () => (await import('../../shared/ui/store-bar.tsx')).StoreBar);

export function BoardPage() {
  const prices = useBoardPrices();
  const store = useQuery(storeQuery).data ?? null;
  const settings = useQuery(settingsQuery).data ?? null;
  const search = useBoardSearch();
  const age = usePriceAge(prices, store?.timeZone ?? null);
  const count = prices.data?.products.length;
  const [built, buildAll] = useCardsInSteps(count ?? 0);
  useArrivalAtHash(count !== undefined && built >= count);
  // In any other order than the sections', all products are one list.
  const [order, setOrder] = useState('');
  const goTo = (id: string): void => {
    // Reset, because cards rendered later would move the section.
    setOrder('');
    buildAll();
    goToSection(id, { smooth: true });
  };

  return (
    <div data-page="board" className="pb-[calc(88px+env(safe-area-inset-bottom))] print:pb-0">
      <title>{boardTexts.pageTitle(store && namesOf(store)[0].text)}</title>
      <SkipLink />
      <BoardHeader store={store} settings={settings} />
      {useQuery(storeNewsQuery).data && <StoreBar />}
      <BoardNavigation search={search} age={age} onSection={goTo} />
      <main id="main" className="mx-auto max-w-[1280px] px-4 pb-10 md:px-6 lg:px-8">
        <div className={`relative min-h-15 pt-4 print:mb-0 print:min-h-0 ${order === '' ? '-mb-4 md:-mb-14' : ''}`}>
          {prices.data && (
            <BoardTools products={prices.data.products} search={search} order={order} onOrder={setOrder} />
          )}
        </div>
        {order === '' && <BoardSections prices={prices} built={built} search={search} />}
      </main>
      {store && <BoardFooter store={store} />}
      <RestaurantOrdersLink />
    </div>
  );
}

/** Scrolls to the section or product in the address, once the prices are rendered and the layout is stable. */
function useArrivalAtHash(loaded: boolean): void {
  const arrived = useRef(false);
  useEffect(() => {
    if (!loaded || arrived.current) return;
    arrived.current = true;
    const section = BOARD_SECTIONS.find(({ id }) => `#${id}` === location.hash);
    if (section !== undefined) goToSection(section.id, { smooth: false });
    // Navigates again, now that the product exists, so that the browser marks it as the target.
    else if (location.hash !== '') location.replace(location.href);
  }, [loaded]);
}

/** Enough for the first screen, then as many as a slow phone renders in one frame. */
const FIRST_CARDS = 12;
const NEXT_CARDS = 8;
const MOST_STEPS = 40;

/** How many products may be rendered: many short steps instead of a few long ones keep the board responsive. */
function useCardsInSteps(count: number): [built: number, buildAll: () => void] {
  const [built, setBuilt] = useState(FIRST_CARDS);
  const buildAll = useCallback(() => flushSync(() => setBuilt(Infinity)), []);
  useEffect(() => {
    if (built >= count) return;
    const step = Math.max(NEXT_CARDS, Math.ceil(count / MOST_STEPS));
    const timer = setTimeout(() => startTransition(() => setBuilt((before) => Math.max(before, built + step))));
    return () => clearTimeout(timer);
  }, [count, built]);
  useEffect(() => {
    window.addEventListener('beforeprint', buildAll);
    return () => window.removeEventListener('beforeprint', buildAll);
  }, [buildAll]);
  return [built, buildAll];
}

/** Floats over the board's corner; on a phone it shrinks to its icon while scrolling down, keeping its name. */
function RestaurantOrdersLink() {
  const collapsed = useScrollingDown();
  return (
    <Link to={PATHS.restaurant.path} className="group floating-pill screen-only" data-collapsed={collapsed}>
      <ChefHat size={22} strokeWidth={1.75} className="flex-none" aria-hidden />
      <span className={collapsed ? 'max-md:group-not-focus-visible:sr-only' : ''}>{boardTexts.restaurantOrders}</span>
    </Link>
  );
}

/** Smaller movements are ignored. */
const MOVED_PX = 12;

/** Whether the page was last scrolled downwards. */
function useScrollingDown(): boolean {
  const [down, setDown] = useState(false);
  useEffect(() => {
    // Pages start at the top. Reading scrollY here would force a layout during rendering.
    let from = 0;
    const look = (): void => {
      const moved = window.scrollY - from;
      if (Math.abs(moved) < MOVED_PX) return;
      from = window.scrollY;
      setDown(moved > 0 && from > MOVED_PX);
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return down;
}

const POLL_MS = 30_000;

/** The board's prices: polled every 30 s and refreshed by live messages. */
function useBoardPrices(): UseQueryResult<PriceAnswer> {
  const client = useQueryClient();
  usePriceFollower(isOfBoard, {
    held: () => held(client)?.revision ?? 0,
    catchUp: (revision) => catchUp(client, revision),
    refresh: () => void client.invalidateQueries({ queryKey: queryKeys.boardPrices }),
  });
  return useQuery({
    queryKey: queryKeys.boardPrices,
    queryFn: async ({ signal }) => {
      const arrived = await fetchPrices(null, signal);
      return newestPrices(held(client), arrived);
    },
    refetchInterval: POLL_MS,
  });
}

function held(client: QueryClient): PriceAnswer | undefined {
  return client.getQueryData<PriceAnswer>(queryKeys.boardPrices);
}

/** Requests what changed up to a message's revision, else the plain list; the next poll repairs the rest. */
async function catchUp(client: QueryClient, revision: number): Promise<void> {
  try {
    const known = held(client);
    const { fetchPricesSince } = await import('./prices-since.ts');
    const arrived = known ? await fetchPricesSince(known, revision) : await fetchPrices(revision);
    client.setQueryData<PriceAnswer>(queryKeys.boardPrices, (before) => newestPrices(before, arrived));
  } catch {
    await client.invalidateQueries({ queryKey: queryKeys.boardPrices });
  }
}

function BoardHeader({ store, settings }: { store: Store | null; settings: Settings | null }) {
  return (
    <header>
      <div className="bg-brand text-white print:bg-white print:text-ink">
        <div className="mx-auto flex min-h-[70px] max-w-[1280px] flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2.5 md:px-6 lg:px-8">
          <p className="flex items-center gap-3 max-sm:basis-full">
            <LogoMark size={40} on="brand" />
            <StoreNames store={store} first="font-extrabold md:text-xl" second="min-h-[1.5em] text-sm md:text-base" />
          </p>
          <address className="min-h-[1.5em] flex-1 basis-40 text-sm not-italic sm:text-right">
            {store?.address ?? ''}
          </address>
          <LanguageChoice />
        </div>
      </div>
      <div className="butcher-paper border-b border-hairline">
        <div className="mx-auto flex max-w-[1280px] flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4 md:px-6 md:py-8 lg:px-8">
          {/* Larger than a picture, also with four Chinese characters, so that the largest paint is immediate. */}
          <h1
            tabIndex={-1}
            className="text-[min(3rem,14.5vw)] leading-none font-extrabold tracking-[0.04em] max-md:[&:lang(zh)]:text-7xl md:text-4xl lg:text-5xl"
          >
            {boardTexts.title}
          </h1>
          <LivePriceTag settings={settings} />
        </div>
      </div>
    </header>
  );
}

function LivePriceTag({ settings }: { settings: Settings | null }) {
  const { lastUpdated, lastUpdatedLocal } = settings ?? {};
  return (
    <div className="label-tag w-full bg-ink p-px sm:w-auto">
      <div className="label-tag flex items-center gap-4 bg-surface py-2 pr-5 pl-4 md:py-3">
        <span aria-hidden className="size-3 flex-none rounded-full border border-ink bg-sunken" />
        <div className="flex flex-1 flex-wrap items-baseline justify-between gap-x-4 sm:block">
          <p className="font-semibold">{boardTexts.livePrices}</p>
          <p className="min-h-[1.3em] min-w-[min(9em,100%)] text-xl leading-tight font-extrabold md:text-2xl">
            {lastUpdated && <time dateTime={lastUpdated}>{asBoardTime(lastUpdatedLocal)}</time>}
          </p>
          <p className="text-xs text-ink-2">{boardTexts.updatedManually}</p>
        </div>
      </div>
    </div>
  );
}

/** The format of formatBoardTime. The first use of Intl takes a slow phone 0.3 s, so the service sends local time. */
const asBoardTime = (local = ''): string => local.replaceAll('-', '/').replace('T', ' ');
