import { describe, expect, it } from '@jest/globals';
import { SERVICES, type ReplicaFigures, type ServiceLedger } from '@larder/contracts';
import { figuresOf } from '../../test/figures-of.js';
import type { SeenReplica } from '../replicas/replica-board.js';
import type { Observation } from '../watch/observation.js';
import { judgeHealth } from './judge-health.js';

const replica = (service: ReplicaFigures['service'], change: Partial<SeenReplica> = {}): SeenReplica => ({
  silentMs: 500,
  isMissing: false,
  figures: figuresOf({ service, id: `${service} 1` }),
  ...change,
});

const ledger = (change: Partial<ServiceLedger> = {}): ServiceLedger => ({
  counts: {},
  queues: [],
  cursors: [],
  parkedCount: 0,
  parked: [],
  pricesAt: null,
  ...change,
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
  database: { answeredMs: 2, cacheHitRate: 99, size: 1, wrongCodes: 0, lastBackup: null, hoursWithoutBackup: null },
  isRedisThere: true,
  replicas: SERVICES.map((service) => replica(service)),
  ledgers: new Map(),
  gateway: { requestsPerMinute: 3, apiRequestsPerMinute: 1, avgResponseTime: 1, errorRate: 0 },
  isGatewayWatched: true,
  ...change,
});

const poor = (seen: Observation): [string, string][] =>
  judgeHealth(seen)
    .checks.filter(({ status }) => status !== 'pass')
    .map(({ name, status }) => [name, status]);

describe('health', () => {
  it('all is well', () => {
    expect(poor(system())).toEqual([]);
    expect(judgeHealth(system()).status).toBe('healthy');
  });

  it('without Redis only Redis is red', () => {
    expect(poor(system({ isRedisThere: false }))).toEqual([['Redis', 'fail']]);
    expect(judgeHealth(system({ isRedisThere: false })).status).toBe('critical');
  });

  it('without PostgreSQL it is red, and what needs it yellow', () => {
    const replicas = SERVICES.map((service) => replica(service));
    for (const { figures } of replicas) figures.database.answers = false;
    const away = system({ database: { ...system().database, answeredMs: null }, replicas });
    expect(poor(away)).toEqual([['PostgreSQL', 'fail'], ...SERVICES.map((service) => [service, 'warn'])]);
  });

  it('a service without any process is red and says what the shop loses', () => {
    const away = system({ replicas: system().replicas.filter(({ figures }) => figures.service !== 'catalog') });
    expect(poor(away)).toEqual([['catalog', 'fail']]);
    expect(judgeHealth(away).checks.find(({ name }) => name === 'catalog')?.message).toBe(
      'It does not answer: prices cannot be changed; shoppers see the last list.',
    );
  });

  it('one of two missing is a warning', () => {
    const replicas = [...system().replicas, replica('identity', { isMissing: true, silentMs: 12_000 })];
    expect(poor(system({ replicas }))).toEqual([['identity', 'warn']]);
  });

  it('nobody is missed before their first word, nor when nothing carries words', () => {
    expect(poor(system({ replicas: [], listeningMs: 3_000 }))).toEqual(SERVICES.map((service) => [service, 'warn']));
    const deaf = system({ replicas: [], isRedisThere: false, database: { ...system().database, answeredMs: null } });
    expect(poor(deaf).filter(([, status]) => status === 'fail')).toEqual([
      ['PostgreSQL', 'fail'],
      ['Redis', 'fail'],
    ]);
  });

  it.each([
    [{ parkedCount: 1 }, 'warn'],
    [
      { cursors: [{ consumer: 'orders', producer: 'catalog', position: 1, head: 2_000, lag: 1_500, failing: false }] },
      'warn',
    ],
    [
      { cursors: [{ consumer: 'orders', producer: 'catalog', position: 1, head: 1, lag: 10_000, failing: false }] },
      'fail',
    ],
    [{ cursors: [{ consumer: 'orders', producer: 'catalog', position: 1, head: 1, lag: 1, failing: true }] }, 'warn'],
  ] as const)('events that are late or were put aside: %j', (change, status) => {
    const seen = system({ ledgers: new Map([['restaurant-orders', ledger(change as Partial<ServiceLedger>)]]) });
    expect(poor(seen)).toEqual([['Events', status]]);
  });

  it.each([
    [74.9, []],
    [75, [['Disk', 'warn']]],
    [90, [['Disk', 'fail']]],
  ])('a disk at %d %%', (usage, expected) => {
    const { machine } = system();
    expect(poor(system({ machine: { ...machine, disk: { usage, used: 1, total: 2 } } }))).toEqual(expected);
  });

  it('a slow database and a log that cannot be read are warnings; a gateway elsewhere is no check', () => {
    expect(poor(system({ database: { ...system().database, answeredMs: 1_400 } }))).toEqual([['PostgreSQL', 'warn']]);
    expect(poor(system({ gateway: null }))).toEqual([['Gateway', 'warn']]);
    expect(
      judgeHealth(system({ gateway: null, isGatewayWatched: false })).checks.map(({ name }) => name),
    ).not.toContain('Gateway');
  });
});
