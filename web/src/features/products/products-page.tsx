import type { Settings, StaffUser } from '@larder/contracts';
import { formatFraction } from '@larder/kernel';
import '../../shared/styles/staff-lists.css';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useMemo, useState, useEffect } from 'react';
import { fetchProductRows, type ProductData } from '../../shared/api/staff-products.ts';
import { settingsOf } from '../../shared/api/use-change-settings.ts';
import { FigureLine } from '../../shared/kit/facts.tsx';
import { reasonOf } from '../../shared/kit/loaded.tsx';
import { PasswordReminder } from '../../shared/kit/password-reminder.tsx';
import { useStoreScope } from '../../shared/kit/store-scope.tsx';
import { staffKeys } from '../../shared/query/staff-keys.ts';
import { isOfBoard } from '../../shared/realtime/live-message.ts';
import { useLive } from '../../shared/realtime/use-live.ts';
import { PATHS } from '../../shared/routing/paths.ts';
import { Link } from '../../shared/routing/router.ts';
import { useAddressParameters } from '../../shared/routing/use-address-state.ts';
import { usePreparedFinder } from '../../shared/search/use-finder.ts';
import { isChainAdmin } from '../../shared/session/chain-admin.ts';
import { useFetchWhenIdle } from '../../shared/ui/fetch-when-idle.ts';
import { part } from '../../shared/ui/part.tsx';
import { ProblemNotice } from '../../shared/ui/problem/problem-notice.tsx';
import { ErrorState } from '../../shared/ui/states.tsx';
import { useLatest } from '../../shared/ui/use-latest.ts';
import { useWideScreen } from '../../shared/ui/use-wide-screen.ts';
import { connectionTexts } from '../../texts/connection.ts';
import { productListTexts } from '../../texts/product-list.ts';
import { productBulkTexts } from '../../texts/products/bulk.ts';
import { sheetTexts } from '../../texts/products/sheet.ts';
import { toolbarTexts } from '../../texts/products/toolbar.ts';
import { useProductSelection } from './bulk/use-product-selection.ts';
import { problems, withPending } from './changes/product-cache.ts';
import { ORDERING, useManualOrder } from './changes/use-manual-order.ts';
import { ProductsHeader } from './head/products-header.tsx';
import { TimestampCard } from './head/timestamp-card.tsx';
import { ProductList } from './list/product-list.tsx';
import { type ProductActions, SelectAllShown } from './list/product-parts.tsx';
import { activeFilters, filterProducts } from './model/filter-products.ts';
import { inOrder } from './model/move-product.ts';
import { productStats, type ProductStats } from './model/product-analytics.ts';
import { useProductView } from './model/product-view.ts';
import { sortProducts } from './model/sort-products.ts';
import { DIALOGS, type OpenDialog, ProductDialogs } from './product-dialogs.tsx';
import { ProductScope, useProductScope } from './product-scope.ts';
import { ListHead } from './toolbar/list-head.tsx';
import { ProductToolbar } from './toolbar/product-toolbar.tsx';

const NONE: readonly ProductData[] = [];

interface ProductsPageProps {
  user: StaffUser;
  /** Further buttons in the page's head. */
  actions?: ReactNode;
}

/** Keyed by store, so that open or pending edits do not move to another store. */
export function ProductsPage(props: ProductsPageProps) {
  const { slug } = useStoreScope();
  return (
    <ProductScope value={slug}>
      <ProductsOfScope key={slug} {...props} />
    </ProductScope>
  );
}

function ProductsOfScope({ user, actions: headActions }: ProductsPageProps) {
  const { slug, stores } = useStoreScope();
  useFetchWhenIdle(...DIALOGS, AnalyticsPanel, BulkBar, ProductSheet);
  const products = useStaffProducts();
  const settings = useQuery(settingsOf(slug));
  const control = useProductView();
  // The list may lag behind typing; the fields must not.
  const view = useDeferredValue(control.view);
  const all = products.data ?? NONE;
  const sorted = useMemo(() => sortProducts(all, view.sort), [all, view.sort]);
  const finder = usePreparedFinder(sorted, products.data !== undefined, true);
  const bestFirst = view.sort.key === 'manual' && !view.sort.descending;
  const shown = useMemo(
    () => filterProducts(sorted, view.filters, { finder, bestFirst }),
    [sorted, view.filters, finder, bestFirst],
  );
  const stats = useMemo(() => productStats(all), [all]);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  useAddFromAddress(() => setDialog({ kind: 'add' }), isChainAdmin(user) && slug === null);
  const [analyticsOpen, setAnalyticsOpen] = useState(false);
  const manyStores = stores.length > 1;
  // Staff of some stores edit overrides, one store at a time.
  const editable = isChainAdmin(user) || (user.role === 'admin' && slug !== null);
  const offersStores = isChainAdmin(user) && manyStores && slug === null;
  const selection = useProductSelection(shown, editable && view.layout !== 'sheet');
  const layout = !editable && view.layout === 'sheet' ? 'list' : view.layout;
  const wide = useWideScreen();
  const order = useManualOrder(all, view.sort.descending);
  const { move, pressed } = order;
  const actions = useMemo<ProductActions>(
    () => ({
      move,
      pressed,
      edit: (product) => setDialog({ kind: 'edit', product }),
      remove: (product) => setDialog({ kind: 'delete', product }),
      select: selection?.select ?? null,
      showStores: offersStores ? (product) => setDialog({ kind: 'stores', product }) : null,
    }),
    [move, pressed, offersStores, selection?.select],
  );
  const add = useMemo(() => () => setDialog({ kind: 'add' }), []);
  const unfiltered = activeFilters(view.filters).length === 0;
  const movable = editable && view.sort.key === 'manual' && unfiltered;
  const arrived = products.data !== undefined;

  return (
    <>
      <title>{productListTexts.pageTitle}</title>
      <main
        id="main"
        data-page="products"
        data-shown-for={view.filters.searchQuery}
        className="flex flex-col gap-1.5 px-4 pt-1.5 max-lg:-mb-4 max-lg:min-h-[calc(100dvh-7rem)] md:px-6 lg:min-h-dvh"
      >
        <ProductsHeader
          timestamp={<TimestampCard editable={editable} failureTold={!arrived && products.isError} />}
          actions={headActions}
          age={products.isRefetchError ? connectionTexts.pricesNotRefreshed : null}
        />
        <PasswordReminder user={user} />
        <ProductToolbar
          control={control}
          editable={editable}
          onAdd={slug === null ? add : null}
          manyStores={manyStores}
        />
        <ProblemNotice problems={problems} />
        <ListHead
          control={control}
          shown={arrived ? shown.length : null}
          total={all.length}
          editable={editable}
          movable={movable}
          selectAll={
            selection !== null &&
            shown.length > 0 &&
            (layout === 'grid' || !wide) && <SelectAllShown selection={selection} shown={shown} />
          }
          figures={<ProductFigures stats={arrived ? stats : null} />}
          ownOrder={all.some(({ ownOrder }) => ownOrder === true)}
          analyticsOpen={analyticsOpen}
          onToggleAnalytics={() => setAnalyticsOpen(!analyticsOpen)}
          onImport={slug === null ? () => setDialog({ kind: 'import' }) : null}
        />
        {analyticsOpen && arrived && (
          <AnalyticsPanel
            products={all}
            onEdit={editable && slug === null ? actions.edit : null}
            onClose={() => setAnalyticsOpen(false)}
          />
        )}
        {arrived && layout === 'sheet' && shown.length > 0 ? (
          <ProductSheet user={user} shown={shown} products={all} />
        ) : arrived ? (
          <ProductList
            layout={layout === 'sheet' ? 'list' : layout}
            products={shown}
            selection={selection}
            empty={all.length === 0}
            editable={editable}
            movable={movable}
            sort={view.sort}
            onChooseSort={control.chooseSort}
            onClearFilters={control.clearFilters}
            onAdd={add}
            actions={actions}
          />
        ) : (
          <LoadState products={products} settings={settings} />
        )}
        {editable && slug === null && all.length > 0 && (
          <p className="screen-only text-right">
            <Link to={PATHS.clearProducts.path} className="inline-block py-2.5 text-price underline underline-offset-4">
              {productListTexts.clearAll}
            </Link>
          </p>
        )}
        <output className="sr-only">{order.spoken}</output>
        {selection !== null && selection.products.length > 0 && <BulkBar selection={selection} products={all} />}
      </main>
      {dialog !== null && <ProductDialogs dialog={dialog} products={all} onClose={() => setDialog(null)} />}
    </>
  );
}

/** A link with `?dialog=add`, such as the palette's, opens the form; the parameter is removed at once. */
function useAddFromAddress(add: () => void, allowed: boolean): void {
  const [parameters, change] = useAddressParameters();
  const asked = parameters.get('dialog') === 'add';
  const latest = useLatest(add);
  useEffect(() => {
    if (!asked) return;
    change({ dialog: null }, { replace: true });
    if (allowed) latest.current();
  }, [asked, allowed, change, latest]);
}

const AnalyticsPanel = part(async () => (await import('./analytics/analytics-panel.tsx')).AnalyticsPanel, {
  lost: productListTexts.analyticsLost,
});

const BulkBar = part(async () => (await import('./bulk/bulk-bar.tsx')).BulkBar, { lost: productBulkTexts.lost });

const ProductSheet = part(async () => (await import('./sheet/product-sheet.tsx')).ProductSheet, {
  lost: sheetTexts.lost,
});

interface LoadStateProps {
  products: UseQueryResult<ProductData[]>;
  settings: UseQueryResult<Settings>;
}

/** Replaces the list until it has loaded: a loading state, or all errors. */
function LoadState({ products, settings }: LoadStateProps) {
  if (!products.isError)
    return <output className="block py-16 text-center text-ink-2">{productListTexts.loading}</output>;
  const retry = (): void => {
    void products.refetch();
    if (settings.isError) void settings.refetch();
  };
  return (
    <ErrorState onRetry={retry}>
      <p className="font-semibold">{productListTexts.errorTitle}</p>
      <p>{`${productListTexts.fetchError}: ${reasonOf(products.error)}`}</p>
      {settings.isError && <p>{reasonOf(settings.error)}</p>}
    </ErrorState>
  );
}

/** The three figures of the list; shows nothing before the list has loaded. */
function ProductFigures({ stats }: { stats: ProductStats | null }) {
  const average = stats?.averageSavings ?? null;
  const figures = [
    { name: toolbarTexts.totalProducts, value: stats?.total.toLocaleString('en') ?? toolbarTexts.notKnown },
    { name: toolbarTexts.activeProducts, value: stats?.active.toLocaleString('en') ?? toolbarTexts.notKnown },
    {
      name: toolbarTexts.averageSavings,
      value: average === null ? toolbarTexts.notKnown : formatFraction(average / 100),
      hint: toolbarTexts.averageHint,
    },
  ];
  return <FigureLine figures={figures} className="flex-none" aria-label={toolbarTexts.figures} />;
}

/** Every product, refetched when one has changed. */
function useStaffProducts(): UseQueryResult<ProductData[]> {
  const client = useQueryClient();
  const { store, key } = useProductScope();
  useLive(isOfBoard, () => void client.invalidateQueries({ queryKey: staffKeys.staffProducts }));
  return useQuery({
    queryKey: key,
    queryFn: async (context) => {
      const arrived = await fetchProductRows(context, store);
      const held = client.getQueryData<ProductData[]>(key) ?? [];
      const rows = withPending(client, held, arrived);
      const order = held.map(({ id }) => id);
      return client.isMutating({ mutationKey: ORDERING }) > 0 ? inOrder(rows, order) : rows;
    },
  });
}
