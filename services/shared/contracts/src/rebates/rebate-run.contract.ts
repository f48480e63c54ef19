import { REBATE_PERIOD_TYPES, type RebatePeriodType } from '@larder/kernel';
import { Nullable } from '../fields/absence.field.js';
import { Choice } from '../fields/choice.field.js';
import { Nested } from '../fields/nested.field.js';
import { Fraction, Whole } from '../fields/number.field.js';
import { Id, Instant, Text } from '../fields/text.field.js';
import { REBATE_PERIOD_LENGTH } from './rebate.contract.js';

export const REBATE_RUN_STATES = ['queued', 'running', 'done', 'failed'] as const;

export type RebateRunState = (typeof REBATE_RUN_STATES)[number];

/** POST /api/admin/rebates/calculate */
export class RebateCalculation {
  @Choice(REBATE_PERIOD_TYPES) periodType!: RebatePeriodType;

  /** "2026-Q3" or "2026". */
  @Text(20) period!: string;
}

/**
 * How a calculation stands. The POST answers 200 when it is done; after a minute and a half 202 with how far it is. Also GET
 * /api/admin/rebates/run, the newest of a period.
 */
export class RebateRun {
  @Id() id!: string;
  @Choice(REBATE_PERIOD_TYPES) periodType!: RebatePeriodType;
  @Text(REBATE_PERIOD_LENGTH) period!: string;
  @Choice(REBATE_RUN_STATES) state!: RebateRunState;

  /** From 0 to 1. */
  @Fraction() progress!: number;

  /** Customers with a rebate row of the period, whose rows were made, changed, or left as they were. */
  @Whole(0, Number.MAX_SAFE_INTEGER) customers!: number;
  @Whole(0, Number.MAX_SAFE_INTEGER) created!: number;
  @Whole(0, Number.MAX_SAFE_INTEGER) updated!: number;
  @Whole(0, Number.MAX_SAFE_INTEGER) unchanged!: number;

  /** Paid rows, which no calculation touches. */
  @Whole(0, Number.MAX_SAFE_INTEGER) paid!: number;

  /** Who asked for it. */
  @Nullable() @Text(64) askedBy!: string | null;
  @Instant() askedAt!: string;
  @Nullable() @Instant() finishedAt!: string | null;

  /** Why it failed, for people. */
  @Nullable() @Text(300) error!: string | null;

  /** In words: "12 customers: 3 new, 1 changed, 8 as before." */
  @Text(200) message!: string;
}

/** GET /api/admin/rebates/run: the newest calculation of a period. */
export class RebateRunAnswer {
  @Nullable() @Nested(() => RebateRun) run!: RebateRun | null;
}
