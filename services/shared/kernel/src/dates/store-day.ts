import { zoneFormat } from '../time.js';

/** Days are "2026-11-21" of a store's calendar. Arithmetic is on the calendar, never on milliseconds: a day may have 23 hours. */

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

function utcMidnight(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** Whether a text is a calendar day (not 30 February) in a year on which databases and time zones agree. */
export function isDay(text: string): boolean {
  const year = Number(DAY.exec(text)?.[1]);
  if (!(year >= 1900 && year < 2200)) return false;
  const instant = utcMidnight(text);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}

const dayFormat = /* @__PURE__ */ zoneFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' });

export function dayIn(instant: Date, timeZone: string): string {
  const parts = Object.fromEntries(
    dayFormat(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts['year']}-${parts['month']}-${parts['day']}`;
}

/** The day that a text means in a zone: a day itself, or the day on which an ISO instant falls. */
export function dayOf(text: string, timeZone: string): string {
  return isDay(text) ? text : dayIn(new Date(text), timeZone);
}

export function addDays(day: string, days: number): string {
  return new Date(utcMidnight(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** 0 is Monday, 6 is Sunday. */
export function weekdayOf(day: string): number {
  return (new Date(utcMidnight(day)).getUTCDay() + 6) % 7;
}

const clockFormat = /* @__PURE__ */ zoneFormat('en-US', {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/** The offset of a zone at an instant, in milliseconds: -18,000,000 is UTC-5. */
function offsetAt(instant: number, timeZone: string): number {
  const part = Object.fromEntries(
    clockFormat(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const wall = Date.UTC(
    part['year'] ?? 0,
    (part['month'] ?? 1) - 1,
    part['day'] ?? 1,
    part['hour'] ?? 0,
    part['minute'] ?? 0,
    part['second'] ?? 0,
  );
  return wall - Math.floor(instant / 1000) * 1000;
}

/**
 * The instant at which a zone's clock shows an hour: the next one for a skipped hour, the first for a repeated hour.
 * @param hour of the day, or its clock time: "18:05"
 */
export function instantOf(day: string, hour: number | string, timeZone: string): Date {
  const minutes = typeof hour === 'number' ? hour * 60 : Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3, 5));
  const wall = utcMidnight(day) + minutes * 60_000;
  const before = offsetAt(wall - 86_400_000, timeZone);
  const after = offsetAt(wall + 86_400_000, timeZone);
  const candidates = [wall - before, wall - after].filter((instant) => instant + offsetAt(instant, timeZone) === wall);
  return new Date(candidates.length > 0 ? Math.min(...candidates) : wall - before);
}

export function startOfDay(day: string, timeZone: string): Date {
  return instantOf(day, 0, timeZone);
}
