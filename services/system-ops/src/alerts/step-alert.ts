import type { AlertThresholds } from '../watch/alert-reading.js';

/** Times are milliseconds since 1970. */
export interface AlertProgress {
  since: number;
  /** Null until the hold time has passed. */
  raisedAt: number | null;
  /** Since when the value has recovered, until the alert is cleared. */
  wellSince: number | null;
}

/**
 * The next state of one alert; null when all is well. Raised after the value was too high for long enough, cleared
 * after it was low for long enough: a value that swings around its threshold is one alert.
 * @param value null when unknown: nothing changes. @param now earlier than before when the clock was set back.
 */
export function stepAlert(
  { threshold, clearBelow, raiseAfterMs, clearAfterMs }: AlertThresholds,
  before: AlertProgress | null,
  value: number | null,
  now: number,
): AlertProgress | null {
  if (value === null) return before;
  if (before === null) {
    if (value < threshold) return null;
    return { since: now, raisedAt: raiseAfterMs <= 0 ? now : null, wellSince: null };
  }
  const isWell = value < clearBelow;
  if (before.raisedAt === null) {
    if (isWell) return null;
    const since = Math.min(before.since, now);
    return { ...before, since, raisedAt: now - since >= raiseAfterMs ? now : null };
  }
  if (!isWell) return before.wellSince === null ? before : { ...before, wellSince: null };
  const wellSince = Math.min(before.wellSince ?? now, now);
  return now - wellSince >= clearAfterMs ? null : { ...before, wellSince };
}
