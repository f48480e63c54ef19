import type { Product } from '@larder/contracts';
import { discountPercent } from '@larder/kernel';

/** The board's orders besides that by section. */
export const BOARD_ORDERS = ['savings', 'price', 'name'] as const;
export type BoardOrder = (typeof BOARD_ORDERS)[number];

type Compare = (one: Product, other: Product) => number;

const byName: Compare = (one, other) => one.description.localeCompare(other.description, 'en');
const saved = ({ retailPrice, ourPrice }: Product): number => retailPrice - ourPrice;
const percent = ({ retailPrice, ourPrice }: Product): number => discountPercent(retailPrice, ourPrice);

const COMPARE: Record<BoardOrder, Compare> = {
  savings: (one, other) => percent(other) - percent(one) || saved(other) - saved(one) || byName(one, other),
  price: (one, other) => one.ourPrice - other.ourPrice || byName(one, other),
  name: byName,
};

/** The products in another order; products without savings are left out of that by savings. */
export function sortBoard(products: readonly Product[], order: BoardOrder): Product[] {
  return products.filter((product) => order !== 'savings' || percent(product) > 0).toSorted(COMPARE[order]);
}
