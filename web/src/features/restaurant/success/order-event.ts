import type { OrderPlacement, PlacedOrder, Store } from '@larder/contracts';
import { SLOT_HOURS, instantOf } from '@larder/kernel';
import { namesOf } from '../../../shared/ui/both-names.tsx';
import { successTexts } from '../../../texts/restaurant/success.ts';
import type { CalendarEvent } from './calendar-file.ts';

/** The slot of an order as a calendar entry; the slot's hours are on the store's clock. */
export function orderEvent({ order, answer, at }: PlacedSummary, store: Store, host: string): CalendarEvent {
  const { from, to } = SLOT_HOURS[order.deliveryTime];
  const { orderNumber } = answer;
  const [{ text: name }] = namesOf(store);
  const texts = successTexts.event;
  return {
    uid: `${orderNumber}@${host}`,
    stamp: at,
    start: instantOf(order.deliveryDate, from, store.timeZone),
    end: instantOf(order.deliveryDate, to, store.timeZone),
    summary: order.isDelivery ? texts.delivery(name) : texts.pickup(name),
    location: order.isDelivery ? deliveryPlace(order) : `${name}, ${store.address}`,
    description: `${texts.description(orderNumber)}\n${name}, ${store.phone}`,
    alarm: texts.alarm(orderNumber),
  };
}

/** The address on one line; empty when there is none. */
export function deliveryPlace(order: PlacedSummary['order']): string {
  return [order.deliveryAddress, order.deliveryCity, order.deliveryPostalCode]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(', ');
}

/** An order as it was sent, and the server's answer. */
export interface PlacedSummary {
  order: OrderPlacement;
  answer: PlacedOrder;
  at: Date;
}

export interface PlacedItem {
  id: string;
  name: string;
  chineseName?: string;
  quantity: number;
  unit: string;
}

/** The ordered items, from their JSON text. */
export function itemsOf(order: OrderPlacement): PlacedItem[] {
  return JSON.parse(order.orderItems) as PlacedItem[];
}
