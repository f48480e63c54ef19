import type { RestaurantOverrideBody, RestaurantOverrideState, RestaurantProductState } from '@larder/contracts';
import { addDays, MAX_DAYS_AHEAD, Refusal } from '@larder/kernel';
import type { ValuesOf } from '../../overrides/store-overrides.js';
import { priceCents } from '../../products/product-input.js';

/** Absent: left alone; null: follows the chain. */
export type WholesalePatch = Partial<ValuesOf<RestaurantOverrideState>>;

type SoldOut = Pick<RestaurantOverrideState, 'soldOutDate' | 'soldOutUntil'>;

/** The values of an override's PUT; a store that sets one of the two days sets both. @param today in the store */
export function wholesalePatch(
  { pricePerUnit, soldOutDate, soldOutUntil, ...rest }: Omit<RestaurantOverrideBody, 'version' | 'confirm'>,
  today: string,
): WholesalePatch {
  const { minOrderQuantity, active, displayOrder } = rest;
  return {
    ...(pricePerUnit === undefined ? {} : { pricePerUnitCents: pricePerUnit && priceCents(pricePerUnit) }),
    ...(minOrderQuantity === undefined ? {} : { minOrderQuantity }),
    ...(active === undefined ? {} : { active }),
    ...(displayOrder === undefined ? {} : { displayOrder }),
    ...soldOutPatch(soldOutDate, soldOutUntil, today),
  };
}

function soldOutPatch(
  date: string | null | undefined,
  until: string | null | undefined,
  today: string,
): Partial<SoldOut> {
  if (date === undefined && until === undefined) return {};
  const over = date || until ? addDays(today, -1) : null;
  const last = addDays(today, MAX_DAYS_AHEAD);
  if ((date ?? '') > last) throw new Refusal('invalid', 'soldOutDate must be within a year.');
  if ((until ?? '') > last) throw new Refusal('invalid', 'soldOutUntil must be within a year.');
  return { soldOutDate: date ?? over, soldOutUntil: until ?? over };
}

/**
 * A store's values after the sold-out call. Today: until its midnight. A later day: for orders until that day. A day that is
 * over: not sold out here. Null follows the chain.
 */
export function soldOutUntilPatch(day: string | null, today: string): Partial<SoldOut> {
  return day === today ? soldOutPatch(day, null, today) : soldOutPatch(null, day, today);
}

/** @param chain which may be sold out itself */
export function soldOutTodayPatch(isSoldOut: boolean, chain: RestaurantProductState, today: string): Partial<SoldOut> {
  if (isSoldOut) return soldOutUntilPatch(today, today);
  const chainHasNone = chain.soldOutDate === today || (chain.soldOutUntil ?? '') >= today;
  return soldOutUntilPatch(chainHasNone ? addDays(today, -1) : null, today);
}
