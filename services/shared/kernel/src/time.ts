/** Times are ISO instants; displayed times name their zone. The current time is always an argument. */

/** "59 sec ago", "1 min ago", "1 hour ago", "2 hours ago" (specification part 1 §9). A clock that runs behind reads 0 sec. */
export function relativeTime(from: Date, now: Date): string {
  const seconds = Math.max(0, Math.floor((now.getTime() - from.getTime()) / 1000));
  if (seconds < 60) return `${seconds} sec ago`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ago`;
  const hours = Math.floor(seconds / 3600);
  return `${hours} ${hours === 1 ? 'hour' : 'hours'} ago`;
}

/** A date format of a time zone, cached: creating one takes a hundred times as long as using it. */
export function zoneFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (timeZone: string) => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (timeZone) => {
    const format = made.get(timeZone) ?? new Intl.DateTimeFormat(locale, { timeZone, ...options });
    made.set(timeZone, format);
    return format;
  };
}

const minuteFormat = /* @__PURE__ */ zoneFormat('en-CA', {
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

function partsIn(instant: Date, timeZone: string): Record<string, string> {
  // Not Object.fromEntries: the stores' televisions do not support it.
  const parts: Record<string, string> = {};
  for (const { type, value } of minuteFormat(timeZone).formatToParts(instant)) parts[type] = value;
  return parts;
}

/** An ISO instant as the board shows it, "2026/11/21 14:05", in the store's zone; "" for an invalid one. */
export function formatBoardTime(iso: string, timeZone: string): string {
  const instant = new Date(iso);
  if (Number.isNaN(instant.getTime())) return '';
  const { year, month, day, hour, minute } = partsIn(instant, timeZone);
  return `${year}/${month}/${day} ${hour}:${minute}`;
}

/** The time on a zone's clock, "14:05". */
export function timeIn(instant: Date, timeZone: string): string {
  const { hour, minute } = partsIn(instant, timeZone);
  return `${hour}:${minute}`;
}

/** Whether a text names a zone that browsers and PostgreSQL both know: "America/Toronto", not "+05:00" or "NET". */
export function isTimeZone(text: string): boolean {
  if (text !== 'UTC' && !/^[A-Za-z_]+\/[A-Za-z0-9_+/-]+$/.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
