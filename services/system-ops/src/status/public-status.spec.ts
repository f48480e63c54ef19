import { describe, expect, it } from '@jest/globals';
import { SERVICES, type ReplicaFigures, type ServiceName } from '@larder/contracts';
import { figuresOf } from '../../test/figures-of.js';
import type { SeenReplica } from '../replicas/replica-board.js';
import type { Observation } from '../watch/observation.js';
import { publicStatus } from './public-status.js';

const replica = (service: ReplicaFigures['service'], change: Partial<SeenReplica> = {}): SeenReplica => ({
  silentMs: 500,
  isMissing: false,
  figures: figuresOf({ service, id: `${service} 1` }),
  ...change,
});

/** A process that runs and cannot reach its database. */
const cutOff = (service: ServiceName): SeenReplica => {
  const seen = replica(service);
  seen.figures.database.answers = false;
  return seen;
};

const missing = (service: ServiceName): SeenReplica => replica(service, { isMissing: true, silentMs: 12_000 });

const database = (answeredMs: number | null): Observation['database'] => ({
  answeredMs,
  cacheHitRate: 99,
  size: 1,
  wrongCodes: 0,
  lastBackup: null,
  hoursWithoutBackup: null,
});

/** A system in which all is well. */
const system = (change: Partial<Observation> = {}): Observation => ({
  at: new Date('2026-11-21T12:00:00.000Z'),
  listeningMs: 3_600_000,
  machine: {
    cpu: { usage: 5, cores: 2 },
    memory: { usage: 40, used: 4, total: 10 },
    disk: { usage: 50, used: 5, total: 10 },
    network: { inbound: 0, outbound: 0, connections: 0 },
  },
  database: database(2),
  isRedisThere: true,
  replicas: SERVICES.map((service) => replica(service)),
  ledgers: new Map(),
  gateway: null,
  isGatewayWatched: false,
  ...change,
});

/** All of them, but for this service only these processes. */
const replacing = (service: ServiceName, ...instead: SeenReplica[]): SeenReplica[] => [
  ...SERVICES.filter((each) => each !== service).map((each) => replica(each)),
  ...instead,
];

const CASES: [string, Partial<Observation>, string[]][] = [
  ['all is well', {}, ['up', 'up', 'up', 'up']],
  ['catalog is away', { replicas: replacing('catalog') }, ['limited', 'up', 'up', 'limited']],
  [
    'catalog cannot reach its database',
    { replicas: replacing('catalog', cutOff('catalog')) },
    ['limited', 'up', 'up', 'limited'],
  ],
  [
    'one of two of catalog is missing',
    { replicas: replacing('catalog', replica('catalog'), missing('catalog')) },
    ['up', 'up', 'up', 'up'],
  ],
  ['restaurant-orders is away', { replicas: replacing('restaurant-orders') }, ['up', 'down', 'up', 'down']],
  [
    'restaurant-orders has fallen silent',
    { replicas: replacing('restaurant-orders', missing('restaurant-orders')) },
    ['up', 'down', 'up', 'down'],
  ],
  [
    'restaurant-orders cannot reach its database',
    { replicas: replacing('restaurant-orders', cutOff('restaurant-orders')) },
    ['up', 'limited', 'up', 'limited'],
  ],
  [
    'one of two of restaurant-orders is missing',
    { replicas: replacing('restaurant-orders', replica('restaurant-orders'), missing('restaurant-orders')) },
    ['up', 'up', 'up', 'up'],
  ],
  ['discounts-rebates is away', { replicas: replacing('discounts-rebates') }, ['up', 'up', 'up', 'up']],
  ['identity is away', { replicas: replacing('identity') }, ['up', 'up', 'up', 'up']],
  ['Redis is away', { isRedisThere: false }, ['up', 'up', 'limited', 'limited']],
  [
    'PostgreSQL is away',
    { database: database(null), replicas: SERVICES.map((service) => cutOff(service)) },
    ['limited', 'down', 'limited', 'down'],
  ],
  ['PostgreSQL is out of reach from here only', { database: database(null) }, ['limited', 'up', 'limited', 'limited']],
  [
    'nobody has been heard of in the first seconds',
    { replicas: [], listeningMs: 3_000 },
    ['limited', 'limited', 'up', 'limited'],
  ],
  [
    'somebody was heard of in the first seconds, and is cut off',
    { replicas: [cutOff('restaurant-orders')], listeningMs: 3_000 },
    ['limited', 'limited', 'up', 'limited'],
  ],
  [
    'nobody else is heard of while Redis is away',
    { isRedisThere: false, replicas: [replica('system-ops'), missing('restaurant-orders')] },
    ['limited', 'limited', 'limited', 'limited'],
  ],
  [
    'only restaurant-orders is missing while Redis is away',
    { isRedisThere: false, replicas: replacing('restaurant-orders', missing('restaurant-orders')) },
    ['up', 'down', 'limited', 'down'],
  ],
  ['nobody has been heard of after that', { replicas: [], listeningMs: 8_000 }, ['limited', 'down', 'up', 'down']],
];

describe('what the public is told', () => {
  it.each(CASES)('%s', (_what, change, [board, ordering, signage, status]) => {
    expect(publicStatus(system(change))).toEqual({
      status,
      parts: [
        { name: 'board', state: board },
        { name: 'ordering', state: ordering },
        { name: 'signage', state: signage },
      ],
      timestamp: '2026-11-21T12:00:00.000Z',
    });
  });
});
