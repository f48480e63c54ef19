import type { OrderPlacement, PlacedOrder } from '@larder/contracts';

/** An order as it was sent, and the server's answer. */
export interface PlacedSummary {
  order: OrderPlacement;
  answer: PlacedOrder;
  at: Date;
}
