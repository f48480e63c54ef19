import { dayIn } from '@larder/kernel';
import { LOCALE } from '../../texts/language.ts';

/** An instant on a store's clock: "Nov 21, 2026, 10:00 AM". */
export function formatInstant(iso: string, timeZone: string): string {
  const instant = new Date(iso);
  if (Number.isNaN(instant.getTime())) return '';
  return instant.toLocaleString(LOCALE, { timeZone, dateStyle: 'medium', timeStyle: 'short' });
}

/** A range of two instants in a store's time, without repeating common parts: "Nov 23, 2026, 7:52 – 8:52 PM". */
export const formatSpan = (from: string, to: string, timeZone: string): string =>
  new Intl.DateTimeFormat(LOCALE, { timeZone, dateStyle: 'medium', timeStyle: 'short' }).formatRange(
    new Date(from),
    new Date(to),
  );

/** A calendar day as "Nov 23, 2026", independent of the reader's time zone. */
export const formatDay = (day: string): string => valuesOf(day, { month: 'short', day: 'numeric', year: 'numeric' });

/** A calendar day without its year: "Nov 23". */
export const formatShortDay = (day: string): string => valuesOf(day, { month: 'short', day: 'numeric' });

/** A calendar day with its weekday: "Mon, Nov 23". */
export const formatWeekday = (day: string): string =>
  valuesOf(day, { weekday: 'short', month: 'short', day: 'numeric' });

/** A time on a store's clock: "15:00", or with its day when that is not today: "Tue, Nov 24, 09:00". */
export function formatMoment(instant: Date, timeZone: string, now: Date): string {
  const isToday = dayIn(instant, timeZone) === dayIn(now, timeZone);
  return instant.toLocaleString(LOCALE, {
    timeZone,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
    ...(isToday ? {} : { weekday: 'short', month: 'short', day: 'numeric' }),
  });
}

function valuesOf(day: string, parts: Intl.DateTimeFormatOptions): string {
  const instant = new Date(`${day}T12:00:00Z`);
  return Number.isNaN(instant.getTime()) ? day : instant.toLocaleDateString(LOCALE, { timeZone: 'UTC', ...parts });
}
