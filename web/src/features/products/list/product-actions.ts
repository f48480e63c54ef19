import type { ProductData } from '../../../shared/products/product-data.ts';
import type { ManualOrder } from '../order/use-manual-order.ts';

/** What the rows and cards of a list can ask of the page. The same object as long as the page lives. */
export interface ProductActions extends Pick<ManualOrder, 'move' | 'pressed'> {
  edit(product: ProductData): void;
  remove(product: ProductData): void;
}

/** What a row or card knows of the list around it. */
export interface RowPlace {
  /** From 0. */
  index: number;
  total: number;
  /** Whether it can be moved by hand. */
  movable: boolean;
}
