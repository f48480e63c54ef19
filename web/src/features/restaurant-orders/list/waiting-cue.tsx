import type { RestaurantOrder } from '@larder/contracts';
import { AlarmClock, Hourglass } from 'lucide-react';
import { ordersTexts } from '../../../texts/restaurant-orders/page.ts';
import { waitingAge } from '../model/waiting-age.ts';

interface WaitingCueProps {
  order: RestaurantOrder;
  now: Date;
  timeZone: string;
}

/** How long a pending order has waited for us; nothing for others. */
export function WaitingCue({ order, now, timeZone }: WaitingCueProps) {
  if (order.status !== 'pending') return null;
  const { level, age } = waitingAge(order.createdAt, now, timeZone);
  const Icon = level === 'overdue' ? AlarmClock : Hourglass;
  return (
    <span className="waiting-cue" data-level={level}>
      <Icon size={14} strokeWidth={2} className="flex-none" aria-hidden />
      {ordersTexts.waiting(age)}
    </span>
  );
}
