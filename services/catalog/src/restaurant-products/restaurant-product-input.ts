import { readDiscountTags, type DiscountTier } from '@larder/kernel';
import { nameRequired } from './restaurant-product.errors.js';

/** @throws Refusal when nothing is left of the name. */
export function productName(given: string): string {
  const name = given.trim();
  if (name === '') throw nameRequired();
  return name;
}

/** The text, or the usual one when nothing is left of it. */
export function textOr(usual: string, given: string | undefined): string {
  return given?.trim() || usual;
}

/** The tiers behind a text that has passed its contract. */
export function discountTiers(text: string): DiscountTier[] {
  const tiers = readDiscountTags(text);
  if (!tiers) throw new RangeError('Discount tags passed their contract without being a list of tiers.');
  return tiers;
}

/** A product is sold out for the day on which somebody says so: at midnight nobody has to take it back. */
export function soldOutDate(soldOutToday: boolean, today: string): string | null {
  return soldOutToday ? today : null;
}
