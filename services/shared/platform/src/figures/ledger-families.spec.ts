import { expect, it } from '@jest/globals';
import { ledgerFamilies } from './ledger-families.js';
import { prometheusText } from './prometheus-text.js';

it('says what a schema says of rows, jobs and events', () => {
  const text = prometheusText(
    ledgerFamilies({
      counts: { totalOrders: 12 },
      queues: [{ name: 'exports', waiting: 2, running: 1, failed: 3, oldestWaiting: 40 }],
      cursors: [{ consumer: 'copies', producer: 'catalog', position: 5, head: 9, lag: 4, failing: false }],
      parkedCount: 1,
      parked: [],
      pricesAt: '2026-03-01T00:00:00.000Z',
    }),
    { service: 'restaurant-orders' },
  );
  expect(text.split('\n').filter((line) => !line.startsWith('#'))).toEqual([
    'larder_rows{service="restaurant-orders",of="totalOrders"} 12',
    'larder_jobs_waiting{service="restaurant-orders",queue="exports"} 2',
    'larder_jobs_running{service="restaurant-orders",queue="exports"} 1',
    'larder_jobs_failed{service="restaurant-orders",queue="exports"} 3',
    'larder_jobs_oldest_waiting_seconds{service="restaurant-orders",queue="exports"} 40',
    'larder_event_lag{service="restaurant-orders",consumer="copies",producer="catalog"} 4',
    'larder_parked_events{service="restaurant-orders"} 1',
    'larder_prices_confirmed_time_seconds{service="restaurant-orders"} 1772323200',
    '',
  ]);
});

it('says nothing before it has been read, and nothing of what is not there', () => {
  expect(ledgerFamilies(undefined)).toEqual([]);
  const bare = { counts: {}, queues: [], cursors: [], parkedCount: 0, parked: [], pricesAt: null };
  expect(ledgerFamilies(bare).map(({ name }) => name)).toEqual(['larder_parked_events']);
});
