import { formatMoney } from '@larder/kernel';
import { useQuery } from '@tanstack/react-query';
import { orderStatsQuery } from '../../../shared/api/orders.ts';
import { ErrorState } from '../../../shared/ui/states.tsx';
import { ordersTexts } from '../../../texts/restaurant-orders/page.ts';
import styles from '../restaurant-orders.module.css';

/** The three figures of all orders, whatever the list shows. Nothing is claimed before they have arrived. */
export function OrderFigures() {
  const stats = useQuery(orderStatsQuery);
  if (stats.isError && stats.data === undefined)
    return (
      <ErrorState onRetry={() => void stats.refetch()}>
        <p>{ordersTexts.figuresFailed}</p>
      </ErrorState>
    );
  const orders = stats.data?.orders;
  const figures = [
    { name: ordersTexts.totalOrders, value: orders?.totalOrders.toLocaleString('en') },
    { name: ordersTexts.pendingOrders, value: orders?.pendingOrders.toLocaleString('en') },
    { name: ordersTexts.totalRevenue, value: orders === undefined ? undefined : formatMoney(orders.totalRevenue) },
  ];
  return (
    <dl data-part="order-figures" className={`stat-cards ${styles.orderFigures}`} aria-label={ordersTexts.figures}>
      {figures.map(({ name, value }) => (
        <div key={name} className="stat-card">
          <dt className="text-sm text-ink-2">{name}</dt>
          <dd className="text-2xl font-extrabold lg:text-3xl">{value ?? ordersTexts.notKnown}</dd>
        </div>
      ))}
    </dl>
  );
}
