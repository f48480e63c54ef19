import type { AlertType } from '@larder/contracts';
import type { Sentence } from '@larder/kernel';

/** At or above `threshold` an alert is raised, below `clearBelow` it is cleared, each after a hold time. */
export interface AlertThresholds {
  threshold: number;
  /** At most the threshold: values in between do not change the state. */
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
