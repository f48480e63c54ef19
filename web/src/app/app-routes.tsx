import { lazy, Suspense } from 'react';
import { BoardPage } from '../features/price-board/board-page.tsx';
import { PATHS } from '../shared/routing/paths.ts';
import { Route, Routes } from '../shared/routing/router.ts';
import { appTexts } from '../texts/app.ts';
import { RouteFocus } from './route-focus.tsx';

const ProductsRoute = lazy(async () => ({ default: (await import('./products-route.tsx')).ProductsRoute }));
const ClearProductsRoute = lazy(async () => ({
  default: (await import('./clear-products-route.tsx')).ClearProductsRoute,
}));
const RestaurantProductsRoute = lazy(async () => ({
  default: (await import('./restaurant-products-route.tsx')).RestaurantProductsRoute,
}));
const DiscountCodesRoute = lazy(async () => ({
  default: (await import('./discount-codes-route.tsx')).DiscountCodesRoute,
}));
const RestaurantPage = lazy(async () => ({
  default: (await import('../features/restaurant/restaurant-page.tsx')).RestaurantPage,
}));
const NotFoundPage = lazy(async () => ({
  default: (await import('../features/not-found/not-found-page.tsx')).NotFoundPage,
}));

/** The board comes with the first script, since most visitors came for it; every other page is fetched when opened. */
export function AppRoutes() {
  return (
    <Suspense
      fallback={<output className="late grid min-h-dvh place-items-center text-ink-2">{appTexts.loadingPage}</output>}
    >
      <RouteFocus />
      <Routes>
        <Route path={PATHS.board.path} element={<BoardPage />} />
        <Route path={PATHS.products.path} element={<ProductsRoute />} />
        <Route path={PATHS.clearProducts.path} element={<ClearProductsRoute />} />
        <Route path={PATHS.restaurantProducts.path} element={<RestaurantProductsRoute />} />
        <Route path={PATHS.discountCodes.path} element={<DiscountCodesRoute />} />
        <Route path={PATHS.restaurant.path} element={<RestaurantPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}
