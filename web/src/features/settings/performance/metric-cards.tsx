import type { SystemMetrics, GatewayMetrics } from '@larder/contracts';
import { byteWords } from '../../../shared/text/byte-words.ts';
import { performanceTexts } from '../../../texts/settings/performance.ts';
import { figureWords, percentWords } from '../model/figure-words.ts';
import type { Monitored } from '../model/monitored.ts';
import { MetricCard } from './metric-card.tsx';
import styles from './performance.module.css';
import type { Series } from './sparkline.tsx';

const { cards } = performanceTexts;

const msWords = (value: number): string => performanceTexts.milliseconds(figureWords(value));
const rateWords = (bytes: number): string => performanceTexts.perSecond(byteWords(bytes));
const whole = (value: number): string => value.toLocaleString('en');

const percentOf = (name: string, pick: Series['pick']): Series => ({ name, pick, words: percentWords });
const poolUsage = ({ database: { connectionPool, connectionLimit } }: SystemMetrics): number =>
  connectionLimit === 0 ? 0 : (connectionPool / connectionLimit) * 100;

interface MetricCardsProps {
  monitored: Monitored;
  /** When the figures were taken, in words, and whether they have aged since. */
  time: string;
  stale: boolean;
}

/** The machine, the database and the requests. Bars stand where a figure has a limit. */
export function MetricCards({ monitored, time, stale }: MetricCardsProps) {
  const { cpu, memory, disk, network, database, api, gateway } = monitored.latest.metrics;
  const frame = { monitored, time, stale };
  return (
    <section className={styles.metricCards} aria-label={performanceTexts.figures}>
      <MetricCard
        {...frame}
        title={cards.cpu}
        figure={percentWords(cpu.usage)}
        percent={cpu.usage}
        series={[percentOf(cards.cpu, (each) => each.cpu.usage)]}
        top={100}
      >
        <p>
          {performanceTexts.cores(cpu.cores)}
          {cpu.temperature !== undefined && ` · ${performanceTexts.temperature(figureWords(cpu.temperature))}`}
        </p>
      </MetricCard>
      <MetricCard
        {...frame}
        title={cards.memory}
        figure={percentWords(memory.usage)}
        percent={memory.usage}
        series={[percentOf(cards.memory, (each) => each.memory.usage)]}
        top={100}
      >
        <p>{performanceTexts.usedOf(byteWords(memory.used), byteWords(memory.total))}</p>
      </MetricCard>
      <MetricCard
        {...frame}
        title={cards.disk}
        figure={percentWords(disk.usage)}
        percent={disk.usage}
        series={[percentOf(cards.disk, (each) => each.disk.usage)]}
        top={100}
      >
        <p>{performanceTexts.usedOf(byteWords(disk.used), byteWords(disk.total))}</p>
      </MetricCard>
      <MetricCard
        {...frame}
        title={cards.network}
        facts={[
          [performanceTexts.inbound, rateWords(network.inbound)],
          [performanceTexts.outbound, rateWords(network.outbound)],
          [performanceTexts.connections, whole(network.connections)],
        ]}
        series={[
          { name: performanceTexts.inbound, pick: (each) => each.network.inbound, words: rateWords },
          { name: performanceTexts.outbound, pick: (each) => each.network.outbound, words: rateWords },
        ]}
      />
      <MetricCard
        {...frame}
        title={cards.database}
        percent={poolUsage(monitored.latest.metrics)}
        meterLabel={performanceTexts.poolUsage}
        facts={[
          [
            performanceTexts.poolConnections,
            performanceTexts.usedOf(whole(database.connectionPool), whole(database.connectionLimit)),
          ],
          [performanceTexts.activeQueries, whole(database.activeQueries)],
          [performanceTexts.averageResponse, msWords(database.avgResponseTime)],
          [performanceTexts.cacheHitRate, percentWords(database.cacheHitRate)],
        ]}
        series={[
          { name: performanceTexts.averageResponse, pick: (each) => each.database.avgResponseTime, words: msWords },
        ]}
      />
      <MetricCard
        {...frame}
        title={cards.api}
        facts={[
          [performanceTexts.requestsPerMinute, figureWords(api.requestsPerMinute)],
          [performanceTexts.activeConnections, whole(api.activeConnections)],
          [performanceTexts.averageResponse, msWords(api.avgResponseTime)],
          [performanceTexts.errorRate, percentWords(api.errorRate)],
        ]}
        series={[
          { name: performanceTexts.requestsPerMinute, pick: (each) => each.api.requestsPerMinute, words: figureWords },
        ]}
      >
        <GatewayCount gateway={gateway} />
      </MetricCard>
    </section>
  );
}

/** What the gateway counted of the same minute: it also sees what never reached a service. */
function GatewayCount({ gateway }: { gateway: GatewayMetrics | null }) {
  return (
    <p className="text-sm text-ink-2">
      <strong>{performanceTexts.gateway}:</strong>{' '}
      {gateway === null
        ? performanceTexts.gatewayUnknown
        : performanceTexts.gatewayCount(
            figureWords(gateway.apiRequestsPerMinute),
            figureWords(gateway.requestsPerMinute),
            figureWords(gateway.avgResponseTime),
            percentWords(gateway.errorRate),
          )}
    </p>
  );
}
