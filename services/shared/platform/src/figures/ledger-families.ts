import type { ServiceLedger } from '@larder/contracts';
import type { MetricFamily } from './prometheus-text.js';

/** What a service's own schema says, for Prometheus; nothing before it has been read. */
export function ledgerFamilies(ledger: ServiceLedger | undefined): MetricFamily[] {
  if (!ledger) return [];
  const { counts, queues, cursors, parkedCount, pricesAt } = ledger;
  const ofQueues = (name: string, help: string, value: (queue: (typeof queues)[number]) => number): MetricFamily =>
    gauges(
      name,
      help,
      queues.map((queue) => ({ labels: { queue: queue.name }, value: value(queue) })),
    );
  return [
    gauges(
      'larder_rows',
      'Rows of what the service keeps.',
      Object.entries(counts).map(([of, value]) => ({ labels: { of }, value })),
    ),
    ofQueues('larder_jobs_waiting', 'Jobs that wait.', ({ waiting }) => waiting),
    ofQueues('larder_jobs_running', 'Jobs that run.', ({ running }) => running),
    ofQueues('larder_jobs_failed', 'Jobs of the last 24 hours that failed.', ({ failed }) => failed),
    ofQueues(
      'larder_jobs_oldest_waiting_seconds',
      'How long the oldest job has waited.',
      ({ oldestWaiting }) => oldestWaiting,
    ),
    gauges(
      'larder_event_lag',
      'Events that a consumer has not applied; 10000 is many.',
      cursors.map(({ consumer, producer, lag }) => ({ labels: { consumer, producer }, value: lag })),
    ),
    gauges('larder_parked_events', 'Events that could not be applied.', [{ value: parkedCount }]),
    gauges(
      'larder_prices_confirmed_time_seconds',
      'When the prices were last cared for.',
      pricesAt === null ? [] : [{ value: Date.parse(pricesAt) / 1_000 }],
    ),
  ].filter(({ samples }) => samples.length > 0);
}

function gauges(name: string, help: string, samples: MetricFamily['samples']): MetricFamily {
  return { name, help, type: 'gauge', samples };
}
