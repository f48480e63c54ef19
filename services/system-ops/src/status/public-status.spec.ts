import { describe, expect, it } from '@jest/globals';
import { SERVICES, type ServiceName } from '@larder/contracts';
import { observationOf, replicaOf } from '../../test/observation-of.js';
import type { SeenReplica } from '../replicas/replica-board.js';
import type { Observation } from '../watch/observation.js';
import { publicStatus } from './public-status.js';

/** A process that runs but cannot reach its database. */
const cutOff = (service: ServiceName): SeenReplica => {
  const seen = replicaOf(service);
  seen.figures.database.answers = false;
  return seen;
};

const missing = (service: ServiceName): SeenReplica => replicaOf(service, { isMissing: true, silentMs: 12_000 });

const database = (answeredMs: number | null): Observation['database'] => ({ ...observationOf().database, answeredMs });

/** All replicas, but with only these processes for this service. */
const replacing = (service: ServiceName, ...instead: SeenReplica[]): SeenReplica[] => [
  ...SERVICES.filter((each) => each !== service).map((each) => replicaOf(each)),
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
    { replicas: replacing('catalog', replicaOf('catalog'), missing('catalog')) },
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
    { replicas: replacing('restaurant-orders', replicaOf('restaurant-orders'), missing('restaurant-orders')) },
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
    'no replica has reported in the first seconds',
    { replicas: [], listeningMs: 3_000 },
    ['limited', 'limited', 'up', 'limited'],
  ],
  [
    'one replica has reported in the first seconds and cannot reach its database',
    { replicas: [cutOff('restaurant-orders')], listeningMs: 3_000 },
    ['limited', 'limited', 'up', 'limited'],
  ],
  [
    'no other replica is heard of while Redis is away',
    { isRedisThere: false, replicas: [replicaOf('system-ops'), missing('restaurant-orders')] },
    ['limited', 'limited', 'limited', 'limited'],
  ],
  [
    'only restaurant-orders is missing while Redis is away',
    { isRedisThere: false, replicas: replacing('restaurant-orders', missing('restaurant-orders')) },
    ['up', 'down', 'limited', 'down'],
  ],
  [
    'no replica has reported after the first seconds',
    { replicas: [], listeningMs: 8_000 },
    ['limited', 'down', 'up', 'down'],
  ],
];

describe('the public status', () => {
  it.each(CASES)('the public status when %s', (_what, change, [board, ordering, signage, status]) => {
    expect(publicStatus(observationOf(change), null)).toEqual({
      status,
      parts: [
        { name: 'board', state: board },
        { name: 'ordering', state: ordering },
        { name: 'signage', state: signage },
      ],
      timestamp: '2026-11-21T12:00:00.000Z',
    });
  });

  const PAUSED = {
    status: 'paused',
    pauseReason: 'Stocktaking.',
    pausedUntil: '2026-11-21T15:00:00.000Z',
    timeZone: 'America/Toronto',
  } as const;

  it('a pause of ordering shows the shop’s message and does not count as a fault', () => {
    expect(publicStatus(observationOf(), PAUSED)).toMatchObject({
      status: 'up',
      parts: [
        { name: 'board', state: 'up' },
        { name: 'ordering', state: 'paused', message: 'Ordering is paused until 10:00. Stocktaking.' },
        { name: 'signage', state: 'up' },
      ],
    });
  });

  it('a pause that has ended is not shown, nor is a pause while ordering is down', () => {
    const up = { name: 'ordering', state: 'up' };
    const ended = { ...PAUSED, pausedUntil: '2026-11-21T12:00:00.000Z' };
    expect(publicStatus(observationOf(), ended).parts[1]).toEqual(up);
    expect(publicStatus(observationOf(), { ...PAUSED, status: 'live' }).parts[1]).toEqual(up);
    const down = observationOf({ replicas: replacing('restaurant-orders') });
    expect(publicStatus(down, PAUSED).parts[1]).toEqual({ name: 'ordering', state: 'down' });
  });
});
