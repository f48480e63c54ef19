import { addDays, closureOn, type StoreHours } from '@larder/kernel';

const OFFERED_DAYS = 4;
/** As far as a store's closures are known. */
const DAYS_LOOKED_AT = 14;

/** The days that are offered at a press: the first ones of an order's days on which the store is open. */
export function offeredDays({ from, to }: { from: string; to: string }, store: Pick<StoreHours, 'closures'>): string[] {
  return Array.from({ length: DAYS_LOOKED_AT }, (_, index) => addDays(from, index))
    .filter((day) => day <= to && closureOn(store, day)?.hours !== null)
    .slice(0, OFFERED_DAYS);
}
