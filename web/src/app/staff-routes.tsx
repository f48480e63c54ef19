import type { StaffUser } from '@larder/contracts';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, Suspense, useEffect } from 'react';
import { AccessDenied, StaffGate } from '../features/auth/staff-gate.tsx';
import { storesQuery } from '../shared/api/stores.ts';
import { StoreScopeProvider } from '../shared/kit/store-scope.tsx';
import { ALIASES } from '../shared/routing/aliases.ts';
import { PATHS, type PagePath } from '../shared/routing/paths.ts';
import { Navigate, Route, Routes, useLocation } from '../shared/routing/router.ts';
import { withQuery } from '../shared/routing/store-path.ts';
import { isChainAdmin } from '../shared/session/chain-admin.ts';
import { toastCode } from '../shared/toast/toasts-on-demand.tsx';
import { useFetchWhenIdle } from '../shared/ui/fetch-when-idle.ts';
import { part } from '../shared/ui/part.tsx';
import { appTexts } from '../texts/app.ts';
import { previewTexts } from '../texts/products/preview.ts';
import { shopTexts } from '../texts/settings/shop.ts';

type Page = ComponentType<{ user: StaffUser }>;

async function productsPage(): Promise<Page> {
  const [{ ProductsPage }, { UsersButton }] = await Promise.all([
    import('../features/products/products-page.tsx'),
    import('../features/users/users-button.tsx'),
  ]);
  return ({ user }) => <ProductsPage user={user} actions={<UsersButton user={user} />} />;
}

/** Pages with nothing to show before there is a store. */
const OF_STORES = new Set<PagePath>([PATHS.products, PATHS.tags, PATHS.compare, PATHS.orderDay, PATHS.storesOverview]);

/** Asks the administrator of a shop without stores to set it up first. */
function AfterSetup({ user, children }: { user: StaffUser; children: ReactNode }) {
  const { data: stores } = useQuery(storesQuery);
  return stores?.length === 0 && isChainAdmin(user) ? <Navigate to={PATHS.setup.path} replace /> : children;
}

/** Loaded with the boards of other features, which its previews show. */
async function batchesPage(): Promise<Page> {
  const { BatchesPage } = await import('../features/products/batches/batches-page.tsx');
  return ({ user }) => <BatchesPage user={user} pictures={PREVIEW_PICTURES} />;
}

const PREVIEW_LOST = { lost: previewTexts.lost };
const PREVIEW_PICTURES = {
  Board: part(async () => (await import('../features/price-board/board-picture.tsx')).BoardPicture, PREVIEW_LOST),
  MeatBoard: part(async () => (await import('../features/meat-board/board-picture.tsx')).BoardPicture, PREVIEW_LOST),
  Terminal: part(async () => (await import('../features/terminal/terminal-picture.tsx')).TerminalPicture, PREVIEW_LOST),
};

/** Loaded with the dialogs of other pages, which set up a shop step by step. */
async function setupPage(): Promise<Page> {
  const [{ SetupPage }, { AddStore }, { LookDialog }, { ProductImport }, { ProductDialog }, { UsersDialog }] =
    await Promise.all([
      import('../features/setup/setup-page.tsx'),
      import('../features/stores/store-form.tsx'),
      import('../features/settings/shop/look-form.tsx'),
      import('../features/products/product-import.tsx'),
      import('../features/products/form/product-dialog.tsx'),
      import('../features/users/users-dialog.tsx'),
    ]);
  const dialogs = {
    shop: AddStore,
    look: LookDialog,
    stores: AddStore,
    prices: ProductImport,
    byHand: ({ onClose }: { onClose: () => void }) => (
      <ProductDialog product={null} deleted={false} onClose={onClose} />
    ),
    users: UsersDialog,
  };
  return ({ user }) => <SetupPage user={user} dialogs={dialogs} />;
}

/** Loaded with the dialogs of stores, which belong to another feature. */
async function settingsPage(): Promise<Page> {
  const { SettingsPage } = await import('../features/settings/shell/settings-page.tsx');
  return ({ user }) => <SettingsPage user={user} shop={SHOP_PARTS} />;
}

const OVER = { place: 'over', lost: shopTexts.lost } as const;

const SHOP_PARTS = {
  Edit: part(async () => (await import('../features/stores/store-form.tsx')).StoreForm, OVER),
  Rules: part(async () => (await import('../features/stores/rules-dialog.tsx')).RulesDialog, OVER),
  Days: part(async () => (await import('../features/stores/closures-dialog.tsx')).ClosuresDialog, OVER),
};

const STAFF_PAGES: readonly (readonly [PagePath, () => Promise<Page>])[] = [
  [PATHS.today, async () => (await import('../features/today/today-page.tsx')).TodayPage],
  [PATHS.products, productsPage],
  [PATHS.batches, batchesPage],
  [PATHS.tags, async () => (await import('../features/products/tags/tags-page.tsx')).TagsPage],
  [PATHS.compare, async () => (await import('../features/products/compare/compare-page.tsx')).ComparePage],
  [
    PATHS.clearProducts,
    async () => (await import('../features/clear-products/clear-products-page.tsx')).ClearProductsPage,
  ],
  [
    PATHS.restaurantProducts,
    async () => (await import('../features/restaurant-products/restaurant-products-page.tsx')).RestaurantProductsPage,
  ],
  [
    PATHS.restaurantOrders,
    async () => (await import('../features/restaurant-orders/restaurant-orders-page.tsx')).RestaurantOrdersPage,
  ],
  [PATHS.orderDay, async () => (await import('../features/restaurant-orders/day/order-day-page.tsx')).OrderDayPage],
  [
    PATHS.discountCodes,
    async () => (await import('../features/discount-codes/discount-codes-page.tsx')).DiscountCodesPage,
  ],
  [PATHS.rebates, async () => (await import('../features/rebates/rebates-page.tsx')).RebatesPage],
  [PATHS.setup, setupPage],
  [PATHS.stores, async () => (await import('../features/stores/stores-page.tsx')).StoresPage],
  [PATHS.storesOverview, async () => (await import('../features/stores/overview/overview-page.tsx')).OverviewPage],
  [PATHS.screens, async () => (await import('../features/screens/screens-page.tsx')).ScreensPage],
  // The page itself refuses everyone but administrators, with a specific text.
  [{ ...PATHS.settings, access: 'staff' }, settingsPage],
  [PATHS.guide, async () => (await import('../features/guide/guide-page.tsx')).GuidePage],
];

const PAGE = { place: 'page', lost: appTexts.pageKept } as const;

const Shell = part(async () => (await import('../features/shell/shell.tsx')).Shell, PAGE);

const ROUTES = STAFF_PAGES.map(([page, load]) => {
  const Content = part(load, PAGE);
  const Page: Page = ({ user }) => {
    if (page.access === 'admin' && !isChainAdmin(user)) return <AccessDenied user={user} />;
    const content = <Content user={user} />;
    return OF_STORES.has(page) ? <AfterSetup user={user}>{content}</AfterSetup> : content;
  };
  return { path: page.path, Page, fetch: Content.fetch };
});

const LOADING = <output className="late block p-6 text-ink-2">{appTexts.loadingPage}</output>;

/** The gate and the shell persist from page to page. */
function BackOffice({ path }: { path: string }) {
  // While the session is being checked.
  useEffect(() => {
    Shell.fetch();
    ROUTES.find((route) => route.path === path)?.fetch();
  }, [path]);
  useFetchWhenIdle(toastCode);
  return (
    <StaffGate>
      {(user) => (
        <StoreScopeProvider user={user} fallback={LOADING}>
          <Shell user={user}>
            <Suspense fallback={LOADING}>
              <Routes>
                {ROUTES.map(({ path: own, Page }) => (
                  <Route key={own} path={own} element={<Page user={user} />} />
                ))}
              </Routes>
            </Suspense>
          </Shell>
        </StoreScopeProvider>
      )}
    </StaffGate>
  );
}

const StatusPage = part(async () => (await import('../features/status/status-page.tsx')).StatusPage, PAGE);
const NotFoundPage = part(async () => (await import('../features/not-found/not-found-page.tsx')).NotFoundPage, PAGE);

/**
 * The pages of the back office, the public status, and addresses without a page. The table is loaded with the first of
 * them: otherwise the board would carry the names of all their files.
 */
export function StaffRoutes() {
  const { pathname, search } = useLocation();
  const path = pathname.replace(/(?<=.)\/+$/, '');
  if (ROUTES.some((route) => route.path === path)) return <BackOffice path={path} />;
  return (
    <Routes>
      <Route path={PATHS.status.path} element={<StatusPage />} />
      {ALIASES.map(({ path, to }) => (
        <Route key={path} path={path} element={<Navigate to={withQuery(to, search)} replace />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
