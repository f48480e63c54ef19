import type { PriceChange } from '@larder/contracts';

/** What one screen made of a change, in milliseconds since the change; null while it has not confirmed it. */
export function confirmedInMs(change: Pick<PriceChange, 'at'>, confirmedAt: string | null): number | null {
  // Two clocks of the server wrote the times: a hair before the change is at once.
  return confirmedAt === null ? null : Math.max(0, Date.parse(confirmedAt) - Date.parse(change.at));
}

/** How long the slowest screen took that confirmed a change; null when none has. */
export function slowestMs(change: PriceChange): number | null {
  const times = change.screens
    .map(({ confirmedAt }) => confirmedInMs(change, confirmedAt))
    .filter((time): time is number => time !== null);
  return times.length === 0 ? null : Math.max(...times);
}

/** "0.4 s", "12 s", "2 min 5 s", "3 h 12 min", "2 days": as exact as needed. */
export function durationWords(ms: number): string {
  if (ms < 9_950) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return seconds % 60 === 0 ? `${minutes} min` : `${minutes} min ${seconds % 60} s`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
  return `${Math.floor(hours / 24)} days`;
}
