import type { RestaurantOrder, StaffUser } from '@larder/contracts';
import '../../shared/styles/staff-lists.css';
import { formatMoney } from '@larder/kernel';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { fetchOrderPage, orderStatsQuery } from '../../shared/api/orders.ts';
import { StatCards } from '../../shared/kit/stat-cards.tsx';
import { StoreScopeSwitch } from '../../shared/kit/store-scope.tsx';
import { useZones } from '../../shared/kit/store-zones.ts';
import { staffKeys } from '../../shared/query/staff-keys.ts';
import { useAddressParameters } from '../../shared/routing/use-address-state.ts';
import { SignOutButton } from '../../shared/session/sign-out.tsx';
import { useNow, useSettled } from '../../shared/time/use-time.ts';
import { Announcer } from '../../shared/ui/live/announcer.tsx';
import { TooltipProvider } from '../../shared/ui/overlays/tooltip.tsx';
import { SkipLink } from '../../shared/ui/skip-link.tsx';
import { ErrorState } from '../../shared/ui/states.tsx';
import { exportTexts } from '../../texts/restaurant-orders/exports.ts';
import { ordersTexts } from '../../texts/restaurant-orders/page.ts';
import { BulkPanel } from './bulk/bulk-panel.tsx';
import { SelectAllBox } from './bulk/select-all-box.tsx';
import { useBulkRun } from './bulk/use-bulk-run.ts';
import { useSelection } from './bulk/use-selection.ts';
import { OrderDialog } from './detail/order-dialog.tsx';
import { ExportMenu } from './exports/export-menu.tsx';
import { useOrderExport } from './exports/use-order-export.ts';
import { FilterChips } from './filters/filter-chips.tsx';
import { OrdersToolbar } from './filters/orders-toolbar.tsx';
import { LiveControls, OrdersHeader } from './head/orders-header.tsx';
import { OrderList } from './list/order-list.tsx';
import { useLiveOrders } from './live/use-live-orders.ts';
import { useOrderSound } from './live/use-order-sound.ts';
import { filterWords } from './model/order-chips.ts';
import { type OrderView, filterBody, filterParameters, pageQuery } from './model/order-view.ts';
import { PrintSheets } from './print/print-sheets.tsx';
import { usePrintOrders } from './print/use-print-orders.ts';
import { useOrderStores, useOrderView } from './use-order-view.ts';

/** Ages are told in minutes. */
const CLOCK_MS = 20_000;
/** Names the open order in the address: Back takes opening back, and closing is not a step. */
const ORDER = 'order';
const NONE: readonly RestaurantOrder[] = [];

/** Restaurants' orders as they come in. What the list shows, and which order is open, stands in the address. */
export function RestaurantOrdersPage({ user }: { user: StaffUser }) {
  const control = useOrderView();
  const { view } = control;
  const client = useQueryClient();
  const page = useOrderPage(view);
  const updatedAt = useNewest(page.dataUpdatedAt);
  const shown = page.data?.orders ?? NONE;
  const total = page.data?.total ?? 0;
  const zoneOf = useZones();
  const stores = useOrderStores();
  const now = useNow(CLOCK_MS);
  const sound = useOrderSound();
  const [unseen, countUnseen] = useUnseenOrders();
  const fresh = useLiveOrders((count) => {
    countUnseen(count);
    sound.play();
  });
  const selection = useSelection(new URLSearchParams(filterParameters(view.filters)).toString(), shown);
  const run = useBulkRun(selection.keep);
  const listExport = useOrderExport();
  const bulkExport = useOrderExport();
  const [parameters, changeAddress] = useAddressParameters();
  const opened = parameters.get(ORDER);
  const printing = usePrintOrders(shown);
  const admin = user.role === 'admin';

  return (
    <TooltipProvider>
      <title>{ordersTexts.pageTitle(unseen)}</title>
      <SkipLink />
      <main id="main" data-page="restaurant-orders" className="grid gap-5 px-4 py-5 md:px-6 lg:px-8">
        <OrdersHeader
          live={
            <>
              <LiveControls
                updatedAt={updatedAt}
                fetching={page.isFetching}
                onRefresh={() => void client.invalidateQueries({ queryKey: staffKeys.orders })}
                sound={sound}
              />
              <StoreScopeSwitch
                stores={stores.map(({ store, name }) => ({ slug: store, name }))}
                chosen={view.filters.store}
                onChoose={(store) => control.setFilters({ store })}
              />
            </>
          }
        >
          <SignOutButton />
        </OrdersHeader>
        <OrderFigures store={view.filters.store} />
        <div className="grid gap-3">
          <OrdersToolbar control={control} now={now} timeZone={zoneOf(view.filters.store)}>
            <ExportMenu
              label={exportTexts.label}
              words={filterWords(view.filters)}
              scope={{ filter: filterBody(view.filters), store: view.filters.store }}
              exporter={listExport}
            />
          </OrdersToolbar>
          <FilterChips filters={view.filters} stores={stores} onChange={control.setFilters} />
          <ExportProblem problem={listExport.problem ?? bulkExport.problem} />
        </div>
        {admin && (total > 0 || selection.orders.length > 0 || run.state.phase !== 'idle') && (
          <BulkPanel selection={selection} total={total} run={run} exporter={bulkExport} printing={printing} />
        )}
        <OrderList
          page={page}
          control={control}
          now={now}
          zoneOf={zoneOf}
          stores={stores}
          fresh={fresh}
          selection={admin ? selection : null}
          selectAll={<SelectAllBox selection={selection} total={total} name={ordersTexts.selectAll} />}
          onView={({ id }) => changeAddress({ [ORDER]: id })}
        />
      </main>
      <Announcer />
      {opened !== null && (
        <OrderDialog
          key={opened}
          id={opened}
          known={shown.find(({ id }) => id === opened)}
          user={user}
          zoneOf={zoneOf}
          stores={stores}
          now={now}
          onPrint={printing.printOne}
          onClose={() => changeAddress({ [ORDER]: null }, { replace: true })}
        />
      )}
      {printing.orders.length > 0 && <PrintSheets orders={printing.orders} zoneOf={zoneOf} stores={stores} />}
    </TooltipProvider>
  );
}

/** The newest of the times seen: while the next page is on its way, the one that is shown has one still. */
function useNewest(time: number): number {
  const [newest, setNewest] = useState(time);
  if (time <= newest) return newest;
  setNewest(time);
  return time;
}

/** Why an export failed, until the next one starts. */
function ExportProblem({ problem }: { problem: string | null }) {
  if (problem === null) return null;
  return (
    <div className="problem-notice" role="alert">
      <TriangleAlert size={20} strokeWidth={1.75} className="mt-0.5 flex-none text-price" aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{exportTexts.failedTitle}</p>
        <p>{problem}</p>
      </div>
    </div>
  );
}

/** How many orders came in while the page was in the background: its title says it. */
function useUnseenOrders(): [number, (count: number) => void] {
  const [unseen, setUnseen] = useState(0);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') setUnseen(0);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  const add = useCallback((count: number) => {
    if (document.visibilityState !== 'visible') setUnseen((before) => before + count);
  }, []);
  return [unseen, add];
}

/** Half the time between two keys: a word is asked for once, and a rest is answered within 300 ms over 100,000 orders. */
const TYPING_MS = 80;

/** The page of the list that a view shows. Until the next one has arrived, the rows stay. */
function useOrderPage(view: OrderView) {
  const query = useSettled(pageQuery(view), TYPING_MS);
  return useQuery({
    queryKey: staffKeys.orderPage(query),
    queryFn: ({ signal }) => fetchOrderPage(query, signal),
    placeholderData: keepPreviousData,
  });
}

/** The three figures of all orders of a store or of all, whatever else the list shows. Nothing is claimed before they have arrived. */
function OrderFigures({ store }: { store: string | null }) {
  const stats = useQuery({ ...orderStatsQuery(store), placeholderData: keepPreviousData });
  if (stats.isError && stats.data === undefined)
    return (
      <ErrorState onRetry={() => void stats.refetch()}>
        <p>{ordersTexts.figuresFailed}</p>
      </ErrorState>
    );
  const orders = stats.data?.orders;
  const { notKnown } = ordersTexts;
  const figures = [
    { name: ordersTexts.totalOrders, value: orders?.totalOrders.toLocaleString('en') ?? notKnown },
    { name: ordersTexts.pendingOrders, value: orders?.pendingOrders.toLocaleString('en') ?? notKnown },
    { name: ordersTexts.totalRevenue, value: orders === undefined ? notKnown : formatMoney(orders.totalRevenue) },
  ];
  return (
    <StatCards
      data-part="order-figures"
      className="grid-cols-[1fr_1fr_minmax(0,1.4fr)] [&_dd]:wrap-anywhere max-sm:grid-cols-2 max-sm:*:last:col-span-full max-sm:*:last:border-t max-sm:*:last:border-l-0 max-sm:*:last:border-dotted max-sm:*:last:border-edge"
      figures={figures}
      aria-label={ordersTexts.figures}
    />
  );
}
