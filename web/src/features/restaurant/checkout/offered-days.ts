import type { DayAvailability } from '@larder/contracts';
import { addDays, closureOn, type StoreHours } from '@larder/kernel';

const OFFERED_DAYS = 4;
/** As far as a store's closures are known. */
const DAYS_LOOKED_AT = 14;

/** The days that are offered at a press: the first ones of an order's days on which the store takes orders. */
export function offeredDays(
  { from, to }: { from: string; to: string },
  store: Pick<StoreHours, 'closures'>,
  offers: readonly Pick<DayAvailability, 'day' | 'open'>[] = [],
): string[] {
  if (offers.length > 0) {
    const open = offers.filter((offer) => offer.open && offer.day >= from && offer.day <= to);
    return open.slice(0, OFFERED_DAYS).map(({ day }) => day);
  }
  // Until it is known, by the closures.
  return Array.from({ length: DAYS_LOOKED_AT }, (_, index) => addDays(from, index))
    .filter((day) => day <= to && closureOn(store, day)?.hours !== null)
    .slice(0, OFFERED_DAYS);
}
