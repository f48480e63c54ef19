import { expect, it } from '@jest/globals';
import type { ReplicaFigures, ServiceLedger } from '@larder/contracts';
import { RequestFigures } from '../measures/request-figures.js';
import { PrometheusController } from './prometheus.controller.js';
import type { ReplicaFiguresReader } from './replica-figures-reader.js';

const figures = {
  service: 'restaurant-orders',
  version: '1.2.3',
  startedAt: '2026-03-01T00:00:00.000Z',
  sockets: 0,
  eventLoopDelay: 1,
  database: { answers: true, connections: 3, limit: 10, waiting: 0 },
} as ReplicaFigures;

async function scrape(ledger?: ServiceLedger): Promise<string> {
  const reader = { last: async () => figures, ledger } as unknown as ReplicaFiguresReader;
  return await new PrometheusController(reader, new RequestFigures()).metrics();
}

const samplesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

it('the ledger of a service becomes gauges for rows, jobs and events', async () => {
  const without = await scrape();
  const text = await scrape({
    counts: { totalOrders: 12 },
    queues: [{ name: 'exports', waiting: 2, running: 1, failed: 3, oldestWaiting: 40 }],
    cursors: [{ consumer: 'copies', producer: 'catalog', position: 5, head: 9, lag: 4, failing: false }],
    parkedCount: 1,
    parked: [],
    pricesAt: '2026-03-01T00:00:00.000Z',
    measures: { untoldCodes: 7 },
  });
  expect(samplesOf(text).slice(samplesOf(without).length)).toEqual([
    'larder_rows{of="totalOrders",service="restaurant-orders"} 12',
    'larder_jobs_waiting{queue="exports",service="restaurant-orders"} 2',
    'larder_jobs_running{queue="exports",service="restaurant-orders"} 1',
    'larder_jobs_failed{queue="exports",service="restaurant-orders"} 3',
    'larder_jobs_oldest_waiting_seconds{queue="exports",service="restaurant-orders"} 40',
    'larder_event_lag{consumer="copies",producer="catalog",service="restaurant-orders"} 4',
    'larder_parked_events{service="restaurant-orders"} 1',
    'larder_measure{of="untoldCodes",service="restaurant-orders"} 7',
    'larder_prices_confirmed_time_seconds{service="restaurant-orders"} 1772323200',
  ]);
});

it('a service without rows, queues or consumers has no gauges for them', async () => {
  const without = await scrape();
  const bare = await scrape({ counts: {}, queues: [], cursors: [], parkedCount: 0, parked: [], pricesAt: null });
  expect(samplesOf(bare).slice(samplesOf(without).length)).toEqual([
    'larder_parked_events{service="restaurant-orders"} 0',
  ]);
});

it('counters and gauges have the types that the dashboards expect', async () => {
  const types = [...(await scrape()).matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, type]) => `${name} ${type}`);
  expect(types).toEqual([
    'larder_http_requests_total counter',
    'larder_http_request_duration_seconds histogram',
    'larder_process_cpu_seconds_total counter',
    'larder_build_info gauge',
    'larder_http_requests_in_flight gauge',
    'larder_live_sockets gauge',
    'larder_process_resident_memory_bytes gauge',
    'larder_process_start_time_seconds gauge',
    'larder_event_loop_delay_seconds gauge',
    'larder_database_up gauge',
    'larder_database_connections gauge',
    'larder_database_connections_limit gauge',
    'larder_database_requests_waiting gauge',
  ]);
});
