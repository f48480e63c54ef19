import { Controller, Get, Header } from '@nestjs/common';
import { Access } from '../http/access.decorator.js';
import { ledgerFamilies } from './ledger-families.js';
import { prometheusText, histogramSamples, type MetricFamily } from './prometheus-text.js';
import { ReplicaFiguresReader } from './replica-figures-reader.js';
import { DURATION_BUCKETS, RequestFigures } from './request-figures.js';

/** Figures for Prometheus, on the service's own port and never routed by the gateway. */
@Controller('metrics')
export class PrometheusController {
  constructor(
    private readonly reader: ReplicaFiguresReader,
    private readonly requests: RequestFigures,
  ) {}

  @Access('public')
  @Get()
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  async metrics(): Promise<string> {
    const figures = await this.reader.last();
    const { user, system } = process.cpuUsage();
    const { database } = figures;
    const families: MetricFamily[] = [
      {
        name: 'larder_build_info',
        help: 'The version of this process.',
        type: 'gauge',
        samples: [{ labels: { version: figures.version }, value: 1 }],
      },
      {
        name: 'larder_http_requests_total',
        help: 'Requests answered since the start.',
        type: 'counter',
        samples: [...this.requests.answers.values()].map(({ method, status, count }) => ({
          labels: { method, status },
          value: count,
        })),
      },
      {
        name: 'larder_http_request_duration_seconds',
        help: 'How long answers took.',
        type: 'histogram',
        samples: histogramSamples(DURATION_BUCKETS, this.requests.durations, this.requests.totalMs / 1_000),
      },
      gauge('larder_http_requests_in_flight', 'Requests being answered.', this.requests.inFlight),
      gauge('larder_live_sockets', 'Open live sockets.', figures.sockets),
      {
        name: 'larder_process_cpu_seconds_total',
        help: 'Processor time taken since the start.',
        type: 'counter',
        samples: [{ value: (user + system) / 1e6 }],
      },
      gauge('larder_process_resident_memory_bytes', 'Memory held.', process.memoryUsage.rss()),
      gauge('larder_process_start_time_seconds', 'When the process began.', Date.parse(figures.startedAt) / 1_000),
      gauge(
        'larder_event_loop_delay_seconds',
        'How late the event loop is, 99 of 100 times less.',
        figures.eventLoopDelay / 1_000,
      ),
      gauge('larder_database_up', 'Whether PostgreSQL answers this process.', database.answers ? 1 : 0),
      gauge('larder_database_connections', 'Connections held.', database.connections),
      gauge('larder_database_connections_limit', 'Connections that may be held.', database.limit),
      gauge('larder_database_requests_waiting', 'What waits for a connection.', database.waiting),
      ...ledgerFamilies(this.reader.ledger),
    ];
    return prometheusText(families, { service: figures.service });
  }
}

function gauge(name: string, help: string, value: number): MetricFamily {
  return { name, help, type: 'gauge', samples: [{ value }] };
}
