import type { ServiceLedger } from '@larder/contracts';
import { Controller, Get, Header } from '@nestjs/common';
import { Counter, Gauge, Registry } from 'prom-client';
import { Access } from '../auth/access.decorator.js';
import { RequestFigures } from '../measures/request-figures.js';
import { ReplicaFiguresReader } from './replica-figures-reader.js';

type Sample = [value: number, labels?: Record<string, string>];
type AddGauge = (name: string, help: string, ...samples: readonly Sample[]) => void;

/** Served on the service's port, never routed by the gateway. */
@Controller('metrics')
export class PrometheusController {
  constructor(
    private readonly reader: ReplicaFiguresReader,
    private readonly requests: RequestFigures,
  ) {}

  @Access('public')
  @Get()
  @Header('content-type', Registry.PROMETHEUS_CONTENT_TYPE)
  async metrics(): Promise<string> {
    const figures = await this.reader.last();
    const { user, system } = process.cpuUsage();
    const { database } = figures;
    const registry = new Registry();
    registry.setDefaultLabels({ service: figures.service });
    const gauge: AddGauge = (name, help, ...samples) => {
      if (samples.length === 0) return;
      const labelNames = Object.keys(samples[0]?.[1] ?? {});
      const metric = new Gauge({ name, help, labelNames, registers: [registry] });
      for (const [value, labels = {}] of samples) metric.set(labels, value);
    };
    new Counter({
      name: 'larder_process_cpu_seconds_total',
      help: 'Processor time taken since the start.',
      registers: [registry],
    }).inc((user + system) / 1e6);
    gauge('larder_build_info', 'The version of this process.', [1, { version: figures.version }]);
    gauge('larder_http_requests_in_flight', 'Requests being answered.', [this.requests.inFlight]);
    gauge('larder_live_sockets', 'Open live sockets.', [figures.sockets]);
    gauge('larder_process_resident_memory_bytes', 'Memory held.', [process.memoryUsage.rss()]);
    gauge('larder_process_start_time_seconds', 'When the process began.', [Date.parse(figures.startedAt) / 1_000]);
    gauge('larder_event_loop_delay_seconds', 'How late the event loop is, 99 of 100 times less.', [
      figures.eventLoopDelay / 1_000,
    ]);
    gauge('larder_database_up', 'Whether PostgreSQL answers this process.', [database.answers ? 1 : 0]);
    gauge('larder_database_connections', 'Connections held.', [database.connections]);
    gauge('larder_database_connections_limit', 'Connections that may be held.', [database.limit]);
    gauge('larder_database_requests_waiting', 'What waits for a connection.', [database.waiting]);
    if (this.reader.ledger) addLedger(gauge, this.reader.ledger);
    this.requests.registry.setDefaultLabels({ service: figures.service });
    return (await this.requests.registry.metrics()) + (await registry.metrics());
  }
}

/** A family without samples is left out. */
function addLedger(
  gauge: AddGauge,
  { counts, queues, cursors, parkedCount, pricesAt, measures = {} }: ServiceLedger,
): void {
  const ofQueues = (name: string, help: string, value: (queue: (typeof queues)[number]) => number): void =>
    gauge(name, help, ...queues.map((queue): Sample => [value(queue), { queue: queue.name }]));
  gauge(
    'larder_rows',
    'Rows of what the service keeps.',
    ...Object.entries(counts).map(([of, n]): Sample => [n, { of }]),
  );
  ofQueues('larder_jobs_waiting', 'Jobs that wait.', ({ waiting }) => waiting);
  ofQueues('larder_jobs_running', 'Jobs that run.', ({ running }) => running);
  ofQueues('larder_jobs_failed', 'Jobs of the last 24 hours that failed.', ({ failed }) => failed);
  ofQueues('larder_jobs_oldest_waiting_seconds', 'How long the oldest job has waited.', (queue) => queue.oldestWaiting);
  gauge(
    'larder_event_lag',
    'Events that a consumer has not applied; 10000 is many.',
    ...cursors.map(({ consumer, producer, lag }): Sample => [lag, { consumer, producer }]),
  );
  gauge('larder_parked_events', 'Events that could not be applied.', [parkedCount]);
  gauge(
    'larder_measure',
    'What the service counts beside its rows.',
    ...Object.entries(measures).map(([of, n]): Sample => [n, { of }]),
  );
  if (pricesAt !== null) {
    gauge('larder_prices_confirmed_time_seconds', 'When the prices were last cared for.', [
      Date.parse(pricesAt) / 1_000,
    ]);
  }
}
