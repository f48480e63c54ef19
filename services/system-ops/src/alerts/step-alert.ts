import type { AlertThresholds } from '../watch/alert-reading.js';

/** Times are milliseconds since 1970. */
export interface AlertProgress {
  /** Since when it is wrong. */
  since: number;
  /** When it was reported; null while it may still pass. */
  raisedAt: number | null;
  /** Since when it is well again, while that has not lasted long enough. */
  wellSince: number | null;
}

/**
 * The next state of one alert; null means that all is well. It is raised once the value has been too high for long enough and
 * cleared once it has been low for long enough, so a value that swings around its threshold is one alert and one recovery.
 * @param value null when unknown: then nothing changes.
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
    return now - before.since >= raiseAfterMs ? { ...before, raisedAt: now } : before;
  }
  if (!isWell) return before.wellSince === null ? before : { ...before, wellSince: null };
  const wellSince = before.wellSince ?? now;
  return now - wellSince >= clearAfterMs ? null : { ...before, wellSince };
}
