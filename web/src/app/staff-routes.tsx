import { lazy } from 'react';
import { ALIASES } from '../shared/routing/aliases.ts';
import { PATHS } from '../shared/routing/paths.ts';
import { Navigate, Route, Routes } from '../shared/routing/router.ts';

const ProductsRoute = lazy(async () => ({ default: (await import('./products-route.tsx')).ProductsRoute }));
const ClearProductsRoute = lazy(async () => ({
  default: (await import('./clear-products-route.tsx')).ClearProductsRoute,
}));
const RestaurantProductsRoute = lazy(async () => ({
  default: (await import('./restaurant-products-route.tsx')).RestaurantProductsRoute,
}));
const RestaurantOrdersRoute = lazy(async () => ({
  default: (await import('./restaurant-orders-route.tsx')).RestaurantOrdersRoute,
}));
const DiscountCodesRoute = lazy(async () => ({
  default: (await import('./discount-codes-route.tsx')).DiscountCodesRoute,
}));
const RebatesRoute = lazy(async () => ({ default: (await import('./rebates-route.tsx')).RebatesRoute }));
const ScreensRoute = lazy(async () => ({ default: (await import('./screens-route.tsx')).ScreensRoute }));
const SettingsRoute = lazy(async () => ({ default: (await import('./settings-route.tsx')).SettingsRoute }));
const GuideRoute = lazy(async () => ({ default: (await import('./guide-route.tsx')).GuideRoute }));
const StatusPage = lazy(async () => ({ default: (await import('../features/status/status-page.tsx')).StatusPage }));
const NotFoundPage = lazy(async () => ({
  default: (await import('../features/not-found/not-found-page.tsx')).NotFoundPage,
}));

/**
 * The pages of the back office, the public status, and what is no page at all. Their list is fetched with the first of them:
 * the board would have to carry the names of all their files.
 */
export function StaffRoutes() {
  return (
    <Routes>
      <Route path={PATHS.products.path} element={<ProductsRoute />} />
      <Route path={PATHS.clearProducts.path} element={<ClearProductsRoute />} />
      <Route path={PATHS.restaurantProducts.path} element={<RestaurantProductsRoute />} />
      <Route path={PATHS.restaurantOrders.path} element={<RestaurantOrdersRoute />} />
      <Route path={PATHS.discountCodes.path} element={<DiscountCodesRoute />} />
      <Route path={PATHS.rebates.path} element={<RebatesRoute />} />
      <Route path={PATHS.screens.path} element={<ScreensRoute />} />
      <Route path={PATHS.settings.path} element={<SettingsRoute />} />
      <Route path={PATHS.guide.path} element={<GuideRoute />} />
      <Route path={PATHS.status.path} element={<StatusPage />} />
      {ALIASES.map(({ path, to }) => (
        <Route key={path} path={path} element={<Navigate to={to} replace />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
