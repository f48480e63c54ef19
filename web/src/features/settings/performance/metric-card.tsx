import { type ReactNode, useId } from 'react';
import { performanceTexts } from '../../../texts/settings/performance.ts';
import { percentWords } from '../model/figure-words.ts';
import { type Monitored, usageLevel } from '../model/monitored.ts';
import styles from './performance.module.css';
import { type Series, Sparkline } from './sparkline.tsx';

interface MetricCardProps {
  title: string;
  monitored: Monitored;
  time: string;
  stale: boolean;
  /** The one figure that the card is about. */
  figure?: string;
  /** How much of its limit is used. */
  percent?: number;
  meterLabel?: string;
  facts?: readonly (readonly [name: string, value: string])[];
  series: readonly Series[];
  top?: number;
  children?: ReactNode;
}

export function MetricCard(props: MetricCardProps) {
  const { title, monitored, time, stale, figure, percent, meterLabel = title, facts = [], series, top } = props;
  const id = useId();
  return (
    <article className={styles.metricCard} aria-labelledby={id} data-stale={stale || undefined}>
      <header className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 id={id} className="font-semibold">
          {title}
        </h3>
        <span className={stale ? 'text-sm font-semibold text-turmeric-ink' : 'text-sm text-ink-2'}>
          {stale ? performanceTexts.stale(time) : performanceTexts.asOf(time)}
        </span>
      </header>
      {figure !== undefined && <p className={styles.metricFigure}>{figure}</p>}
      {percent !== undefined && <UsageMeter label={meterLabel} percent={percent} />}
      {facts.length > 0 && (
        <dl className={styles.metricFacts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {props.children}
      <Sparkline monitored={monitored} series={series} top={top} />
    </article>
  );
}

/** How full something is, as a bar and a word. */
function UsageMeter({ label, percent }: { label: string; percent: number }) {
  const level = usageLevel(percent);
  const words = performanceTexts.levels[level];
  const within = Math.min(100, Math.max(0, percent));
  return (
    <div className={styles.usage} data-level={level}>
      {/* Its colours are ours: the browser's own turn only above a limit, not at it. */}
      <meter
        className={styles.usageTrack}
        aria-label={label}
        aria-valuetext={performanceTexts.meterWords(percentWords(percent), words)}
        min={0}
        max={100}
        value={within}
      />
      <span className={styles.usageWord}>{words}</span>
    </div>
  );
}
