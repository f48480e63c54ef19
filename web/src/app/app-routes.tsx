import { lazy, Suspense } from 'react';
import { BoardPage } from '../features/price-board/board-page.tsx';
import { PATHS } from '../shared/routing/paths.ts';
import { Route, Routes } from '../shared/routing/router.ts';
import { appTexts } from '../texts/app.ts';
import { RouteFocus } from './route-focus.tsx';

const RestaurantPage = lazy(async () => ({
  default: (await import('../features/restaurant/restaurant-page.tsx')).RestaurantPage,
}));
const StaffRoutes = lazy(async () => ({ default: (await import('./staff-routes.tsx')).StaffRoutes }));

/** The board comes with the first script, since most visitors came for it; every other page is fetched when opened. */
export function AppRoutes() {
  return (
    <Suspense
      fallback={<output className="late grid min-h-dvh place-items-center text-ink-2">{appTexts.loadingPage}</output>}
    >
      <RouteFocus />
      <Routes>
        <Route path={PATHS.board.path} element={<BoardPage />} />
        <Route path={PATHS.restaurant.path} element={<RestaurantPage />} />
        <Route path="*" element={<StaffRoutes />} />
      </Routes>
    </Suspense>
  );
}
