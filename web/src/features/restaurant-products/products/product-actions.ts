import type { MoveDirection } from '../../../shared/ui/order/move-direction.ts';
import type { WholesaleProduct } from '../model/wholesale-data.ts';

/** What rows and cards can ask of the page. The same object as long as the page lives. */
export interface ProductActions {
  edit(product: WholesaleProduct): void;
  remove(product: WholesaleProduct): void;
  move(product: WholesaleProduct, direction: MoveDirection): void;
  /** Tells those who do not see the switch that it has gone back. */
  say(words: string): void;
}

/** Where a product stands among those of its category that are shown, from 0. */
export interface Place {
  index: number;
  total: number;
}
