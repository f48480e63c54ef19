import { LIMITS } from '@larder/kernel';
import { byHand } from './sort-wholesale.ts';
import type { WholesaleProduct } from './wholesale-data.ts';

/** Where a product stands from now on. */
export interface Placing {
  id: string;
  displayOrder: number;
}

/**
 * The calls that exchange the places of two products of a category: two of them, unless products of the category share a
 * place. Shared places are told apart first, each product keeping its own or moving back as little as it must: to exchange
 * equal numbers would change nothing.
 */
export function swapOrder(category: readonly WholesaleProduct[], id: string, neighbourId: string): Placing[] {
  const places = distinctPlaces(category.toSorted(byHand));
  const [own, neighbours] = [places.get(id), places.get(neighbourId)];
  if (own === undefined || neighbours === undefined || id === neighbourId) return [];
  places.set(id, neighbours);
  places.set(neighbourId, own);
  return category
    .map((product) => ({ id: product.id, displayOrder: places.get(product.id) ?? product.displayOrder }))
    .filter(({ displayOrder }, index) => displayOrder !== category[index]?.displayOrder);
}

function distinctPlaces(ordered: readonly WholesaleProduct[]): Map<string, number> {
  let last = -1;
  const rising = ordered.map(({ displayOrder }) => (last = Math.max(displayOrder, last + 1)));
  // Only a category whose last places are the highest there can be has no room: it is counted anew.
  const counted = last > LIMITS.displayOrder;
  return new Map(ordered.map(({ id }, index) => [id, counted ? index : (rising[index] ?? index)]));
}
