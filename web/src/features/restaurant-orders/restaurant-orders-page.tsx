import type { RestaurantOrder, StaffUser } from '@larder/contracts';
import '../../shared/styles/staff-lists.css';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { fetchOrderPage } from '../../shared/api/orders.ts';
import { SelectAllBox } from '../../shared/kit/selection-bar.tsx';
import { useZones } from '../../shared/kit/store-zones.ts';
import { staffKeys } from '../../shared/query/staff-keys.ts';
import { useNow, useSettled } from '../../shared/time/use-time.ts';
import { useListKeys } from '../../shared/ui/lists/use-list-keys.ts';
import { Announcer } from '../../shared/ui/live/announcer.tsx';
import { useSplitScreen, useWideScreen } from '../../shared/ui/use-wide-screen.ts';
import { bulkTexts } from '../../texts/restaurant-orders/bulk.ts';
import { exportTexts } from '../../texts/restaurant-orders/exports.ts';
import { ordersTexts } from '../../texts/restaurant-orders/page.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { hasBulkNews, onward, useBulkRun } from './bulk/use-bulk-run.ts';
import { useSelection } from './bulk/use-selection.ts';
import { OrderDetail } from './detail/order-detail.tsx';
import { useOpenOrder } from './detail/use-open-order.ts';
import { useOrderExport } from './exports/use-order-export.ts';
import { FilterChips } from './filters/filter-chips.tsx';
import { OrdersToolbar } from './filters/orders-toolbar.tsx';
import { PlanTabs } from './filters/plan-tabs.tsx';
import { MoreMenu } from './head/more-menu.tsx';
import { LiveControls, OrdersHeader } from './head/orders-header.tsx';
import { OrderCount, OrderList } from './list/order-list.tsx';
import { useRowSteps } from './list/use-row-steps.ts';
import { useLiveOrders } from './live/use-live-orders.ts';
import { useOrderSound } from './live/use-order-sound.ts';
import { commonStepOf } from './model/next-step.ts';
import { filterSummary } from './model/order-chips.ts';
import { type OrderView, filterBody, filterParameters, pageQuery } from './model/order-view.ts';
import { PrintSheets } from './print/print-sheets.tsx';
import { usePrintOrders } from './print/use-print-orders.ts';
import { useOrderStores, useOrderView } from './use-order-view.ts';

/** The interval of the clock; ages are shown in minutes. */
const CLOCK_MS = 20_000;
const NONE: readonly RestaurantOrder[] = [];

/** Restaurants' orders. The list's filters and the open order are in the address. */
export function RestaurantOrdersPage({ user }: { user: StaffUser }) {
  const control = useOrderView();
  const { filters } = control.view;
  const client = useQueryClient();
  const page = useOrderPage(control.view);
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
  const admin = user.role === 'admin';
  const selection = useSelection(new URLSearchParams(filterParameters(filters)).toString(), shown);
  const run = useBulkRun(selection.keep);
  const listExport = useOrderExport();
  const bulkExport = useOrderExport();
  const order = useOpenOrder();
  const printing = usePrintOrders(shown);
  const steps = useRowSteps(user.role);
  const wide = useWideScreen();
  const split = useSplitScreen();
  const withOrder = (act: (order: RestaurantOrder) => void) => (id: string) => {
    const found = shown.find((each) => each.id === id);
    if (found !== undefined) act(found);
  };
  const list = useListKeys<HTMLDivElement>({
    open: order.open,
    ...(admin && {
      select: (id, how) => withOrder(how === 'on' ? selection.add : selection.toggle)(id),
    }),
    actions: {
      // Selected orders move together; if their statuses differ, the target must be chosen.
      e: (id) => {
        const step = commonStepOf(selection.orders, user.role);
        if (selection.orders.length === 0) withOrder(steps.advance)(id);
        else if (step !== null) run.start(onward(step), selection.orders);
      },
    },
  });
  const chosen = selection.orders.length;
  const selectAll = admin ? (
    <SelectAllBox
      label={bulkTexts.selectAll(total.toLocaleString('en'))}
      selected={chosen}
      all={chosen > 0 && (chosen >= total || selection.tooMany !== null)}
      pending={selection.pending}
      onSelectAll={() => void selection.selectAll()}
      onClear={selection.clear}
    />
  ) : null;
  const detail = order.id !== null && (
    <OrderDetail
      key={order.id}
      id={order.id}
      known={shown.find(({ id }) => id === order.id)}
      user={user}
      zoneOf={zoneOf}
      stores={stores}
      now={now}
      onPrint={printing.printOne}
      onClose={order.close}
      beside={split}
      takesFocus={order.takesFocus}
    />
  );

  return (
    <>
      <title>{ordersTexts.pageTitle(unseen)}</title>
      <main
        id="main"
        data-page="restaurant-orders"
        className="flex flex-col px-4 pt-1 max-lg:-mb-4 max-lg:min-h-[calc(100dvh-7rem)] md:px-6 lg:min-h-dvh"
      >
        <OrdersHeader
          store={filters.store}
          live={
            <LiveControls
              updatedAt={updatedAt}
              fetching={page.isFetching}
              onRefresh={() => void client.invalidateQueries({ queryKey: staffKeys.orders })}
            />
          }
        >
          <MoreMenu
            sound={sound}
            exporter={listExport}
            what={filterSummary(filters)}
            scope={{ filter: filterBody(filters), store: filters.store }}
          />
        </OrdersHeader>
        <PlanTabs
          plan={filters.plan}
          counts={page.data?.planCounts}
          onChoose={(plan) => control.setFilters({ plan })}
          summary={wide && <OrderCount page={page} />}
        >
          <OrdersToolbar control={control} now={now} timeZone={zoneOf(filters.store)} />
          <FilterChips filters={filters} stores={stores} onChange={control.setFilters} />
          <ExportProblem problem={listExport.problem ?? bulkExport.problem} />
          {!wide && (
            <div className="flex items-center gap-2">
              {total > 0 && selectAll}
              <OrderCount page={page} />
            </div>
          )}
          <div
            className={
              split && order.id !== null ? 'grid grid-cols-[minmax(0,1fr)_minmax(24rem,34%)] items-start gap-4' : ''
            }
          >
            <div ref={list} className="@container min-w-0 pb-5">
              <OrderList
                page={page}
                control={control}
                now={now}
                zoneOf={zoneOf}
                stores={stores}
                fresh={fresh}
                opened={split ? order.id : null}
                selection={admin ? selection : null}
                selectAll={selectAll}
                steps={steps}
                onView={({ id }) => order.open(id)}
              />
            </div>
            {split && detail}
          </div>
        </PlanTabs>
        {admin && hasBulkNews(selection, run) && (
          <BulkBar selection={selection} role={user.role} run={run} exporter={bulkExport} printing={printing} />
        )}
      </main>
      <Announcer />
      {!split && detail}
      {printing.orders.length > 0 && <PrintSheets orders={printing.orders} zoneOf={zoneOf} stores={stores} />}
    </>
  );
}

/** The newest time so far: while the next page is loading, the previous data has an older one. */
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

/** The number of orders that arrived while the page was in the background, shown in its title. */
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

/** Half the time between two keys: a word is one request, and answered within 300 ms over 100,000 orders. */
const TYPING_MS = 80;

/** The page of the list for a view. Its rows stay until the next page has loaded. */
function useOrderPage(view: OrderView) {
  const query = useSettled(pageQuery(view), TYPING_MS);
  return useQuery({
    queryKey: staffKeys.orderPage(query),
    queryFn: ({ signal }) => fetchOrderPage(query, signal),
    placeholderData: keepPreviousData,
  });
}
