import type { OrderPage, OrderSort } from '@larder/contracts';
import { formatMoney } from '@larder/kernel';
import type { UseQueryResult } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, ClipboardList } from 'lucide-react';
import { useEffect } from 'react';
import { Loaded } from '../../../shared/kit/loaded.tsx';
import { Alert } from '../../../shared/ui/alert.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { ordersTexts } from '../../../texts/restaurant-orders/page.ts';
import { orderChips } from '../model/order-chips.ts';
import { NO_FILTERS, ORDERS_A_PAGE } from '../model/order-view.ts';
import type { OrderViewControl } from '../use-order-view.ts';
import { OrderRows, type OrderRowsProps } from './order-rows.tsx';

/** Columns whose first sort is descending; those of names and days start ascending. */
const BIGGEST_FIRST: readonly OrderSort[] = ['createdAt', 'totalAmount'];

interface ListProps extends Omit<OrderRowsProps, 'orders' | 'sort' | 'onSort'> {
  page: UseQueryResult<OrderPage>;
  control: OrderViewControl;
}

/** The number of orders in the list, and whether it is up to date. */
export function OrderCount({ page }: { page: UseQueryResult<OrderPage> }) {
  const { data } = page;
  return (
    <div className="flex min-w-0 items-baseline gap-x-3 text-sm">
      {page.isPlaceholderData && <span className="late text-ink-2">{ordersTexts.updating}</span>}
      {page.isRefetchError && <Alert>{ordersTexts.refetchError}</Alert>}
      {data !== undefined && (
        <output className="text-ink-2">
          {ordersTexts.count(
            data.orders.length.toLocaleString('en'),
            data.total.toLocaleString('en'),
            formatMoney(data.totalAmount),
          )}
        </output>
      )}
    </div>
  );
}

/** A page of the filtered orders. The previous page stays until the next one has loaded. */
export function OrderList({ page, control, ...list }: ListProps) {
  const { view } = control;
  const { data } = page;
  const pages = Math.ceil((data?.total ?? 0) / ORDERS_A_PAGE);
  // Orders were deleted, or an old address names a page that no longer exists: show the last one.
  const beyond = !page.isPlaceholderData && pages > 0 && view.page > pages;
  const { setPage } = control;
  useEffect(() => {
    if (beyond) setPage(pages);
  }, [beyond, pages, setPage]);
  const filtered = orderChips(view.filters).length > 0 || view.filters.plan !== null;
  return (
    <Loaded query={page} loading={<OrderSkeleton />} failed={ordersTexts.loadError} titled>
      {({ orders }) => (
        <div className="grid gap-3" aria-busy={page.isPlaceholderData}>
          {orders.length === 0 ? (
            <EmptyState
              icon={ClipboardList}
              title={ordersTexts.empty}
              hint={filtered ? undefined : ordersTexts.emptyHint}
            >
              {filtered && <Button onClick={() => control.setFilters(NO_FILTERS)}>{ordersTexts.clearFilters}</Button>}
            </EmptyState>
          ) : (
            <OrderRows
              {...list}
              orders={orders}
              sort={{ key: view.sort, descending: view.descending }}
              onSort={(key) =>
                control.setSort({
                  sort: key,
                  descending: key === view.sort ? !view.descending : BIGGEST_FIRST.includes(key),
                })
              }
            />
          )}
          <Pager
            page={view.page}
            pages={pages}
            onChange={(next) => {
              setPage(next);
              document.querySelector('#main')?.scrollIntoView();
            }}
          />
        </div>
      )}
    </Loaded>
  );
}

const ROWS = [0, 1, 2, 3, 4, 5];

/** Replaces the list while it is loading. */
function OrderSkeleton() {
  return (
    <div className="grid gap-3 md:gap-px">
      <output className="sr-only">{ordersTexts.loading}</output>
      {ROWS.map((row) => (
        <div key={row} className="skeleton h-[84px] md:h-[44px]" aria-hidden />
      ))}
    </div>
  );
}

function Pager({ page, pages, onChange }: { page: number; pages: number; onChange: (page: number) => void }) {
  if (pages <= 1 && page === 1) return null;
  const go = (next: number): void => {
    if (next >= 1 && next <= Math.max(pages, 1) && next !== page) onChange(next);
  };
  return (
    <nav aria-label={ordersTexts.pages} className="flex flex-wrap items-center justify-center gap-3">
      <Button icon={ChevronLeft} aria-disabled={page <= 1} onClick={() => go(page - 1)}>
        {ordersTexts.previous}
      </Button>
      <output>{ordersTexts.page(page, pages)}</output>
      <Button aria-disabled={page >= pages} onClick={() => go(page + 1)}>
        {ordersTexts.next}
        <ChevronRight size={18} strokeWidth={1.75} aria-hidden />
      </Button>
    </nav>
  );
}
