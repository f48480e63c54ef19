import type { GatewayMetrics, SystemMetrics } from '@larder/contracts';
import { type ReactNode, useId } from 'react';
import { Facts } from '../../../shared/kit/facts.tsx';
import { formatBytes } from '../../../shared/text/format-bytes.ts';
import { performanceTexts } from '../../../texts/settings/performance.ts';
import { formatFigure, type Monitored, formatPercent, usageLevel } from '../model/figures.ts';
import '../../../shared/ui/meter.css';
import styles from './performance.module.css';
import { type Series, Sparkline } from './sparkline.tsx';

const { cards } = performanceTexts;

const formatMs = (value: number): string => performanceTexts.milliseconds(formatFigure(value));
const formatRate = (bytes: number): string => performanceTexts.perSecond(formatBytes(bytes));
const whole = (value: number): string => value.toLocaleString('en');

/** Metrics with a limit. */
const USAGES = ['cpu', 'memory', 'disk'] as const;

const poolUsage = ({ database: { connectionPool, connectionLimit } }: SystemMetrics): number =>
  connectionLimit === 0 ? 0 : (connectionPool / connectionLimit) * 100;

export const METRIC_GRID = 'grid grid-cols-[repeat(auto-fit,minmax(min(20rem,100%),1fr))] gap-4 xl:grid-cols-3';
export const METRIC_BOX = 'flex min-w-0 flex-col gap-2 border border-edge bg-surface px-4.5 py-3.5';

interface MetricCardsProps {
  monitored: Monitored;
  /** The time of the figures as text. */
  time: string;
  stale: boolean;
}

/** Cards for machine, database and requests, with bars for figures with a limit. */
export function MetricCards({ monitored, time, stale }: MetricCardsProps) {
  const { metrics } = monitored.latest;
  const { cpu, memory, disk, network, database, api, gateway } = metrics;
  const frame = { monitored, time, stale };
  const notes: Record<(typeof USAGES)[number], string> = {
    cpu: performanceTexts.cores(cpu.cores),
    memory: performanceTexts.usedOf(formatBytes(memory.used), formatBytes(memory.total)),
    disk: performanceTexts.usedOf(formatBytes(disk.used), formatBytes(disk.total)),
  };
  if (cpu.temperature !== undefined) notes.cpu += ` · ${performanceTexts.temperature(formatFigure(cpu.temperature))}`;
  return (
    <section className={METRIC_GRID} aria-label={performanceTexts.figures}>
      {USAGES.map((name) => (
        <MetricCard
          {...frame}
          key={name}
          title={cards[name]}
          figure={formatPercent(metrics[name].usage)}
          percent={metrics[name].usage}
          series={[{ name: cards[name], pick: (each) => each[name].usage, text: formatPercent }]}
          top={100}
        >
          <p>{notes[name]}</p>
        </MetricCard>
      ))}
      <MetricCard
        {...frame}
        title={cards.network}
        facts={[
          [performanceTexts.inbound, formatRate(network.inbound)],
          [performanceTexts.outbound, formatRate(network.outbound)],
          [performanceTexts.connections, whole(network.connections)],
        ]}
        series={[
          { name: performanceTexts.inbound, pick: (each) => each.network.inbound, text: formatRate },
          { name: performanceTexts.outbound, pick: (each) => each.network.outbound, text: formatRate },
        ]}
      />
      <MetricCard
        {...frame}
        title={cards.database}
        percent={poolUsage(metrics)}
        meterLabel={performanceTexts.poolUsage}
        facts={[
          [
            performanceTexts.poolConnections,
            performanceTexts.usedOf(whole(database.connectionPool), whole(database.connectionLimit)),
          ],
          [performanceTexts.activeQueries, whole(database.activeQueries)],
          [performanceTexts.averageResponse, formatMs(database.avgResponseTime)],
          [performanceTexts.cacheHitRate, formatPercent(database.cacheHitRate)],
        ]}
        series={[
          { name: performanceTexts.averageResponse, pick: (each) => each.database.avgResponseTime, text: formatMs },
        ]}
      />
      <MetricCard
        {...frame}
        title={cards.api}
        facts={[
          [performanceTexts.requestsPerMinute, formatFigure(api.requestsPerMinute)],
          [performanceTexts.activeConnections, whole(api.activeConnections)],
          [performanceTexts.averageResponse, formatMs(api.avgResponseTime)],
          [performanceTexts.errorRate, formatPercent(api.errorRate)],
        ]}
        series={[
          {
            name: performanceTexts.requestsPerMinute,
            pick: (each) => each.api.requestsPerMinute,
            text: formatFigure,
          },
        ]}
      >
        <GatewayCount gateway={gateway} />
      </MetricCard>
    </section>
  );
}

/** The gateway's counts of the same minute, including requests that never reached a service. */
function GatewayCount({ gateway }: { gateway: GatewayMetrics | null }) {
  return (
    <p className="text-sm text-ink-2">
      <strong>{performanceTexts.gateway}:</strong>{' '}
      {gateway === null
        ? performanceTexts.gatewayUnknown
        : performanceTexts.gatewayCount(
            formatFigure(gateway.apiRequestsPerMinute),
            formatFigure(gateway.requestsPerMinute),
            formatFigure(gateway.avgResponseTime),
            formatPercent(gateway.errorRate),
          )}
    </p>
  );
}

interface MetricCardProps {
  title: string;
  monitored: Monitored;
  time: string;
  stale: boolean;
  /** The main figure of the card. */
  figure?: string;
  /** The used percentage of the limit. */
  percent?: number;
  meterLabel?: string;
  facts?: readonly (readonly [name: string, value: string])[];
  series: readonly Series[];
  top?: number;
  children?: ReactNode;
}

function MetricCard(props: MetricCardProps) {
  const { title, monitored, time, stale, figure, percent, meterLabel = title, facts = [], series, top } = props;
  const id = useId();
  return (
    <article
      className={`group ${METRIC_BOX} ${styles.metricCard}`}
      aria-labelledby={id}
      data-stale={stale || undefined}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 id={id} className="font-semibold">
          {title}
        </h3>
        <span className={stale ? 'text-sm font-semibold text-turmeric-ink' : 'text-sm text-ink-2'}>
          {stale ? performanceTexts.stale(time) : performanceTexts.asOf(time)}
        </span>
      </header>
      {figure !== undefined && <p className="text-[2.375rem] leading-[1.1] font-extrabold">{figure}</p>}
      {percent !== undefined && <UsageMeter label={meterLabel} percent={percent} />}
      {facts.length > 0 && (
        <Facts
          className="grid gap-0.5"
          rowClass="flex flex-wrap justify-between gap-x-3"
          valueClass="font-semibold"
          items={facts}
        />
      )}
      {props.children}
      <Sparkline monitored={monitored} series={series} top={top} />
    </article>
  );
}

/** A usage as a bar and text. */
function UsageMeter({ label, percent }: { label: string; percent: number }) {
  const level = usageLevel(percent);
  const levelText = performanceTexts.levels[level];
  const within = Math.min(100, Math.max(0, percent));
  return (
    <div className={`flex items-center gap-3 ${styles.usage}`} data-level={level}>
      {/* With our colours: the browser's only change above a limit, not at it. */}
      <meter
        className="meter w-full"
        aria-label={label}
        aria-valuetext={performanceTexts.meterText(formatPercent(percent), levelText)}
        min={0}
        max={100}
        value={within}
      />
      <span className="min-w-16 text-[0.875rem] font-semibold text-[color:var(--level-ink,inherit)]">{levelText}</span>
    </div>
  );
}
