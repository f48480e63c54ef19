export type UsageLevel = 'ok' | 'high' | 'critical';

const HIGH = 75;
const CRITICAL = 90;

/** Red at 90% or more, yellow at 75% or more, else green (specification part 1 §4). */
export function usageLevel(percent: number): UsageLevel {
  if (percent >= CRITICAL) return 'critical';
  return percent >= HIGH ? 'high' : 'ok';
}
