import type { RestaurantOrder } from '@larder/contracts';
import { AlarmClock, Hourglass } from 'lucide-react';
import { ordersTexts } from '../../../texts/restaurant-orders/page.ts';
import { waitingAge } from '../model/order-words.ts';
import styles from '../restaurant-orders.module.css';

/** How long a pending order has waited for us; nothing for others. */
export function WaitingCue({ order, now, timeZone }: { order: RestaurantOrder; now: Date; timeZone: string }) {
  if (order.status !== 'pending') return null;
  const { level, age } = waitingAge(order.createdAt, now, timeZone);
  const Icon = level === 'overdue' ? AlarmClock : Hourglass;
  return (
    <span className={styles.waitingCue} data-level={level}>
      <Icon size={14} strokeWidth={2} className="flex-none" aria-hidden />
      {ordersTexts.waiting(age)}
    </span>
  );
}
