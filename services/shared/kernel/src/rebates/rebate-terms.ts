import { formatMoney } from '../money.js';
import { formatFraction, basisPointsToFraction } from '../percent.js';
import { sentence, type Sentence } from '../texts/sentence.js';
import type { DiscountTier } from '../wholesale-choices.js';
import { shareOfCents } from '../wholesale/quote.js';
import type { RebatePeriodType } from './rebate-period.js';

export const REBATE_PERIODS = ['monthly', 'quarterly', 'annually'] as const;

export type RebatePeriod = (typeof REBATE_PERIODS)[number];

export const REBATE_STATUSES = ['pending', 'approved', 'paid', 'below_minimum'] as const;

export type RebateStatus = (typeof REBATE_STATUSES)[number];

/** Cheque or electronic transfer (specification part 2 §5); the first is the default. */
export const PAYMENT_METHODS = ['CHQ', 'e-Transfer'] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The terms of a customer's rebate of one period, stored with the row until it is recalculated. */
export interface RebateTerms {
  tier: DiscountTier;
  /** 200 is 2 %. */
  rebateBasisPoints: number;
  /** The minimum in cents, for `minimumPeriod`. */
  minimumCents: number;
  minimumPeriod: RebatePeriod;
  hasActiveCode: boolean;
}

export interface Rebate {
  status: 'pending' | 'below_minimum';
  rebateCents: number;
}

const MONTHS: Readonly<Record<RebatePeriod, number>> = { monthly: 1, quarterly: 3, annually: 12 };

/** $25,000 a year is $6,250 a quarter. Fractions of a cent are rounded up, which makes no difference in whole cents. */
export function scaledMinimumCents(minimumCents: number, meantFor: RebatePeriod, calculated: RebatePeriodType): number {
  return Math.ceil((minimumCents * MONTHS[calculated]) / MONTHS[meantFor]);
}

/** The rebate on all purchases, rounded once, halves away from zero; 0 below the minimum (part 2 §4, §9). */
export function rebateOn(purchasesCents: number, terms: RebateTerms, type: RebatePeriodType): Rebate {
  const { minimumCents, minimumPeriod, rebateBasisPoints, hasActiveCode } = terms;
  if (!hasActiveCode || purchasesCents < scaledMinimumCents(minimumCents, minimumPeriod, type)) {
    return { status: 'below_minimum', rebateCents: 0 };
  }
  return { status: 'pending', rebateCents: shareOfCents(purchasesCents, rebateBasisPoints) };
}

const PERIOD_NOUNS = { monthly: 'month', quarterly: 'quarter', annually: 'year' } as const;

export function rebateRule(terms: RebateTerms, type: RebatePeriodType): Sentence {
  const { minimumCents, minimumPeriod, rebateBasisPoints, hasActiveCode } = terms;
  if (!hasActiveCode) return sentence('No active discount code: no rebate.');
  const share = formatFraction(basisPointsToFraction(rebateBasisPoints), 2);
  const values = { share, period: sentence(PERIOD_NOUNS[type]) };
  if (minimumCents === 0) return sentence('{share} of all purchases of the {period}, without a minimum.', values);
  const minimum = formatMoney(scaledMinimumCents(minimumCents, minimumPeriod, type) / 100);
  if (minimumPeriod === type) {
    return sentence('{share} of all purchases of the {period} once they reach {minimum}.', { ...values, minimum });
  }
  const agreed = { agreed: formatMoney(minimumCents / 100), agreedPeriod: sentence(PERIOD_NOUNS[minimumPeriod]) };
  return sentence('{share} of all purchases of the {period} once they reach {minimum} ({agreed} a {agreedPeriod}).', {
    ...values,
    minimum,
    ...agreed,
  });
}
