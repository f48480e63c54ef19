import type { OrderPlacement, PlacedOrder } from '@larder/contracts';

/** An order as it was sent, and the server's answer. */
export interface PlacedSummary {
  order: OrderPlacement;
  answer: PlacedOrder;
  at: Date;
}

export interface PlacedItem {
  id: string;
  name: string;
  quantity: number;
  unit: string;
}

/** What was ordered, which travels as JSON text. */
export function itemsOf(order: OrderPlacement): PlacedItem[] {
  return JSON.parse(order.orderItems) as PlacedItem[];
}
