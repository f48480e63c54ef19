import type { CategoryIcon } from '@larder/kernel';
import type { ShopProduct } from '../model/shop-product.ts';

/** How a product is drawn, as a card or as a line of the order sheet. */
export interface ShopItemProps {
  product: ShopProduct;
  /** Its category's, where it has no picture. */
  icon: CategoryIcon;
  /** Whether its picture is among the first to be seen. */
  eager: boolean;
  /** Of a long list: tells how high the row is. */
  measure: ((element: Element | null) => void) | null;
  row: number;
}
