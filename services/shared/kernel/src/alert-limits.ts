/** An alert limit that administrators may set: its default and the allowed range. */
export interface AlertLimitRule {
  readonly byDefault: number;
  readonly least: number;
  readonly most: number;
}

const PERCENT = { least: 1, most: 100 };
const HOURS = { least: 1, most: 720 };

/** Default limits by the alert's id, metric and type. */
export const ALERT_LIMITS = {
  'cpu:warning': { byDefault: 75, ...PERCENT },
  'cpu:critical': { byDefault: 90, ...PERCENT },
  'memory:warning': { byDefault: 75, ...PERCENT },
  'memory:critical': { byDefault: 90, ...PERCENT },
  'disk:warning': { byDefault: 75, ...PERCENT },
  'disk:critical': { byDefault: 90, ...PERCENT },
  'error-rate:warning': { byDefault: 2, ...PERCENT },
  'error-rate:critical': { byDefault: 10, ...PERCENT },
  'price-age:warning': { byDefault: 24, ...HOURS },
  'backup-age:critical': { byDefault: 24, ...HOURS },
  'no-orders:warning': { byDefault: 24, ...HOURS },
  'code-guessing:warning': { byDefault: 50, least: 1, most: 10_000 },
  'order-flood:warning': { byDefault: 80, ...PERCENT },
  'order-flood:critical': { byDefault: 100, ...PERCENT },
  'account-guessing:warning': { byDefault: 1, least: 1, most: 1_000 },
} as const satisfies Record<string, AlertLimitRule>;

export type AlertLimitId = keyof typeof ALERT_LIMITS;

export const ALERT_LIMIT_IDS = Object.keys(ALERT_LIMITS) as readonly AlertLimitId[];
