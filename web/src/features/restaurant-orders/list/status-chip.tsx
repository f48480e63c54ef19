import type { OrderStatus } from '@larder/kernel';
import { Check, ChefHat, Clock, Package, Truck, X, type LucideIcon } from 'lucide-react';
import { ordersTexts } from '../../../texts/restaurant-orders/page.ts';

export const STATUS_ICONS: Readonly<Record<OrderStatus, LucideIcon>> = {
  pending: Clock,
  confirmed: Check,
  preparing: ChefHat,
  ready: Package,
  delivered: Truck,
  cancelled: X,
};

/** A status in its word, its colour and its icon. */
export function StatusChip({ status }: { status: OrderStatus }) {
  const Icon = STATUS_ICONS[status];
  return (
    <span className="status-chip order-status" data-status={status}>
      <Icon size={16} strokeWidth={1.75} className="flex-none" aria-hidden />
      {ordersTexts.statuses[status]}
    </span>
  );
}
