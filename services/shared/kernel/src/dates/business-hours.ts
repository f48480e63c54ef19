import { addDays, dayIn, instantOf } from './store-day.js';

const HOUR_MS = 3_600_000;
/** The most days that are counted; longer intervals are cut. */
const MOST_DAYS = 60;

/** The hours of every day, in whole hours of the store's local time; the shop closes at `closes`, 24 at most. */
export interface BusinessHours {
  readonly opens: number;
  readonly closes: number;
}

/** How many hours between two instants the shop was open. */
export function businessHoursBetween(from: Date, to: Date, { opens, closes }: BusinessHours, timeZone: string): number {
  let open = 0;
  const last = dayIn(to, timeZone);
  for (let day = dayIn(from, timeZone), days = 0; day <= last && days < MOST_DAYS; day = addDays(day, 1), days++) {
    const begins = Math.max(instantOf(day, opens, timeZone).getTime(), from.getTime());
    const end = closes === 24 ? instantOf(addDays(day, 1), 0, timeZone) : instantOf(day, closes, timeZone);
    open += Math.max(0, Math.min(end.getTime(), to.getTime()) - begins);
  }
  return open / HOUR_MS;
}
