import type { RebateState } from '@larder/contracts';
import { readRebatePeriod, type RebatePeriodName, type RebateTerms } from '@larder/kernel';

/** A rebate as PostgreSQL has it. */
export interface RebateRow extends RebateState {
  hasActiveCode: boolean;
  calculatedAt: string;
  approvedAt: string | null;
  approvedBy: string | null;
  paidAt: string | null;
  paidBy: string | null;
}

const instant = (column: string): string => `to_char(r.${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Of `discounts_rebates.rebate AS r`. */
export const REBATE_COLUMNS = `r.id, r.customer_id AS "customerId", r.period_type AS "periodType", r.period, r.tier,
  r.rebate_basis_points AS "rebateBasisPoints", r.minimum_cents AS "minimumCents", r.minimum_period AS "minimumPeriod",
  r.has_active_code AS "hasActiveCode", r.status, r.purchases_cents AS "purchasesCents", r.rebate_cents AS "rebateCents",
  r.adjustment_cents AS "adjustmentCents", r.already_paid_cents AS "alreadyPaidCents", r.due_cents AS "dueCents",
  ${instant('calculated_at')} AS "calculatedAt", ${instant('approved_at')} AS "approvedAt", r.approved_by AS "approvedBy",
  ${instant('paid_at')} AS "paidAt", r.paid_by AS "paidBy", r.paid_date::text AS "paidDate",
  r.payment_method AS "paymentMethod", r.payment_reference AS "paymentReference", r.notes, r.version`;

export function periodOf({ period }: Pick<RebateState, 'period'>): RebatePeriodName {
  const name = readRebatePeriod(period);
  if (!name) throw new Error(`${period} is no period.`);
  return name;
}

export function termsOf(row: Pick<RebateRow, keyof RebateTerms>): RebateTerms {
  const { tier, rebateBasisPoints, minimumCents, minimumPeriod, hasActiveCode } = row;
  return { tier, rebateBasisPoints, minimumCents, minimumPeriod, hasActiveCode };
}

const STATE_KEYS = [
  'id',
  'customerId',
  'periodType',
  'period',
  'tier',
  'rebateBasisPoints',
  'minimumCents',
  'minimumPeriod',
  'status',
  'purchasesCents',
  'rebateCents',
  'adjustmentCents',
  'alreadyPaidCents',
  'dueCents',
  'paidDate',
  'paymentMethod',
  'paymentReference',
  'notes',
  'version',
] as const satisfies readonly (keyof RebateState)[];

/** A rebate as events carry it, whatever else a query has joined to it. */
export function rebateState(row: RebateRow): RebateState {
  return Object.fromEntries(STATE_KEYS.map((key) => [key, row[key]])) as unknown as RebateState;
}
