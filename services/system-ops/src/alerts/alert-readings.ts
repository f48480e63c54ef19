import type { AlertSettings, AlertType } from '@larder/contracts';
import {
  ALERT_LIMITS,
  businessHoursBetween,
  type AlertLimitId,
  type AlertLimitRule,
  sentence,
  toSentence,
  type PlainReason,
  type Sentence,
} from '@larder/kernel';
import { judgedChecks } from '../health/judge-health.js';
import { systemMetrics } from '../metrics/system-metrics.js';
import type { AlertReading, AlertThresholds } from '../watch/alert-reading.js';
import type { Observation } from '../watch/observation.js';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

type Hold = Pick<AlertThresholds, 'raiseAfterMs' | 'clearAfterMs'>;
const SOON: Hold = { raiseAfterMs: 10 * SECOND, clearAfterMs: 10 * SECOND };
const LASTING: Hold = { raiseAfterMs: 60 * SECOND, clearAfterMs: 60 * SECOND };

type Level = [type: AlertType, threshold: number, clearBelow: number];

/** Readings of the shop come first, then those of the machine. */
export function alertReadings(seen: Observation, settings: AlertSettings): AlertReading[] {
  const readings = readingsByDefault(seen, settings);
  const limits = new Map<string, number>(settings.limits.map(({ id, limit }) => [id, limit]));
  return readings.map((reading) => {
    const threshold = limits.get(reading.id);
    if (threshold === undefined) return reading;
    const gap = reading.threshold - reading.clearBelow;
    return { ...reading, threshold, clearBelow: Math.max(threshold - gap, Math.min(threshold, 1)) };
  });
}

function readingsByDefault(seen: Observation, hours: AlertSettings): AlertReading[] {
  const { cpu, memory, disk, api } = systemMetrics(seen, seen.at);
  const ledgers = [...seen.ledgers.values()];
  const lag = Math.max(0, ...ledgers.flatMap(({ cursors }) => cursors.map((cursor) => cursor.lag)));
  const parked = ledgers.reduce((sum, { parkedCount }) => sum + parkedCount, 0);
  const failed = ledgers.flatMap(({ queues }) => queues).reduce((sum, queue) => sum + queue.failed, 0);
  const ordering = seen.ledgers.get('restaurant-orders')?.measures;
  const codes = seen.database.wrongCodes + (ordering?.['untoldCodes'] ?? 0);
  // Without the database these values are out of date.
  const known = (value: number | null): number | null => (seen.database.answeredMs === null ? null : value);
  return [
    ...failedChecks(seen),
    ...levels('cpu', cpu.usage, sentence('The processors are {usage}% busy.', { usage: cpu.usage }), LASTING, USAGE),
    ...levels(
      'memory',
      memory.usage,
      sentence('{usage}% of the memory is used.', { usage: memory.usage }),
      LASTING,
      USAGE,
    ),
    ...levels('disk', disk.usage, sentence('{usage}% of the disk is used.', { usage: disk.usage }), LASTING, USAGE),
    ...levels(
      'error-rate',
      // With fewer requests the rate would mean nothing.
      api.requestsPerMinute < 20 ? 0 : api.errorRate,
      sentence("{rate}% of the last minute's requests failed.", { rate: api.errorRate }),
      { raiseAfterMs: 20 * SECOND, clearAfterMs: 60 * SECOND },
      [
        ['critical', 10, 5],
        ['warning', 2, 1],
      ],
    ),
    ...levels(
      'event-lag',
      known(lag),
      sentence('A consumer is {lag} events behind: its data is out of date.', { lag }),
      LASTING,
      [['warning', 1_000, 500]],
    ),
    ...levels('parked-events', known(parked), parkedMessage(parked), SOON, [['warning', 1, 1]]),
    ...levels('failed-jobs', known(failed), failedMessage(failed), SOON, [['warning', 1, 1]]),
    ...levels(
      'price-age',
      known(hoursSincePrices(seen)),
      'The prices have not been changed or confirmed for long: shoppers may see old ones.',
      SOON,
      [limit('price-age:warning')],
    ),
    ...levels(
      'backup-age',
      known(seen.database.hoursWithoutBackup),
      'The last restorable backup is too old: later work would be lost with the disk.',
      { raiseAfterMs: HOUR, clearAfterMs: 0 },
      [limit('backup-age:critical')],
    ),
    ...levels(
      'backup-rehearsal',
      known(seen.database.hasRehearsalFailed ? 1 : 0),
      'The newest backup failed its test restore: make another, and see its message under Database.',
      SOON,
      [['critical', 1, 1]],
    ),
    ...levels(
      'no-orders',
      known(businessHoursSinceOrder(seen, hours)),
      'No restaurant has ordered for many business hours: check that ordering works.',
      SOON,
      [limit('no-orders:warning')],
    ),
    ...levels(
      'code-guessing',
      known(codes),
      sentence('{count} wrong or refused discount codes in ten minutes: this looks like guessing.', { count: codes }),
      { raiseAfterMs: 0, clearAfterMs: 60 * SECOND },
      [['warning', 50, 25]],
    ),
    ...levels(
      'order-flood',
      known(ordering?.['orderLimitUsed'] ?? null),
      sentence('Orders have reached {share}% of the limit for all restaurants together. Above it they are refused.', {
        share: ordering?.['orderLimitUsed'] ?? 0,
      }),
      { raiseAfterMs: 0, clearAfterMs: 60 * SECOND },
      [
        ['critical', 100, 90],
        ['warning', 80, 60],
      ],
    ),
    ...levels(
      'account-guessing',
      known(seen.ledgers.get('identity')?.measures?.['guessedAccounts'] ?? null),
      'The password of an account is being guessed: sign-ins to it from unknown browsers are slowed down.',
      { raiseAfterMs: 0, clearAfterMs: 60 * SECOND },
      [limit('account-guessing:warning')],
    ),
  ];
}

function limit(id: AlertLimitId): Level {
  const { byDefault }: AlertLimitRule = ALERT_LIMITS[id];
  return [id.endsWith('critical') ? 'critical' : 'warning', byDefault, byDefault];
}

const USAGE: readonly Level[] = [
  ['critical', 90, 85],
  ['warning', 75, 70],
];

function levels(
  metric: string,
  value: number | null,
  reason: PlainReason | Sentence,
  hold: Hold,
  all: readonly Level[],
): AlertReading[] {
  return all.map(([type, threshold, clearBelow]) => ({
    id: `${metric}:${type}`,
    metric,
    type,
    value: value === null ? null : Math.round(value * 10) / 10,
    message: toSentence(reason),
    threshold,
    clearBelow,
    ...hold,
  }));
}

/** Every failing check is a separate alert: 0 pass, 1 warn, 2 fail. The disk has another rule. */
function failedChecks(seen: Observation): AlertReading[] {
  return judgedChecks(seen)
    .filter(({ name }) => name !== 'Disk' && name !== 'Events')
    .flatMap(({ name, status, message }) =>
      levels(
        `check-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
        { pass: 0, warn: 1, fail: 2 }[status],
        sentence('{name}: {message}', { name, message }),
        SOON,
        [['critical', 2, 2]],
      ),
    );
}

function hoursSincePrices({ ledgers, at }: Observation): number | null {
  const pricesAt = ledgers.get('catalog')?.pricesAt ?? null;
  return pricesAt === null ? null : (at.getTime() - Date.parse(pricesAt)) / HOUR;
}

function businessHoursSinceOrder({ database, at }: Observation, hours: AlertSettings): number | null {
  const { lastOrderAt, timeZone, isOrderingPaused } = database;
  return lastOrderAt === null || isOrderingPaused
    ? null
    : businessHoursBetween(new Date(lastOrderAt), at, hours, timeZone);
}

const parkedMessage = (count: number): Sentence =>
  count === 1
    ? sentence('1 event could not be applied: retry it under Performance.')
    : sentence('{count} events could not be applied: retry them under Performance.', { count });

const failedMessage = (count: number): Sentence =>
  count === 1
    ? sentence('1 job has failed in the last 24 hours.')
    : sentence('{count} jobs have failed in the last 24 hours.', { count });
