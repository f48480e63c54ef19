import { isDeepStrictEqual } from 'node:util';
import type { RestaurantProductInput, RestaurantProductState } from '@larder/contracts';
import { RESTAURANT_PRODUCT_DEFAULTS } from '@larder/kernel';
import { optionalText, priceCents } from '../products/product-input.js';
import { discountTiers, productName, soldOutDate, textOr } from './restaurant-product-input.js';

/** `stale`: the editor saw an older version. `same`: the product reads like that already. */
export type RestaurantProductChange =
  | { kind: 'stale' }
  | { kind: 'same' }
  | { kind: 'changed'; after: RestaurantProductState };

/**
 * What a partial update makes of a restaurant product. Absent fields stay; the version rises by one. Without a version the
 * last write wins.
 * @param today the day of the store's calendar.
 * @throws Refusal when the name is emptied.
 */
export function changeRestaurantProduct(
  before: RestaurantProductState,
  input: RestaurantProductInput,
  today: string,
): RestaurantProductChange {
  if (input.version !== undefined && input.version !== before.version) return { kind: 'stale' };
  const { category, unit } = RESTAURANT_PRODUCT_DEFAULTS;
  const after: RestaurantProductState = {
    ...before,
    name: productName(input.name ?? before.name),
    description: input.description === undefined ? before.description : (input.description?.trim() ?? ''),
    category: textOr(category, input.category ?? before.category),
    unit: textOr(unit, input.unit ?? before.unit),
    size: input.size === undefined ? before.size : optionalText(input.size),
    minOrderQuantity: input.minOrderQuantity ?? before.minOrderQuantity,
    pricePerUnitCents: input.pricePerUnit === undefined ? before.pricePerUnitCents : priceCents(input.pricePerUnit),
    imageUrl: input.imageUrl === undefined ? before.imageUrl : optionalText(input.imageUrl),
    active: input.active ?? before.active,
    displayOrder: input.displayOrder ?? before.displayOrder,
    discountTags: input.discountTags === undefined ? before.discountTags : discountTiers(input.discountTags),
    soldOutDate: input.soldOutToday === undefined ? before.soldOutDate : soldOutDate(input.soldOutToday, today),
  };
  if (isDeepStrictEqual(after, before)) return { kind: 'same' };
  return { kind: 'changed', after: { ...after, version: before.version + 1 } };
}

/** Whether an input names any field at all; the version alone changes nothing. */
export function isEmptyInput({ version: _version, ...fields }: RestaurantProductInput): boolean {
  return Object.values(fields).every((value) => value === undefined);
}
