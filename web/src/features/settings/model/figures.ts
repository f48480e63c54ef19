import type { AlertType, SystemAlert, SystemMetrics } from '@larder/contracts';
import { LOCALE } from '../../../texts/language.ts';
import { performanceTexts } from '../../../texts/settings/performance.ts';

/** The time span of the small charts. */
export const CHART_MS = 300_000;

/** The figures of one moment, by this machine's clock. */
interface Sample {
  at: number;
  metrics: SystemMetrics;
}

/** The latest figures and those of the preceding minutes, as far as this page received them. */
export interface Monitored {
  latest: Sample;
  samples: readonly Sample[];
}

/** Adds new figures. Repeated ones keep their time. */
export function withSample(before: Monitored | undefined, metrics: SystemMetrics, at: number): Monitored {
  if (before?.latest.metrics.timestamp === metrics.timestamp) return before;
  const latest = { at, metrics };
  const samples = (before?.samples ?? []).filter((sample) => sample.at > at - CHART_MS && sample.at < at);
  return { latest, samples: [...samples, latest] };
}

const RANK: Record<AlertType, number> = { critical: 0, warning: 1, info: 2 };

/** The worst first; of equals those not acknowledged, then the newest. */
export function sortAlerts(alerts: readonly SystemAlert[]): SystemAlert[] {
  const rank = ({ type, acknowledged }: SystemAlert): number => RANK[type] * 2 + (acknowledged === null ? 0 : 1);
  return alerts.toSorted((one, other) => rank(one) - rank(other) || other.timestamp.localeCompare(one.timestamp));
}

type UsageLevel = 'ok' | 'high' | 'critical';

const HIGH = 75;
const CRITICAL = 90;

/** Red at 90% or more, yellow at 75% or more, else green (specification part 1 §4). */
export function usageLevel(percent: number): UsageLevel {
  if (percent >= CRITICAL) return 'critical';
  return percent >= HIGH ? 'high' : 'ok';
}

const DAY = 86_400;
const HOUR = 3_600;

/** Seconds as days, hours and minutes. */
export function formatUptime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return performanceTexts.formatUptime(
    Math.floor(whole / DAY),
    Math.floor((whole % DAY) / HOUR),
    Math.floor((whole % HOUR) / 60),
  );
}

/** A figure with at most one decimal. */
export const formatFigure = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 1 });

export const formatPercent = (value: number): string => `${formatFigure(value)}%`;

/** The time of day on a store's clock, to the second. */
export const formatSecond = (instant: Date, timeZone: string): string =>
  instant.toLocaleTimeString(LOCALE, { timeZone, timeStyle: 'medium' });

interface Point {
  at: number;
  value: number;
}

export interface SparklineFrame {
  width: number;
  height: number;
  /** The time at the right edge, and the time span of the width. */
  to: number;
  span: number;
  /** The value at the upper edge; the lower one is 0. */
  top: number;
  /** Points further apart are not joined: nothing was measured in between. */
  gap: number;
}

/** Points over time as the path of an SVG. */
export function sparklinePath(points: readonly Point[], frame: SparklineFrame): string {
  const { width, height, to, span, top, gap } = frame;
  let last: number | null = null;
  return points
    .map(({ at, value }) => {
      const x = width * (1 - (to - at) / span);
      const y = height * (1 - Math.min(Math.max(value, 0), top) / top);
      const place = `${round(x)} ${round(y)}`;
      const joined = last !== null && at - last <= gap;
      last = at;
      // A line to the same point: with round ends it is a dot.
      return joined ? `L${place}` : `M${place}L${place}`;
    })
    .join('');
}

const round = (value: number): number => Math.round(value * 10) / 10;
