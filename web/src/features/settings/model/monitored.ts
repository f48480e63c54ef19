import type { AlertType, SystemAlert, SystemMetrics } from '@larder/contracts';

/** How far back the small charts look. */
export const CHART_MS = 300_000;

/** The figures of one moment, by the clock of this machine. */
export interface Sample {
  at: number;
  metrics: SystemMetrics;
}

/** The latest figures and those of the minutes before them, as far as this page has seen them. */
export interface Monitored {
  latest: Sample;
  samples: readonly Sample[];
}

/** Joins figures that have just arrived. The same ones again become no younger. */
export function withSample(before: Monitored | undefined, metrics: SystemMetrics, at: number): Monitored {
  if (before?.latest.metrics.timestamp === metrics.timestamp) return before;
  const latest = { at, metrics };
  const samples = (before?.samples ?? []).filter((sample) => sample.at > at - CHART_MS && sample.at < at);
  return { latest, samples: [...samples, latest] };
}

const RANK: Record<AlertType, number> = { critical: 0, warning: 1, info: 2 };

/** The worst first; of equals those that are not acknowledged, then the newest. */
export function sortAlerts(alerts: readonly SystemAlert[]): SystemAlert[] {
  const rank = ({ type, acknowledged }: SystemAlert): number => RANK[type] * 2 + (acknowledged === null ? 0 : 1);
  return alerts.toSorted((one, other) => rank(one) - rank(other) || other.timestamp.localeCompare(one.timestamp));
}

export type UsageLevel = 'ok' | 'high' | 'critical';

const HIGH = 75;
const CRITICAL = 90;

/** Red at 90% or more, yellow at 75% or more, else green (specification part 1 §4). */
export function usageLevel(percent: number): UsageLevel {
  if (percent >= CRITICAL) return 'critical';
  return percent >= HIGH ? 'high' : 'ok';
}
