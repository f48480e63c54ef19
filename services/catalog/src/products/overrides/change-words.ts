import type { OverrideItem, RetailOverrideBody, RetailOverrideState } from '@larder/contracts';
import { priceCents } from '../product-input.js';

export type Words = Omit<RetailOverrideState, 'version'>;

/** Absent: left alone; null: follows the chain. */
export type WordsPatch = Partial<Words>;

/** Whether the patch sets a price; a reset to the chain's price is not checked for slips. */
export const setsPrice = ({ retailPriceCents, ourPriceCents }: WordsPatch): boolean =>
  typeof retailPriceCents === 'number' || typeof ourPriceCents === 'number';

/** The prices have passed their contract. */
export function wordsPatch({
  retailPrice,
  ourPrice,
  active,
}: Pick<RetailOverrideBody | OverrideItem, 'retailPrice' | 'ourPrice' | 'active'>): WordsPatch {
  return {
    ...(retailPrice === undefined ? {} : { retailPriceCents: retailPrice === null ? null : priceCents(retailPrice) }),
    ...(ourPrice === undefined ? {} : { ourPriceCents: ourPrice === null ? null : priceCents(ourPrice) }),
    ...(active === undefined ? {} : { active }),
  };
}
