import type { DiscountTierConfig, DiscountTierInput } from '@larder/contracts';
import { centsToDollars, LIMITS, parsePriceCents, type RebatePeriod } from '@larder/kernel';
import { parsePercent, percentText } from '../model/typed-percent.ts';

/** What stands in the form: figures as typed. */
export interface TierFields {
  tierName: string;
  discount: string;
  rebate: string;
  minimum: string;
  period: RebatePeriod;
  description: string;
}

export function tierFieldsOf(config: DiscountTierConfig): TierFields {
  return {
    tierName: config.tierName,
    discount: percentText(config.discountPercentage),
    rebate: percentText(config.rebatePercentage),
    minimum: config.minPurchaseAmount.toFixed(2),
    period: config.rebatePeriod,
    description: config.description,
  };
}

/** A percentage of the form as a fraction. One finer than 0.1 %, which only a program can have set, stays while it is untouched. */
export function fractionOf(text: string, saved: number): number | null {
  return text === percentText(saved) ? saved : parsePercent(text);
}

/** Which fields the form has to complain about. */
export interface TierProblems {
  tierName: boolean;
  discount: boolean;
  rebate: boolean;
  minimum: 'invalid' | 'too-high' | null;
}

export function tierProblems(fields: TierFields, saved: DiscountTierConfig): TierProblems {
  const cents = parsePriceCents(fields.minimum);
  return {
    tierName: fields.tierName.trim() === '',
    discount: fractionOf(fields.discount, saved.discountPercentage) === null,
    rebate: fractionOf(fields.rebate, saved.rebatePercentage) === null,
    minimum: cents === null ? 'invalid' : cents > LIMITS.minPurchaseCents ? 'too-high' : null,
  };
}

/** The form as the server takes it, with percentages as fractions; for fields without problems. */
export function tierInputOf(fields: TierFields, saved: DiscountTierConfig) {
  return {
    tierName: fields.tierName.trim(),
    discountPercentage: fractionOf(fields.discount, saved.discountPercentage) ?? saved.discountPercentage,
    rebatePercentage: fractionOf(fields.rebate, saved.rebatePercentage) ?? saved.rebatePercentage,
    rebatePeriod: fields.period,
    minPurchaseAmount: centsToDollars(parsePriceCents(fields.minimum) ?? 0),
    description: fields.description.trim(),
  } satisfies DiscountTierInput;
}
