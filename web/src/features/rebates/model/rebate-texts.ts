import type { CustomerRebate } from '@larder/contracts';
import { type PaymentMethod, type RebatePeriodName, daysOfPeriod, formatMoney, readRebatePeriod } from '@larder/kernel';
import { formatDay, formatInstant, formatShortDay } from '../../../shared/time/format-time.ts';
import { rebateListTexts } from '../../../texts/rebates/list.ts';
import { rebatesTexts } from '../../../texts/rebates/page.ts';

type Rebate = CustomerRebate['rebate'];

/** A status as a word or short sentence, and its details. */
export interface StatusText {
  label: string;
  details: string[];
}

export function statusText(rebate: Rebate, timeZone: string): StatusText {
  const label = statusLabel(rebate);
  const at = (instant: string | null): string => (instant === null ? '' : formatInstant(instant, timeZone));
  if (rebate.status === 'approved')
    return { label, details: [rebateListTexts.byAt(rebate.approvedBy, at(rebate.approvedAt))].filter(Boolean) };
  if (rebate.status !== 'paid') return { label, details: [] };
  const payment = [
    rebate.paymentMethod === null ? null : formatPayment(rebate.paymentMethod, rebate.paymentReference),
    rebate.paidDate === null ? null : formatDay(rebate.paidDate),
  ].filter((each) => each !== null);
  return { label, details: [payment.join(' · '), rebateListTexts.by(rebate.paidBy)].filter(Boolean) };
}

/** "Below minimum: $1,200.00 of $6,250.00"; a word for other statuses. */
function statusLabel({ status, totalPurchases, minimumPurchases, rule }: Rebate): string {
  if (status !== 'below_minimum') return rebateListTexts.statuses[status];
  // With the minimum reached, or none, the rule explains the zero.
  if (totalPurchases >= minimumPurchases) return rule;
  return rebateListTexts.belowMinimum(formatMoney(totalPurchases), formatMoney(minimumPurchases));
}

/** "Cheque 1042". */
export function formatPayment(method: PaymentMethod, reference: string | null): string {
  return [rebateListTexts.methods[method], reference].filter(Boolean).join(' ');
}

/** Why an unpaid rebate has nothing due; null when it has. */
export function nothingDue(rebate: Rebate): string | null {
  const { status, amountDue, rebateAmount, alreadyPaid, adjustmentAmount, periodType, rule } = rebate;
  const { reasons } = rebateListTexts;
  if (status === 'paid' || (status !== 'below_minimum' && amountDue > 0)) return null;
  if (status === 'below_minimum') return statusLabel(rebate) === rule ? reasons.noActiveCode : reasons.belowMinimum;
  if (rebateAmount <= 0) return reasons.noRebate;
  if (alreadyPaid >= rebateAmount) return periodType === 'quarterly' ? reasons.coveredByYear : reasons.paidByQuarters;
  return adjustmentAmount < 0 ? reasons.adjustments : reasons.noRebate;
}

/** Whether the purchases have reached the minimum. */
export function isMinimumReached({ totalPurchases, minimumPurchases }: Rebate): boolean {
  return totalPurchases >= minimumPurchases;
}

/** −$12.00 or +$12.00: always with a sign. */
export function signedMoney(dollars: number): string {
  return `${dollars < 0 ? '−' : '+'}${formatMoney(Math.abs(dollars))}`;
}

/** "Q3 2026 · Jul 1–Sep 30". */
export function formatPeriod(period: RebatePeriodName): string {
  return `${rebatesTexts.periodName(period)} · ${periodDays(period)}`;
}

/** "Jul 1–Sep 30". */
export function periodDays(period: RebatePeriodName): string {
  const { from, to } = daysOfPeriod(period);
  return `${formatShortDay(from)}–${formatShortDay(to)}`;
}

/** The API's text for readers: "2026-Q3" → "Q3 2026"; unknown texts are returned unchanged. */
export function namedPeriod(text: string): string {
  const period = readRebatePeriod(text);
  return period === null ? text : rebatesTexts.periodName(period);
}
