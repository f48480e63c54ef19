import { LOCALE } from '../../../texts/language.ts';
import { performanceTexts } from '../../../texts/settings/performance.ts';

const DAY = 86_400;
const HOUR = 3_600;

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
  return instant.toLocaleTimeString(LOCALE, { timeZone, timeStyle: 'medium' });
}
