import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { BoardPage } from '../features/price-board/board-page.tsx';
import { pageStore } from '../shared/api/http.ts';
import { createQueryClient } from '../shared/query/query-client.ts';
import { queryKeys } from '../shared/query/query-keys.ts';
import { realtime } from '../shared/realtime/realtime.ts';
import { PATHS } from '../shared/routing/paths.ts';
import { BrowserRouter, Route, Routes, useLocation } from '../shared/routing/router.ts';
import { isSameUser, session } from '../shared/session/session-store.ts';
import { toasts } from '../shared/toast/toast-store.ts';
import { ToastsOnDemand } from '../shared/toast/toasts-on-demand.tsx';
import { Boundary } from '../shared/ui/boundary.tsx';
import { Button } from '../shared/ui/button.tsx';
import { part } from '../shared/ui/part.tsx';
import { appTexts } from '../texts/app.ts';

/** Shown when nothing else caught an error. */
function Crash() {
  return (
    <main className="mx-auto grid min-h-dvh max-w-[65ch] content-center justify-items-start gap-4 p-6">
      <h1 className="text-3xl font-extrabold">{appTexts.crashTitle}</h1>
      <p>{appTexts.crashBody}</p>
      <Button tone="primary" onClick={() => location.reload()}>
        {appTexts.crashAction}
      </Button>
    </main>
  );
}

const NOTICE_MS = 3000;

/** Shows a notice about imported products on every open page; the pages refresh their lists themselves. */
function announceImports(): void {
  realtime.onMessage((message) => {
    if (message.kind !== 'products-imported') return;
    toasts.show({
      title: appTexts.productsImportedTitle,
      description: appTexts.productsImported(message.count),
      durationMs: NOTICE_MS,
    });
  });
}

const LOOK_AGAIN_MS = 3000;

/** Shows changed closures, names, pauses, default store, logo or colour. A busy gateway is a second behind. */
function followStores(client: QueryClient): void {
  const look = (): void => {
    for (const queryKey of [queryKeys.stores, queryKeys.settings]) void client.invalidateQueries({ queryKey });
    const style = document.getElementById('shop-style') as HTMLLinkElement | null;
    // The same address would not be fetched again.
    if (style) style.href = `/api/shop/style?${Date.now()}`;
  };
  realtime.onMessage(({ kind }) => {
    if (kind !== 'stores-changed') return;
    look();
    setTimeout(look, LOOK_AGAIN_MS);
  });
}

/** Drops staff data from memory at sign-out, or after an expired session when another user signs in. */
function forgetStaffDataOnSignOut(client: QueryClient): void {
  let { user: seenBy } = session.current();
  session.subscribe(() => {
    const { user, ended } = session.current();
    if (ended || isSameUser(user, seenBy)) return;
    seenBy = user;
    client.removeQueries({ queryKey: queryKeys.staff });
  });
}

const queryClient = createQueryClient();
announceImports();
followStores(queryClient);
forgetStaffDataOnSignOut(queryClient);

export function App() {
  return (
    <BrowserRouter basename={pageStore && `/s/${pageStore}`}>
      <AppPages />
    </BrowserRouter>
  );
}

/** Everything except the router, which differs when the build renders the board. */
export function AppPages() {
  return (
    <Boundary instead={<Crash />}>
      <QueryClientProvider client={queryClient}>
        <AppRoutes />
        <ToastsOnDemand />
      </QueryClientProvider>
    </Boundary>
  );
}

const PAGE = { place: 'page', lost: appTexts.pageKept } as const;
const RestaurantPage = part(
  async () => (await import('../features/restaurant/restaurant-page.tsx')).RestaurantPage,
  PAGE,
);
const StaffRoutes = part(async () => (await import('./staff-routes.tsx')).StaffRoutes, PAGE);

/** The board is in the first script, because most visitors want it; every other page is fetched when opened. */
function AppRoutes() {
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

/** Moves the focus to the new page's title, so that screen readers announce the page. */
function RouteFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
