import type { OrderStatus } from '@larder/kernel';
import { Check, ChefHat, Clock, type LucideIcon, Package, Truck, X } from 'lucide-react';
import { ordersTexts } from '../../texts/restaurant-orders/page.ts';
import { Badge } from '../ui/badge.tsx';

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

/** A status as text, colour and icon. */
export function StatusChip({ status }: { status: OrderStatus }) {
  return (
    <Badge tone={TONES[status]} icon={STATUS_ICONS[status]}>
      {ordersTexts.statuses[status]}
    </Badge>
  );
}
