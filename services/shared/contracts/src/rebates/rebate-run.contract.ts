import { REBATE_PERIOD_TYPES, type RebatePeriodType } from '@larder/kernel';
import { Nullable } from '../fields/absence.field.js';
import { Choice } from '../fields/choice.field.js';
import { Nested } from '../fields/nested.field.js';
import { Fraction, Whole } from '../fields/number.field.js';
import { Id, Instant, Text } from '../fields/text.field.js';
import { REBATE_PERIOD_LENGTH } from './rebate.contract.js';

export const REBATE_RUN_STATES = ['queued', 'running', 'done', 'failed'] as const;

export type RebateRunState = (typeof REBATE_RUN_STATES)[number];

export class RebateCalculation {
  @Choice(REBATE_PERIOD_TYPES) periodType!: RebatePeriodType;
  @Text(20) period!: string;
}

/** 200 when it is done, 202 with its progress after a minute and a half. Also GET /api/admin/rebates/run. */
export class RebateRun {
  @Id() id!: string;
  @Choice(REBATE_PERIOD_TYPES) periodType!: RebatePeriodType;
  @Text(REBATE_PERIOD_LENGTH) period!: string;
  @Choice(REBATE_RUN_STATES) state!: RebateRunState;
  @Fraction() progress!: number;

  /** Customers with a rebate of the period: created, updated or unchanged. */
  @Whole(0, Number.MAX_SAFE_INTEGER) customers!: number;
  @Whole(0, Number.MAX_SAFE_INTEGER) created!: number;
  @Whole(0, Number.MAX_SAFE_INTEGER) updated!: number;
  @Whole(0, Number.MAX_SAFE_INTEGER) unchanged!: number;

  /** Paid rows, which are never recalculated. */
  @Whole(0, Number.MAX_SAFE_INTEGER) paid!: number;
  @Nullable() @Text(64) askedBy!: string | null;
  @Instant() askedAt!: string;
  @Nullable() @Instant() finishedAt!: string | null;
  @Nullable() @Text(300) error!: string | null;

  /** "12 customers: 3 new, 1 changed, 8 as before." */
  @Text(200) message!: string;
}

export class RebateRunAnswer {
  @Nullable() @Nested(() => RebateRun) run!: RebateRun | null;
}
