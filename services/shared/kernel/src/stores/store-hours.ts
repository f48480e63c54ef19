import { dayIn, weekdayOf } from '../dates/store-day.js';
import { timeIn } from '../time.js';
import { readOpeningHours, WEEKDAYS, type HoursSpan, type WeekHours } from './week-hours.js';

/** A day with special hours or closed, and why. */
export interface StoreClosure {
  /** "2026-12-25" in the store's calendar. */
  day: string;
  /** Null means closed all day. */
  hours: readonly HoursSpan[] | null;
  reason: string;
}

export interface StoreHours {
  timeZone: string;
  /** Absent until staff have set them; until then {@link weekHoursOf} tries to parse the text. */
  weekHours?: Partial<WeekHours> | null | undefined;
  openingHours: string;
  closures?: readonly StoreClosure[] | null | undefined;
}

/** Null when the hours are only a text that cannot be parsed. */
export function weekHoursOf({
  weekHours,
  openingHours,
}: Pick<StoreHours, 'weekHours' | 'openingHours'>): Partial<WeekHours> | null {
  return weekHours ?? readOpeningHours(openingHours);
}

export function closureOn({ closures }: Pick<StoreHours, 'closures'>, day: string): StoreClosure | null {
  return closures?.find((closure) => closure.day === day) ?? null;
}

/** Null when they are not known. */
export function hoursOn(store: StoreHours, day: string): readonly HoursSpan[] | null {
  const closure = closureOn(store, day);
  if (closure) return closure.hours ?? [];
  const weekday = WEEKDAYS[weekdayOf(day)];
  const week = weekHoursOf(store);
  return week && weekday ? (week[weekday] ?? []) : null;
}

/** In the store's local time, so a repeated hour is open twice. Null when the hours are not known. */
export function isOpenAt(store: StoreHours, instant: Date): boolean | null {
  const spans = hoursOn(store, dayIn(instant, store.timeZone));
  const time = timeIn(instant, store.timeZone);
  return spans && spans.some(({ from, to }) => from <= time && time < to);
}
