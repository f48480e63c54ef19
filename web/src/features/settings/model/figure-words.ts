import { performanceTexts } from '../../../texts/settings/performance.ts';

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'];
const BASE = 1024;
const DAY = 86_400;
const HOUR = 3_600;

/** Bytes in units of 1024: "512 B", "1.5 KB", "20 GB". */
export function byteWords(bytes: number): string {
  let value = Math.max(0, bytes);
  let unit = 0;
  while (value >= BASE && unit < UNITS.length - 1) {
    value /= BASE;
    unit += 1;
  }
  // 1023.96 KB would read "1024 KB".
  if (Number(value.toFixed(1)) >= BASE && unit < UNITS.length - 1) {
    value /= BASE;
    unit += 1;
  }
  const digits = unit === 0 ? 0 : 1;
  return `${value.toFixed(digits).replace(/\.0$/, '')} ${UNITS[unit]}`;
}

/** Seconds as days, hours and minutes. */
export function uptimeWords(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return performanceTexts.uptimeWords(
    Math.floor(whole / DAY),
    Math.floor((whole % DAY) / HOUR),
    Math.floor((whole % HOUR) / 60),
  );
}

/** A figure with at most one digit behind its point. */
export function figureWords(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 1 });
}

export const percentWords = (value: number): string => `${figureWords(value)}%`;

/** The time of day by a store's clock, to the second. */
export function secondWords(instant: Date, timeZone: string): string {
  return instant.toLocaleTimeString('en-US', { timeZone, timeStyle: 'medium' });
}
