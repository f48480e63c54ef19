import { dayIn, instantOf, isDay, timeIn } from '@larder/kernel';

const WALL_CLOCK = /^(\d{4}-\d{2}-\d{2})T((?:[01]\d|2[0-3]):[0-5]\d)(?::\d{2}(?:\.\d+)?)?$/;

/** An ISO instant for a date-time field in a zone, to the minute: "2026-11-21T14:05"; "" if invalid. */
export function toWallClock(iso: string, timeZone: string): string {
  const instant = new Date(iso);
  return Number.isNaN(instant.getTime()) ? '' : `${dayIn(instant, timeZone)}T${timeIn(instant, timeZone)}`;
}

/**
 * Converts the value of a date-time field, in local time of a zone, to an ISO instant; null when it is not a date. A
 * time that occurs twice, when clocks go back, is the first of the two; one that does not occur, when clocks go
 * forward, is shifted past the change.
 */
export function fromWallClock(text: string, timeZone: string): string | null {
  const [, day = '', clock = ''] = WALL_CLOCK.exec(text.trim()) ?? [];
  return isDay(day) ? instantOf(day, clock, timeZone).toISOString() : null;
}
