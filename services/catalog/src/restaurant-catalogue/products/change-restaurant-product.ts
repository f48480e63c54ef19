import { isDeepStrictEqual } from 'node:util';
import type { RestaurantProductInput, RestaurantProductState } from '@larder/contracts';
import {
  addDays,
  DISCOUNT_TIERS,
  isVisible,
  MAX_DAYS_AHEAD,
  readDiscountTags,
  Refusal,
  RESTAURANT_PRODUCT_DEFAULTS,
  type DiscountTier,
} from '@larder/kernel';
import { givenColumns, priceCents } from '../../products/product-input.js';
import { RESTAURANT_PRODUCT } from './restaurant-product.entity.js';

const { pricePerUnit: PRICE, ...DEFAULTS } = RESTAURANT_PRODUCT_DEFAULTS;

const NEW: Omit<RestaurantProductState, 'id' | 'name' | 'version'> = {
  ...RESTAURANT_PRODUCT.blank(),
  ...DEFAULTS,
  description: '',
  pricePerUnitCents: priceCents(PRICE),
  active: true,
  discountTags: [...DISCOUNT_TIERS],
};

/** Defaults as in the specification (part 2 §5). @param today in the store. @throws Refusal without a name. */
export function createRestaurantProduct(
  id: string,
  input: RestaurantProductInput,
  today: string,
): RestaurantProductState {
  return applyInput({ ...NEW, id, name: '', version: 1 }, input, today);
}

/** `same`: the product already has these values. `stale`: it has others than the version that the editor saw. */
export type RestaurantProductChange =
  | { kind: 'stale' }
  | { kind: 'same' }
  | { kind: 'changed'; after: RestaurantProductState };

/** Absent fields keep their values. Without a version the last write wins. @throws Refusal for an empty name. */
export function changeRestaurantProduct(
  before: RestaurantProductState,
  input: RestaurantProductInput,
  today: string,
): RestaurantProductChange {
  const after = applyInput(before, input, today);
  if (isDeepStrictEqual(after, before)) return { kind: 'same' };
  if (input.version !== undefined && input.version !== before.version) return { kind: 'stale' };
  return { kind: 'changed', after: { ...after, version: before.version + 1 } };
}

/** @throws Refusal when nothing of the name is visible. */
export function productName(given: string): string {
  const name = given.trim();
  if (!isVisible(name)) throw new Refusal('invalid', 'Product name is required');
  return name;
}

function applyInput(
  before: RestaurantProductState,
  input: RestaurantProductInput,
  today: string,
): RestaurantProductState {
  const { version: _version, everywhere: _everywhere, pricePerUnit, discountTags, description, ...given } = input;
  const { chineseName, orderMultiple, soldOutToday, soldOutUntil, ...fields } = given;
  const after: RestaurantProductState = { ...before, ...givenColumns(fields, RESTAURANT_PRODUCT.blank()) };
  after.name = productName(after.name);
  after.category ||= DEFAULTS.category;
  after.unit ||= DEFAULTS.unit;
  if (description !== undefined) after.description = description?.trim() ?? '';
  if (chineseName !== undefined) setChineseName(after, chineseName);
  if (orderMultiple !== undefined) setOrderMultiple(after, orderMultiple);
  if (pricePerUnit !== undefined) after.pricePerUnitCents = priceCents(pricePerUnit);
  if (discountTags !== undefined) after.discountTags = discountTiers(discountTags);
  // A date, so that nothing has to be reset at midnight.
  if (soldOutToday !== undefined) after.soldOutDate = soldOutToday ? today : null;
  if ((soldOutToday === false && soldOutUntil === undefined) || soldOutUntil === null) delete after.soldOutUntil;
  // A client may send back the day that it read, even after it has passed.
  if (soldOutUntil && soldOutUntil !== before.soldOutUntil) after.soldOutUntil = soldOutDay(soldOutUntil, today);
  return after;
}

/** Without a name the key is absent, as in events from before the column existed. */
export function setChineseName(row: { chineseName?: string | null }, given: string | null): void {
  const name = given?.trim();
  if (name) row.chineseName = name;
  else delete row.chineseName;
}

/** Multiples of 1 mean none: the key is absent then. */
function setOrderMultiple(row: { orderMultiple?: number | null }, given: number | null): void {
  if (given !== null && given > 1) row.orderMultiple = given;
  else delete row.orderMultiple;
}

function soldOutDay(day: string, today: string): string {
  if (day <= today) throw new Refusal('invalid', 'soldOutUntil must be tomorrow or later.');
  if (day > addDays(today, MAX_DAYS_AHEAD)) throw new Refusal('invalid', 'soldOutUntil must be within a year.');
  return day;
}

function discountTiers(text: string): DiscountTier[] {
  const tiers = readDiscountTags(text);
  if (!tiers) throw new RangeError('Discount tags that passed their contract are not a list of tiers.');
  return tiers;
}
