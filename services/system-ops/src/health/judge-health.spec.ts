import { describe, expect, it } from '@jest/globals';
import { SERVICES, type ServiceLedger } from '@larder/contracts';
import { observationOf, replicaOf } from '../../test/observation-of.js';
import type { Observation } from '../watch/observation.js';
import { judgeHealth } from './judge-health.js';

const ledger = (change: Partial<ServiceLedger> = {}): ServiceLedger => ({
  counts: {},
  queues: [],
  cursors: [],
  parkedCount: 0,
  parked: [],
  pricesAt: null,
  ...change,
});

const poor = (seen: Observation): [string, string][] =>
  judgeHealth(seen)
    .checks.filter(({ status }) => status !== 'pass')
    .map(({ name, status }) => [name, status]);

describe('health', () => {
  it('a system without faults is healthy', () => {
    expect(poor(observationOf())).toEqual([]);
    expect(judgeHealth(observationOf()).status).toBe('healthy');
  });

  it('without Redis only the check of Redis fails', () => {
    expect(poor(observationOf({ isRedisThere: false }))).toEqual([['Redis', 'fail']]);
    expect(judgeHealth(observationOf({ isRedisThere: false })).status).toBe('critical');
  });

  it('without PostgreSQL its check fails and services that need it have warnings', () => {
    const replicas = SERVICES.map((service) => replicaOf(service));
    for (const { figures } of replicas) figures.database.answers = false;
    const away = observationOf({ database: { ...observationOf().database, answeredMs: null }, replicas });
    expect(poor(away)).toEqual([['PostgreSQL', 'fail'], ...SERVICES.map((service) => [service, 'warn'])]);
  });

  it('a service without a process fails and says what the shop loses', () => {
    const away = observationOf({
      replicas: observationOf().replicas.filter(({ figures }) => figures.service !== 'catalog'),
    });
    expect(poor(away)).toEqual([['catalog', 'fail']]);
    expect(judgeHealth(away).checks.find(({ name }) => name === 'catalog')?.message).toBe(
      'Not responding: prices cannot be changed. Shoppers see the last list.',
    );
  });

  it('one of two replicas missing is a warning', () => {
    const replicas = [...observationOf().replicas, replicaOf('identity', { isMissing: true, silentMs: 12_000 })];
    expect(poor(observationOf({ replicas }))).toEqual([['identity', 'warn']]);
  });

  it('no service fails before its first report is due, nor when neither Redis nor PostgreSQL can carry reports', () => {
    expect(poor(observationOf({ replicas: [], listeningMs: 3_000 }))).toEqual(
      SERVICES.map((service) => [service, 'warn']),
    );
    const deaf = observationOf({
      replicas: [],
      isRedisThere: false,
      database: { ...observationOf().database, answeredMs: null },
    });
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
  ] as const)('late and parked events are reported: %j', (change, status) => {
    const seen = observationOf({ ledgers: new Map([['restaurant-orders', ledger(change as Partial<ServiceLedger>)]]) });
    expect(poor(seen)).toEqual([['Events', status]]);
  });

  it.each([
    [74.9, []],
    [75, [['Disk', 'warn']]],
    [90, [['Disk', 'fail']]],
  ])('a disk that is %d %% full is judged', (usage, expected) => {
    const { machine } = observationOf();
    expect(poor(observationOf({ machine: { ...machine, disk: { usage, used: 1, total: 2 } } }))).toEqual(expected);
  });

  it('a disk that cannot be read is not called healthy', () => {
    const machine = { ...observationOf().machine, disk: { usage: 0, used: 0, total: 0 } };
    expect(poor(observationOf({ machine }))).toEqual([['Disk', 'warn']]);
  });

  it('a slow database and an unreadable gateway log are warnings; a gateway elsewhere is not checked', () => {
    expect(poor(observationOf({ database: { ...observationOf().database, answeredMs: 1_400 } }))).toEqual([
      ['PostgreSQL', 'warn'],
    ]);
    expect(poor(observationOf({ gateway: null }))).toEqual([['Gateway', 'warn']]);
    expect(
      judgeHealth(observationOf({ gateway: null, isGatewayWatched: false })).checks.map(({ name }) => name),
    ).not.toContain('Gateway');
  });
});
