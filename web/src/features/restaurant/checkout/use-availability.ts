import type { Availability, DayAvailability } from '@larder/contracts';
import { addDays, closureOn, type DeliverySlot, isOffered, MOST_DAYS_LOOKED, type StoreHours } from '@larder/kernel';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../shared/api/http.ts';
import { queryKeys } from '../../../shared/query/query-keys.ts';

/** Others order as well. */
const LOOK_AGAIN_MS = 15_000;

interface AvailabilityView {
  /** The next weeks, and the chosen day when it is later; empty until they have arrived. */
  offers: readonly DayAvailability[];
  /** Refetches at once. */
  refetch: () => void;
}

/** The days and times for which the store takes deliveries or pickups. @param chosen a day, once one is typed */
export function useAvailability(isDelivery: boolean, today: string, chosen: string | null): AvailabilityView {
  const near = useDays(isDelivery, today, MOST_DAYS_LOOKED, true);
  const isFar = chosen !== null && chosen >= addDays(today, MOST_DAYS_LOOKED);
  const far = useDays(isDelivery, chosen ?? today, 1, isFar);
  return {
    offers: [...(near.data?.days ?? []), ...(isFar ? (far.data?.days ?? []) : [])],
    refetch: () => void Promise.all([near.refetch(), isFar && far.refetch()]),
  };
}

function useDays(isDelivery: boolean, from: string, days: number, enabled: boolean) {
  const query = `type=${isDelivery ? 'delivery' : 'pickup'}&from=${from}&days=${days}`;
  return useQuery({
    queryKey: queryKeys.availability(query),
    queryFn: ({ signal }) => requestJson<Availability>(`/api/restaurant/availability?${query}`, { signal }),
    refetchInterval: LOOK_AGAIN_MS,
    // An order of before may have taken a place.
    staleTime: 0,
    enabled,
  });
}

/** The slot that was chosen, or the one that is left on that day when it is not offered. */
export function slotOn(offers: readonly DayAvailability[], day: string | null, chosen: DeliverySlot): DeliverySlot {
  if (day === null || isOffered(offers, day, chosen)) return chosen;
  const offer = offers.find((each) => each.day === day);
  return offer?.slots.find(({ available }) => available)?.slot ?? chosen;
}

const OFFERED_DAYS = 4;
/** The days for which a store's closures are known. */
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
  // Until it has loaded, the closures decide.
  return Array.from({ length: DAYS_LOOKED_AT }, (_, index) => addDays(from, index))
    .filter((day) => day <= to && closureOn(store, day)?.hours !== null)
    .slice(0, OFFERED_DAYS);
}
