import type { RebateState } from '@larder/contracts';
import { readRebatePeriod, type RebatePeriodName, type RebateTerms } from '@larder/kernel';
import { REBATE_STATE, type RebateEntity } from './rebate.entity.js';

export type RebateRow = Omit<RebateEntity, 'firstQuarter' | 'lastQuarter'>;

export const UNPAID = {
  status: 'pending' as const,
  approvedAt: null,
  approvedBy: null,
  paidAt: null,
  paidBy: null,
  paidDate: null,
  paymentMethod: null,
  paymentReference: null,
  notes: null,
} satisfies Partial<RebateRow>;

export function periodOf({ period }: Pick<RebateState, 'period'>): RebatePeriodName {
  const name = readRebatePeriod(period);
  if (!name) throw new Error(`${period} is not a period.`);
  return name;
}

export function termsOf(row: Pick<RebateRow, keyof RebateTerms>): RebateTerms {
  const { tier, rebateBasisPoints, minimumCents, minimumPeriod, hasActiveCode } = row;
  return { tier, rebateBasisPoints, minimumCents, minimumPeriod, hasActiveCode };
}

export const rebateState = (row: RebateRow): RebateState => REBATE_STATE.pick(row);
