import type { SystemMetrics } from '@larder/contracts';

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
