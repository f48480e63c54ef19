import { SERVICES, type CheckState, type HealthCheck, type ServiceName, type SystemHealth } from '@larder/contracts';
import { sentence, toSentence, type PlainReason, type Sentence } from '@larder/kernel';
import { translated } from '@larder/platform';
import { stateOf } from '../replicas/replica-view.js';
import type { Observation } from '../watch/observation.js';

const SLOW_MS = 1_000;
/** Replicas report every two seconds; a service without replicas counts as missing after this time. */
export const FIRST_WORDS_MS = 8_000;
const LAG = { warn: 1_000, fail: 10_000 } as const;
export const DISK = { warn: 75, fail: 90 } as const;

/** What does not work without a service. */
const AWAY = {
  identity: 'It does not answer: nobody can sign in; who is signed in goes on working.',
  catalog: 'It does not answer: prices cannot be changed; shoppers see the last list.',
  'restaurant-orders': 'It does not answer: restaurants cannot order, and orders cannot be moved.',
  'discounts-rebates': 'It does not answer: codes, tiers and rebates cannot be changed; ordering goes on.',
  'system-ops': 'It does not answer: screens are not told of changes, and backups stand still.',
} as const satisfies Record<ServiceName, PlainReason>;

/** A check before it is worded. */
export type JudgedCheck = Omit<HealthCheck, 'message'> & { message: Sentence };

export function judgeHealth(seen: Observation): SystemHealth {
  const checks = judgedChecks(seen).map((each): HealthCheck => ({ ...each, message: translated(each.message) }));
  const has = (state: CheckState): boolean => checks.some(({ status }) => status === state);
  const status = has('fail') ? 'critical' : has('warn') ? 'warning' : 'healthy';
  return { status, checks, timestamp: seen.at.toISOString() };
}

export function judgedChecks(seen: Observation): JudgedCheck[] {
  return [
    postgresql(seen),
    redis(seen),
    ...SERVICES.map((service) => serviceCheck(service, seen)),
    ...gateway(seen),
    events(seen),
    disk(seen),
  ];
}

function check(name: string, status: CheckState, reason: PlainReason | Sentence): JudgedCheck {
  return { name, status, message: toSentence(reason) };
}

function postgresql({ database: { answeredMs } }: Observation): JudgedCheck {
  const name = 'PostgreSQL';
  if (answeredMs === null) {
    return check(name, 'fail', 'It does not answer: nothing can be ordered or changed; shoppers see the last list.');
  }
  if (answeredMs > SLOW_MS) {
    return check(
      name,
      'warn',
      sentence('It is slow ({ms} ms): every page waits for it.', { ms: Math.round(answeredMs) }),
    );
  }
  return check(name, 'pass', sentence('It answers in {ms} ms.', { ms: Math.max(1, Math.round(answeredMs)) }));
}

function redis({ isRedisThere }: Observation): JudgedCheck {
  return isRedisThere
    ? check('Redis', 'pass', 'It answers.')
    : check('Redis', 'fail', 'It does not answer: screens hear of changes late, and exports and rebate runs wait.');
}

function serviceCheck(service: ServiceName, seen: Observation): JudgedCheck {
  const replicas = seen.replicas.filter(({ figures }) => figures.service === service);
  const there = replicas.filter(({ isMissing }) => !isMissing);
  if (there.length === 0) {
    if (!seen.isRedisThere && seen.database.answeredMs === null) {
      return check(service, 'warn', 'It cannot be seen while Redis and PostgreSQL are both away.');
    }
    if (replicas.length === 0 && seen.listeningMs < FIRST_WORDS_MS) {
      return check(service, 'warn', 'It has not been heard of yet.');
    }
    return check(service, 'fail', AWAY[service]);
  }
  const missing = replicas.length - there.length;
  if (missing > 0) {
    return check(
      service,
      'warn',
      sentence('{missing} of {all} replicas no longer answer; the others do its work.', {
        missing,
        all: replicas.length,
      }),
    );
  }
  const poor = there.map(stateOf).find(({ status }) => status !== 'pass');
  if (poor) return check(service, 'warn', poor.message);
  return check(
    service,
    'pass',
    there.length === 1 ? 'It answers.' : sentence('{count} replicas answer.', { count: there.length }),
  );
}

function gateway({ isGatewayWatched, gateway: minute }: Observation): JudgedCheck[] {
  if (!isGatewayWatched) return [];
  return minute === null
    ? [check('Gateway', 'warn', 'Its access log cannot be read: what it serves is not counted.')]
    : [
        check(
          'Gateway',
          'pass',
          sentence('It answered {count} requests in the last minute.', { count: minute.requestsPerMinute }),
        ),
      ];
}

function events({ ledgers }: Observation): JudgedCheck {
  const name = 'Events';
  const all = [...ledgers.values()];
  const cursors = all.flatMap(({ cursors }) => cursors);
  const worst = cursors.toSorted((left, right) => right.lag - left.lag)[0];
  const parked = all.reduce((sum, { parkedCount }) => sum + parkedCount, 0);
  if (worst && worst.lag >= LAG.fail) {
    return check(
      name,
      'fail',
      sentence('{consumer} is {lag} or more events behind: what it keeps is out of date.', {
        consumer: worst.consumer,
        lag: worst.lag,
      }),
    );
  }
  if (worst && worst.lag >= LAG.warn) {
    return check(
      name,
      'warn',
      sentence('{consumer} is {lag} events behind: what it keeps is out of date.', {
        consumer: worst.consumer,
        lag: worst.lag,
      }),
    );
  }
  if (parked > 0) {
    const reason =
      parked === 1
        ? sentence('1 event could not be applied and waits for another try.')
        : sentence('{count} events could not be applied and wait for another try.', { count: parked });
    return check(name, 'warn', reason);
  }
  const failing = cursors.find((cursor) => cursor.failing);
  if (failing)
    return check(
      name,
      'warn',
      sentence('{consumer} fails at an event and tries it again.', { consumer: failing.consumer }),
    );
  return check(name, 'pass', 'Every service has heard of every change.');
}

function disk({ machine: { disk: space } }: Observation): JudgedCheck {
  const { usage } = space;
  if (usage >= DISK.fail) {
    return check('Disk', 'fail', sentence('{usage} % of the disk is used: soon nothing more can be kept.', { usage }));
  }
  if (usage >= DISK.warn) {
    return check('Disk', 'warn', sentence('{usage} % of the disk is used: make room before it is full.', { usage }));
  }
  return check('Disk', 'pass', sentence('{usage} % of the disk is used.', { usage }));
}
