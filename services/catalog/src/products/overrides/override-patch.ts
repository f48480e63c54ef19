import type { OverrideItem, RetailOverrideBody, RetailOverrideState } from '@larder/contracts';
import type { ValuesOf } from '../../overrides/store-overrides.js';
import { priceCents } from '../product-input.js';

/** Absent: left alone; null: follows the chain. */
export type OverridePatch = Partial<ValuesOf<RetailOverrideState>>;

/** Whether the patch sets a price; a reset to the chain's price is not checked for slips. */
export const setsPrice = ({ retailPriceCents, ourPriceCents }: OverridePatch): boolean =>
  typeof retailPriceCents === 'number' || typeof ourPriceCents === 'number';

/** The prices have passed their contract. */
export function overridePatch({
  retailPrice,
  ourPrice,
  active,
}: Pick<RetailOverrideBody | OverrideItem, 'retailPrice' | 'ourPrice' | 'active'>): OverridePatch {
  return {
    ...(retailPrice === undefined ? {} : { retailPriceCents: retailPrice === null ? null : priceCents(retailPrice) }),
    ...(ourPrice === undefined ? {} : { ourPriceCents: ourPrice === null ? null : priceCents(ourPrice) }),
    ...(active === undefined ? {} : { active }),
  };
}
