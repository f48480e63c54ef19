import type { AlertType } from '@larder/contracts';
import type { Sentence } from '@larder/kernel';

/** From `threshold` on something is wrong, below `clearBelow` it is well again, after lasting for these times. */
export interface AlertThresholds {
  threshold: number;
  /** At most the threshold: values between the two change nothing. */
  clearBelow: number;
  raiseAfterMs: number;
  clearAfterMs: number;
}

export interface AlertReading extends AlertThresholds {
  /** "memory:critical" */
  id: string;
  metric: string;
  type: AlertType;
  /** Null when unknown. */
  value: number | null;
  message: Sentence;
}
