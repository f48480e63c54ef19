import { SCREEN_AWAY_AFTER_MS, SCREEN_CONFIRMS_WITHIN_MS, type ScreenState } from '@larder/kernel';

/** What is known of a paired screen; times are milliseconds since 1970. */
export interface ScreenSight {
  pairedAt: number;
  /** Null until it has said anything. */
  lastSeenAt: number | null;
  /** Since when there are prices that it has not confirmed; null when it shows the newest. */
  behindSince: number | null;
}

/**
 * How a screen is: it may take a moment to show a change, and then it is stale, as it is when nobody hears of it. One that has
 * not been turned on yet is waited for.
 */
export function screenState({ pairedAt, lastSeenAt, behindSince }: ScreenSight, now: number): ScreenState {
  if (lastSeenAt === null) return 'waiting';
  if (now - lastSeenAt > SCREEN_AWAY_AFTER_MS) return 'stale';
  if (behindSince === null) return 'shown';
  return now - Math.max(behindSince, pairedAt) > SCREEN_CONFIRMS_WITHIN_MS ? 'stale' : 'waiting';
}

/** For how many seconds a screen may have shown old prices: unconfirmed ones, or any while it is silent. */
export function staleSeconds({ pairedAt, lastSeenAt, behindSince }: ScreenSight, now: number): number {
  if (lastSeenAt === null) return 0;
  const unseenMs = now - lastSeenAt;
  const behindMs = behindSince === null ? 0 : now - Math.max(behindSince, pairedAt);
  // A few seconds without a word are nothing: screens speak every 15.
  const awayMs = unseenMs > SCREEN_AWAY_AFTER_MS ? unseenMs : 0;
  return Math.max(0, Math.floor(Math.max(awayMs, behindMs) / 1_000));
}

/** What a screen made of one change. @param confirmedAt null while it has not confirmed it, or a later one. */
export function receiptState(changedAt: number, confirmedAt: number | null, now: number): ScreenState {
  if (confirmedAt !== null) return 'shown';
  return now - changedAt > SCREEN_CONFIRMS_WITHIN_MS ? 'stale' : 'waiting';
}
