import type { RestaurantOrder } from '@larder/contracts';
import type { OrderStatus } from '@larder/kernel';
import { AlarmClock, Check, ChefHat, Clock, Hourglass, type LucideIcon, Package, Truck, X } from 'lucide-react';
import { Badge } from '../../../shared/ui/badge.tsx';
import { ordersTexts } from '../../../texts/restaurant-orders/page.ts';
import { waitingAge } from '../model/order-words.ts';
import styles from '../restaurant-orders.module.css';

export const STATUS_ICONS: Readonly<Record<OrderStatus, LucideIcon>> = {
  pending: Clock,
  confirmed: Check,
  preparing: ChefHat,
  ready: Package,
  delivered: Truck,
  cancelled: X,
};

const TONES = {
  pending: 'paused',
  confirmed: 'info',
  preparing: 'violet',
  ready: 'good',
  delivered: 'quiet',
  cancelled: 'danger',
} as const satisfies Record<OrderStatus, string>;

/** A status in its word, its colour and its icon. */
export function StatusChip({ status }: { status: OrderStatus }) {
  return (
    <Badge tone={TONES[status]} icon={STATUS_ICONS[status]}>
      {ordersTexts.statuses[status]}
    </Badge>
  );
}

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
