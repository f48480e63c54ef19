import { randomUUID } from 'node:crypto';
import type { ReplicaFigures, ServiceLedger, ServiceName } from '@larder/contracts';

/** The figures of a replica of another service, as it would send them. */
export function figuresOf(change: Partial<ReplicaFigures> = {}): ReplicaFigures {
  return {
    service: 'catalog',
    id: randomUUID(),
    version: '0.1.0',
    startedAt: '2026-11-21T10:00:00.000Z',
    at: '2026-11-21T12:00:00.000Z',
    restarts: 0,
    cpu: 3.5,
    memory: 90_000_000,
    eventLoopDelay: 1.2,
    requests: { count: 100, ms: 1_000, errors: 5 },
    inFlight: 2,
    sockets: 0,
    database: { answers: true, connections: 4, limit: 10, waiting: 0, active: 1, queries: 50, ms: 100 },
    recentErrors: [
      { requestId: 'abcdefgh', method: 'GET', path: '/api/products', status: 503, at: '2026-11-21T11:59:00.000Z' },
    ],
    ...change,
  };
}

/** A message of each other service, with empty schemas. */
export function ledgersOfOthers(): { kind: 'figures'; figures: ReplicaFigures; ledger: ServiceLedger }[] {
  const services: ServiceName[] = ['identity', 'catalog', 'restaurant-orders', 'discounts-rebates'];
  return services.map((service) => ({
    kind: 'figures',
    figures: figuresOf({ service }),
    ledger: { counts: {}, queues: [], cursors: [], parkedCount: 0, parked: [], pricesAt: null },
  }));
}
