import type { RestaurantOrder } from '@larder/contracts';
import { AlarmClock, Hourglass } from 'lucide-react';
import { ordersTexts } from '../../../texts/restaurant-orders/page.ts';
import { waitingAge } from '../model/delivery-times.ts';

/** How long a pending order has been waiting; nothing for others. */
export function WaitingCue({ order, now, timeZone }: { order: RestaurantOrder; now: Date; timeZone: string }) {
  if (order.status !== 'pending') return null;
  const { level, age } = waitingAge(order.createdAt, now, timeZone);
  const Icon = level === 'overdue' ? AlarmClock : Hourglass;
  return (
    <span
      className="inline-flex items-center gap-1 text-[0.8125rem] whitespace-nowrap text-ink-2 data-[level=late]:font-semibold data-[level=late]:text-turmeric-ink data-[level=overdue]:font-bold data-[level=overdue]:text-price"
      data-level={level}
      title={ordersTexts.waiting(age)}
    >
      <Icon size={14} strokeWidth={2} className="flex-none" aria-hidden />
      <span className="md:@max-[72rem]:sr-only">{ordersTexts.waiting(age)}</span>
    </span>
  );
}
