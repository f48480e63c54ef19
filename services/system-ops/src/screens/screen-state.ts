import { SCREEN_AWAY_AFTER_MS, SCREEN_CONFIRMS_WITHIN_MS, type ScreenState } from '@larder/kernel';

/** Times are milliseconds since 1970. */
export interface ScreenSight {
  pairedAt: number;
  /** Null before the first report. */
  lastSeenAt: number | null;
  /** Since when the screen lacks newer prices; null if it has the newest. */
  behindSince: number | null;
}

/** A change may take a moment to show; after that, or if silent, a screen is stale. One never turned on is waiting. */
export function screenState({ pairedAt, lastSeenAt, behindSince }: ScreenSight, now: number): ScreenState {
  if (lastSeenAt === null) return 'waiting';
  if (now - lastSeenAt > SCREEN_AWAY_AFTER_MS) return 'stale';
  if (behindSince === null) return 'shown';
  return now - Math.max(behindSince, pairedAt) > SCREEN_CONFIRMS_WITHIN_MS ? 'stale' : 'waiting';
}

/** Seconds since the screen has been silent or without the newest prices. */
export function staleSeconds({ pairedAt, lastSeenAt, behindSince }: ScreenSight, now: number): number {
  if (lastSeenAt === null) return 0;
  const unseenMs = now - lastSeenAt;
  const behindMs = behindSince === null ? 0 : now - Math.max(behindSince, pairedAt);
  // Screens report every 15 s, so short silence is normal.
  const awayMs = unseenMs > SCREEN_AWAY_AFTER_MS ? unseenMs : 0;
  return Math.max(0, Math.floor(Math.max(awayMs, behindMs) / 1_000));
}

/** @param confirmedAt when this change or a later one was confirmed, or null. */
export function receiptState(changedAt: number, confirmedAt: number | null, now: number): ScreenState {
  if (confirmedAt !== null) return 'shown';
  return now - changedAt > SCREEN_CONFIRMS_WITHIN_MS ? 'stale' : 'waiting';
}
