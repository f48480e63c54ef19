import { ALERT_LIMIT_IDS, type AlertLimitId } from '@larder/kernel';
import { Nullable } from '../fields/absence.field.js';
import { Choice } from '../fields/choice.field.js';
import { ListOf, Nested } from '../fields/nested.field.js';
import { Calculated, Whole } from '../fields/number.field.js';
import { IdOf, Instant, Text } from '../fields/text.field.js';

export const HEALTH_STATES = ['healthy', 'warning', 'critical'] as const;
export type HealthState = (typeof HEALTH_STATES)[number];

export const CHECK_STATES = ['pass', 'warn', 'fail'] as const;
export type CheckState = (typeof CHECK_STATES)[number];

export class HealthCheck {
  @Text(60) name!: string;
  @Choice(CHECK_STATES) status!: CheckState;

  /** What the state means for the shop, in a sentence. */
  @Text(300) message!: string;
}

export class SystemHealth {
  @Choice(HEALTH_STATES) status!: HealthState;
  @ListOf(() => HealthCheck, 100) checks!: HealthCheck[];
  @Instant() timestamp!: string;
}

export const ALERT_TYPES = ['critical', 'warning', 'info'] as const;
export type AlertType = (typeof ALERT_TYPES)[number];

export class AlertAcknowledgement {
  @Text(64) by!: string;
  @Text(300) reason!: string;
  @Instant() until!: string;
}

/** A problem that has lasted longer than its hold time. */
export class SystemAlert {
  @Text(120) id!: string;
  @Choice(ALERT_TYPES) type!: AlertType;

  /** "memory", "backup-age". */
  @Text(60) metric!: string;
  @Text(300) message!: string;
  @Calculated() value!: number;
  @Calculated() threshold!: number;
  @Instant() timestamp!: string;
  @Nullable() @Nested(() => AlertAcknowledgement) acknowledged!: AlertAcknowledgement | null;
}

export class AlertParams {
  @IdOf('Alert', /^[a-z0-9.:-]{1,120}$/) id!: string;
}

export class AlertAcknowledgementRequest {
  @Text(300, { min: 1 }) reason!: string;

  /** At most a week; the alert comes back afterwards. */
  @Whole(5, 10_080) minutes!: number;
}

/** The value from which an alert is raised: percent, hours or a count, depending on the metric. */
export class AlertLimit {
  @Choice(ALERT_LIMIT_IDS) id!: AlertLimitId;
  @Whole(1, 10_000) limit!: number;
}

/** GET and PUT /api/admin/system/alert-settings. Alerts that are not listed have their defaults. */
export class AlertSettings {
  @ListOf(() => AlertLimit, ALERT_LIMIT_IDS.length) limits!: AlertLimit[];

  /** Whole hours of the store's clock, every day: hours without an order count only while the shop is open. */
  @Whole(0, 23) opens!: number;
  @Whole(1, 24) closes!: number;
}
