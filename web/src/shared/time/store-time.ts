const WALL_CLOCK = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/;
const DAY_MS = 86_400_000;

/** An ISO instant as a date-time field shows it in a zone, to the minute: "2026-11-21T14:05"; "" when it is not an instant. */
export function toWallClock(iso: string, timeZone: string): string {
  const instant = Date.parse(iso);
  return Number.isNaN(instant) ? '' : new Date(wallTime(instant, timeZone)).toISOString().slice(0, 16);
}

/**
 * What a date-time field holds as an ISO instant, read as the wall clock of a zone; null when it is not a date. A time that
 * occurs twice, when clocks go back, is the first of the two; one that does not occur, when clocks go forward, is as much
 * after the change as it reads.
 */
export function fromWallClock(text: string, timeZone: string): string | null {
  const match = WALL_CLOCK.exec(text.trim());
  if (match === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1).map(Number);
  const wall = Date.UTC(year, month - 1, day, hour, minute);
  // Date.UTC carries 30 February over into March and takes 99 for 1999; neither is the date that was written.
  if (Number.isNaN(wall) || new Date(wall).toISOString().slice(0, 16) !== text.trim().slice(0, 16)) return null;
  const [before, after] = [wall - DAY_MS, wall + DAY_MS].map((near) => wall - offsetAt(near, timeZone)) as [
    number,
    number,
  ];
  const meant = [before, after].filter((instant) => wallTime(instant, timeZone) === wall);
  return new Date(meant.length === 0 ? before : Math.min(...meant)).toISOString();
}

/** How far a zone's clock is ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  return wallTime(instant, timeZone) - Math.floor(instant / 60_000) * 60_000;
}

/** What a zone's clock shows at an instant, to the minute, as if that were UTC. */
function wallTime(instant: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}
