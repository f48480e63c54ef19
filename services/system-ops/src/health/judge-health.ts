import { SERVICES, type CheckState, type HealthCheck, type ServiceName, type SystemHealth } from '@larder/contracts';
import { stateOf } from '../replicas/replica-view.js';
import type { Observation } from '../watch/observation.js';

const SLOW_MS = 1_000;
/** Replicas report every two seconds; earlier none counts as missing. */
export const FIRST_WORDS_MS = 8_000;
const LAG = { warn: 1_000, fail: 10_000 } as const;
export const DISK = { warn: 75, fail: 90 } as const;

const WITHOUT: Readonly<Record<ServiceName, string>> = {
  identity: 'nobody can sign in; who is signed in goes on working',
  catalog: 'prices cannot be changed; shoppers see the last list',
  'restaurant-orders': 'restaurants cannot order, and orders cannot be moved',
  'discounts-rebates': 'codes, tiers and rebates cannot be changed; ordering goes on',
  'system-ops': 'screens are not told of changes, and backups stand still',
};

export function judgeHealth(seen: Observation): SystemHealth {
  const checks = [
    postgresql(seen),
    redis(seen),
    ...SERVICES.map((service) => serviceCheck(service, seen)),
    ...gateway(seen),
    events(seen),
    disk(seen),
  ];
  const has = (state: CheckState): boolean => checks.some(({ status }) => status === state);
  const status = has('fail') ? 'critical' : has('warn') ? 'warning' : 'healthy';
  return { status, checks, timestamp: seen.at.toISOString() };
}

function check(name: string, status: CheckState, message: string): HealthCheck {
  return { name, status, message };
}

function postgresql({ database: { answeredMs } }: Observation): HealthCheck {
  const name = 'PostgreSQL';
  if (answeredMs === null) {
    return check(name, 'fail', 'It does not answer: nothing can be ordered or changed; shoppers see the last list.');
  }
  if (answeredMs > SLOW_MS) {
    return check(name, 'warn', `It is slow (${Math.round(answeredMs)} ms): every page waits for it.`);
  }
  return check(name, 'pass', `It answers in ${Math.max(1, Math.round(answeredMs))} ms.`);
}

function redis({ isRedisThere }: Observation): HealthCheck {
  return isRedisThere
    ? check('Redis', 'pass', 'It answers.')
    : check('Redis', 'fail', 'It does not answer: screens hear of changes late, and exports and rebate runs wait.');
}

function serviceCheck(service: ServiceName, seen: Observation): HealthCheck {
  const replicas = seen.replicas.filter(({ figures }) => figures.service === service);
  const there = replicas.filter(({ isMissing }) => !isMissing);
  if (there.length === 0) {
    if (!seen.isRedisThere && seen.database.answeredMs === null) {
      return check(service, 'warn', 'It cannot be seen while Redis and PostgreSQL are both away.');
    }
    if (replicas.length === 0 && seen.listeningMs < FIRST_WORDS_MS) {
      return check(service, 'warn', 'It has not been heard of yet.');
    }
    return check(service, 'fail', `It does not answer: ${WITHOUT[service]}.`);
  }
  const missing = replicas.length - there.length;
  if (missing > 0) {
    return check(
      service,
      'warn',
      `${missing} of ${replicas.length} replicas no longer answer; the others do its work.`,
    );
  }
  const poor = there.map(stateOf).find(({ status }) => status !== 'pass');
  if (poor) return check(service, 'warn', poor.message);
  return check(service, 'pass', there.length === 1 ? 'It answers.' : `${there.length} replicas answer.`);
}

function gateway({ isGatewayWatched, gateway: minute }: Observation): HealthCheck[] {
  if (!isGatewayWatched) return [];
  return minute === null
    ? [check('Gateway', 'warn', 'Its access log cannot be read: what it serves is not counted.')]
    : [check('Gateway', 'pass', `It answered ${minute.requestsPerMinute} requests in the last minute.`)];
}

function events({ ledgers }: Observation): HealthCheck {
  const name = 'Events';
  const all = [...ledgers.values()];
  const cursors = all.flatMap(({ cursors }) => cursors);
  const worst = cursors.toSorted((left, right) => right.lag - left.lag)[0];
  const parked = all.reduce((sum, { parkedCount }) => sum + parkedCount, 0);
  if (worst && worst.lag >= LAG.fail) {
    return check(
      name,
      'fail',
      `${worst.consumer} is ${worst.lag} or more events behind: what it keeps is out of date.`,
    );
  }
  if (worst && worst.lag >= LAG.warn) {
    return check(name, 'warn', `${worst.consumer} is ${worst.lag} events behind: what it keeps is out of date.`);
  }
  if (parked > 0) {
    const what =
      parked === 1 ? '1 event could not be applied and waits' : `${parked} events could not be applied and wait`;
    return check(name, 'warn', `${what} for another try.`);
  }
  const failing = cursors.find((cursor) => cursor.failing);
  if (failing) return check(name, 'warn', `${failing.consumer} fails at an event and tries it again.`);
  return check(name, 'pass', 'Every service has heard of every change.');
}

function disk({ machine: { disk: space } }: Observation): HealthCheck {
  const message = `${space.usage} % of the disk is used`;
  if (space.usage >= DISK.fail) return check('Disk', 'fail', `${message}: soon nothing more can be kept.`);
  if (space.usage >= DISK.warn) return check('Disk', 'warn', `${message}: make room before it is full.`);
  return check('Disk', 'pass', `${message}.`);
}
