import type { Availability, DayAvailability } from '@larder/contracts';
import { addDays, closureOn, type DeliverySlot, isOffered, MOST_DAYS_LOOKED, type StoreHours } from '@larder/kernel';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../shared/api/http.ts';
import { queryKeys } from '../../../shared/query/query-keys.ts';

/** The polling interval: other orders may take slots. */
const LOOK_AGAIN_MS = 15_000;

interface AvailabilityView {
  /** The next weeks, and the chosen day if it is later; empty until they have loaded. */
  offers: readonly DayAvailability[];
  /** Refetches at once. */
  refetch: () => void;
}

/** The days and slots for which the store accepts deliveries or pickups. @param chosen a day, once one is typed */
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
    // A previous order may have taken a slot.
    staleTime: 0,
    enabled,
  });
}

/** The chosen slot, or the only remaining one of that day if it is not available. */
export function slotOn(offers: readonly DayAvailability[], day: string | null, chosen: DeliverySlot): DeliverySlot {
  if (day === null || isOffered(offers, day, chosen)) return chosen;
  const offer = offers.find((each) => each.day === day);
  return offer?.slots.find(({ available }) => available)?.slot ?? chosen;
}

const OFFERED_DAYS = 4;
/** The number of days for which a store's closures are known. */
const DAYS_LOOKED_AT = 14;

/** The days offered as buttons: the first ones on which the store accepts orders. */
export function offeredDays(
  { from, to }: { from: string; to: string },
  store: Pick<StoreHours, 'closures'>,
  offers: readonly Pick<DayAvailability, 'day' | 'open'>[] = [],
): string[] {
  if (offers.length > 0) {
    const open = offers.filter((offer) => offer.open && offer.day >= from && offer.day <= to);
    return open.slice(0, OFFERED_DAYS).map(({ day }) => day);
  }
  // Until availability has loaded, the closures decide.
  return Array.from({ length: DAYS_LOOKED_AT }, (_, index) => addDays(from, index))
    .filter((day) => day <= to && closureOn(store, day)?.hours !== null)
    .slice(0, OFFERED_DAYS);
}
