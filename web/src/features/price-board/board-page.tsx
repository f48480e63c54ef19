import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { settingsQuery } from '../../shared/api/settings.ts';
import { storeQuery } from '../../shared/api/stores.ts';
import { SkipLink } from '../../shared/ui/skip-link.tsx';
import { boardTexts } from '../../texts/price-board.ts';
import { BoardFooter } from './board-footer.tsx';
import { BoardHeader } from './board-header.tsx';
import { BoardNavigation } from './board-navigation.tsx';
import { BoardSections } from './board-sections-list.tsx';
import { BOARD_SECTIONS } from './board-sections.ts';
import { goToSection } from './go-to-section.ts';
import { RestaurantOrdersLink } from './restaurant-orders-link.tsx';
import { useBoardPrices } from './use-board-prices.ts';
import { useBoardSearch } from './use-board-search.ts';
import { usePriceAge } from './use-price-age.ts';
import { useSectionsInSteps } from './use-sections-in-steps.ts';
import { WholesaleSection } from './wholesale-section.tsx';

export function BoardPage() {
  const prices = useBoardPrices();
  const store = useQuery(storeQuery).data ?? null;
  const settings = useQuery(settingsQuery).data ?? null;
  const search = useBoardSearch();
  const age = usePriceAge(prices, store?.timeZone ?? null);
  const built = useSectionsInSteps(prices.data !== undefined, BOARD_SECTIONS.length);
  useArrivalAtHash(built === BOARD_SECTIONS.length);

  return (
    <div data-page="board" className="pb-[calc(88px+env(safe-area-inset-bottom))] print:pb-0">
      <title>{boardTexts.pageTitle(store?.name ?? null)}</title>
      <SkipLink />
      <BoardHeader store={store} lastUpdated={settings?.lastUpdated ?? null} />
      <BoardNavigation search={search} age={age} />
      <main id="main" className="mx-auto max-w-[1280px] px-4 pb-10 md:px-6 lg:px-8">
        <BoardSections prices={prices} built={built} query={search.query} onClearSearch={search.clear} />
        <WholesaleSection />
      </main>
      <BoardFooter store={store} />
      <RestaurantOrdersLink />
    </div>
  );
}

/** Whoever opens an address that names a section is taken there once the prices stand and nothing moves any more. */
function useArrivalAtHash(loaded: boolean): void {
  const arrived = useRef(false);
  useEffect(() => {
    if (!loaded || arrived.current) return;
    arrived.current = true;
    const section = BOARD_SECTIONS.find(({ id }) => `#${id}` === location.hash);
    if (section !== undefined) goToSection(section.id, { smooth: false });
  }, [loaded]);
}
