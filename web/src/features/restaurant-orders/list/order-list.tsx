import type { OrderPage } from '@larder/contracts';
import { formatMoney } from '@larder/kernel';
import type { UseQueryResult } from '@tanstack/react-query';
import { ClipboardList, ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { useWideScreen } from '../../../shared/ui/use-wide-screen.ts';
import { ordersTexts } from '../../../texts/restaurant-orders/page.ts';
import { orderChips } from '../model/order-chips.ts';
import { NO_FILTERS, ORDERS_A_PAGE } from '../model/order-view.ts';
import type { OrderViewControl } from '../use-order-view.ts';
import { OrderCards } from './order-cards.tsx';
import type { OrderListProps } from './order-list-parts.tsx';
import { OrderTable } from './order-table.tsx';

interface ListProps extends Omit<OrderListProps, 'orders'> {
  page: UseQueryResult<OrderPage>;
  control: OrderViewControl;
}

/** A page of the orders that the filters leave. While another is on its way, the one before stays. */
export function OrderList({ page, control, ...list }: ListProps) {
  const wide = useWideScreen();
  const { view } = control;
  const { data } = page;
  const pages = Math.ceil((data?.total ?? 0) / ORDERS_A_PAGE);
  // Orders were deleted, or an old address named a page that is no more: the last one there is.
  const beyond = !page.isPlaceholderData && pages > 0 && view.page > pages;
  const { setPage } = control;
  useEffect(() => {
    if (beyond) setPage(pages);
  }, [beyond, pages, setPage]);
  if (data === undefined)
    return page.isError ? (
      <ErrorState onRetry={() => void page.refetch()}>
        <p className="font-semibold">{ordersTexts.loadError}</p>
        <p>{page.error.message}</p>
      </ErrorState>
    ) : (
      <OrderSkeleton />
    );
  const filtered = orderChips(view.filters).length > 0;
  const List = wide ? OrderTable : OrderCards;
  return (
    <div className="grid gap-3" aria-busy={page.isPlaceholderData}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <output className="text-sm text-ink-2">
          {ordersTexts.count(
            data.orders.length.toLocaleString('en'),
            data.total.toLocaleString('en'),
            formatMoney(data.totalAmount),
          )}
        </output>
        {page.isPlaceholderData && <span className="late text-sm text-ink-2">{ordersTexts.updating}</span>}
        {page.isRefetchError && (
          <span role="alert" className="text-sm font-semibold text-price">
            {ordersTexts.refetchError}
          </span>
        )}
      </div>
      {data.orders.length === 0 ? (
        <EmptyState icon={<ClipboardList size={32} strokeWidth={1.5} aria-hidden />} title={ordersTexts.empty}>
          {filtered && <Button onClick={() => control.setFilters(NO_FILTERS)}>{ordersTexts.clearFilters}</Button>}
        </EmptyState>
      ) : (
        <List {...list} orders={data.orders} />
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
  );
}

const ROWS = [0, 1, 2, 3, 4, 5];

/** Stands where the list will, while there is none. */
function OrderSkeleton() {
  return (
    <div className="grid gap-3">
      <output className="sr-only">{ordersTexts.loading}</output>
      {ROWS.map((row) => (
        <div key={row} className="skeleton h-[84px] md:h-[60px]" aria-hidden />
      ))}
    </div>
  );
}

interface PagerProps {
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

function Pager({ page, pages, onChange }: PagerProps) {
  if (pages <= 1 && page === 1) return null;
  const go = (next: number): void => {
    if (next >= 1 && next <= Math.max(pages, 1) && next !== page) onChange(next);
  };
  return (
    <nav aria-label={ordersTexts.pages} className="flex flex-wrap items-center justify-center gap-3">
      <Button aria-disabled={page <= 1} onClick={() => go(page - 1)}>
        <ChevronLeft size={18} strokeWidth={1.75} aria-hidden />
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
