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
  identity: 'Not responding: nobody can sign in. People who are signed in can go on working.',
  catalog: 'Not responding: prices cannot be changed. Shoppers see the last list.',
  'restaurant-orders': 'Not responding: restaurants cannot order, and staff cannot change orders.',
  'discounts-rebates': 'Not responding: codes, tiers and rebates cannot be changed. Ordering still works.',
  'system-ops': 'Not responding: screens do not receive changes, and no backups are made.',
} as const satisfies Record<ServiceName, PlainReason>;

/** A check without its text. */
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
    return check(name, 'fail', 'Not responding: nothing can be ordered or changed. Shoppers see the last list.');
  }
  if (answeredMs > SLOW_MS) {
    return check(name, 'warn', sentence('Slow ({ms} ms): every page waits for it.', { ms: Math.round(answeredMs) }));
  }
  return check(name, 'pass', sentence('Responds in {ms} ms.', { ms: Math.max(1, Math.round(answeredMs)) }));
}

function redis({ isRedisThere }: Observation): JudgedCheck {
  return isRedisThere
    ? check('Redis', 'pass', 'Responds.')
    : check('Redis', 'fail', 'Not responding: screens receive changes late, and exports and rebate runs wait.');
}

function serviceCheck(service: ServiceName, seen: Observation): JudgedCheck {
  const replicas = seen.replicas.filter(({ figures }) => figures.service === service);
  const there = replicas.filter(({ isMissing }) => !isMissing);
  if (there.length === 0) {
    if (!seen.isRedisThere && seen.database.answeredMs === null) {
      return check(service, 'warn', 'Unknown while neither Redis nor PostgreSQL responds.');
    }
    if (replicas.length === 0 && seen.listeningMs < FIRST_WORDS_MS) {
      return check(service, 'warn', 'It has not reported yet.');
    }
    return check(service, 'fail', AWAY[service]);
  }
  const missing = replicas.length - there.length;
  if (missing > 0) {
    return check(
      service,
      'warn',
      sentence('{missing} of {all} replicas no longer respond. The others do the work.', {
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
    there.length === 1 ? 'Responds.' : sentence('{count} replicas respond.', { count: there.length }),
  );
}

function gateway({ isGatewayWatched, gateway: minute }: Observation): JudgedCheck[] {
  if (!isGatewayWatched) return [];
  return minute === null
    ? [check('Gateway', 'warn', 'Its access log cannot be read, so requests are not counted.')]
    : [
        check(
          'Gateway',
          'pass',
          sentence('{count} requests answered in the last minute.', { count: minute.requestsPerMinute }),
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
      sentence('{consumer} is at least {lag} events behind: its data is out of date.', {
        consumer: worst.consumer,
        lag: worst.lag,
      }),
    );
  }
  if (worst && worst.lag >= LAG.warn) {
    return check(
      name,
      'warn',
      sentence('{consumer} is {lag} events behind: its data is out of date.', {
        consumer: worst.consumer,
        lag: worst.lag,
      }),
    );
  }
  if (parked > 0) {
    const reason =
      parked === 1
        ? sentence('1 event could not be applied and will be retried.')
        : sentence('{count} events could not be applied and will be retried.', { count: parked });
    return check(name, 'warn', reason);
  }
  const failing = cursors.find((cursor) => cursor.failing);
  if (failing)
    return check(
      name,
      'warn',
      sentence('{consumer} failed to apply an event and is retrying.', { consumer: failing.consumer }),
    );
  return check(name, 'pass', 'Every service has received every change.');
}

function disk({ machine: { disk: space } }: Observation): JudgedCheck {
  const { usage, total } = space;
  if (total === 0) return check('Disk', 'warn', 'The disk of the data folder cannot be read.');
  if (usage >= DISK.fail) {
    return check('Disk', 'fail', sentence('{usage}% of the disk is used: soon nothing more can be saved.', { usage }));
  }
  if (usage >= DISK.warn) {
    return check(
      'Disk',
      'warn',
      sentence('{usage}% of the disk is used: free some space before it is full.', { usage }),
    );
  }
  return check('Disk', 'pass', sentence('{usage}% of the disk is used.', { usage }));
}
