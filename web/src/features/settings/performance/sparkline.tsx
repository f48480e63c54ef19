import type { SystemMetrics } from '@larder/contracts';
import { performanceTexts } from '../../../texts/settings/performance.ts';
import { CHART_MS, type Monitored, sparklinePath } from '../model/figures.ts';
import { METRICS_EVERY_MS } from './use-monitoring.ts';

const WIDTH = 240;
const HEIGHT = 36;
const LINES = ['stroke-link', 'stroke-turmeric-ink [stroke-dasharray:4_3]'];

export interface Series {
  name: string;
  pick: (metrics: SystemMetrics) => number;
  text: (value: number) => string;
}

interface SparklineProps {
  monitored: Monitored;
  series: readonly Series[];
  /** The value of the upper edge; by default the highest of the shown minutes. */
  top?: number;
}

/** The last minutes of one or two figures, as this page received them. */
export function Sparkline({ monitored, series, top }: SparklineProps) {
  const { latest, samples } = monitored;
  const lines = series.map(({ pick }) => samples.map(({ at, metrics }) => ({ at, value: pick(metrics) })));
  const highest = Math.max(1, ...lines.flat().map(({ value }) => value));
  const spoken = series.map(({ name, pick, text }) => performanceTexts.lastMinutes(name, text(pick(latest.metrics))));
  return (
    <svg
      role="img"
      className="mt-auto h-10 w-full border-b border-hairline"
      viewBox={`-2 -2 ${WIDTH + 4} ${HEIGHT + 4}`}
      preserveAspectRatio="none"
      aria-label={spoken.join('; ')}
    >
      {lines.map((points, place) => (
        <path
          key={series[place]?.name}
          className={`${LINES[place]} group-data-stale:stroke-ink-3`}
          fill="none"
          strokeWidth={1.5}
          strokeLinecap="round"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
          d={sparklinePath(points, {
            width: WIDTH,
            height: HEIGHT,
            to: latest.at,
            span: CHART_MS,
            top: top ?? highest,
            gap: METRICS_EVERY_MS * 3,
          })}
        />
      ))}
    </svg>
  );
}
