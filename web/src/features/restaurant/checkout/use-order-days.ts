import { addDays, MAX_DAYS_AHEAD } from '@larder/kernel';
import { useDayIn } from '../../../shared/use-store-day.ts';

/** The days that an order may be wanted for, from the store's tomorrow on; they move on at its midnight. */
export function useOrderDays(timeZone: string): { from: string; to: string } {
  const today = useDayIn(timeZone);
  return { from: addDays(today, 1), to: addDays(today, MAX_DAYS_AHEAD) };
}
