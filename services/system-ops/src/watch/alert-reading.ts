import type { AlertType } from '@larder/contracts';

/** The value from which something is wrong, the one below which it is well again, and how long either must last. */
export interface AlertThresholds {
  threshold: number;
  /** At most the threshold: a value between the two changes nothing. */
  clearBelow: number;
  raiseAfterMs: number;
  clearAfterMs: number;
}

/** One thing that may be wrong, with its current value. */
export interface AlertReading extends AlertThresholds {
  /** "memory:critical"; the same for as long as it lasts. */
  id: string;
  metric: string;
  type: AlertType;
  /** Null when unknown. */
  value: number | null;
  message: string;
}
