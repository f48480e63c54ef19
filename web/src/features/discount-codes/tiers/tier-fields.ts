import type { DiscountCode, DiscountTierConfig, DiscountTierInput } from '@larder/contracts';
import {
  type DiscountTier,
  LIMITS,
  type RebatePeriod,
  basisPointsToFraction,
  centsToDollars,
  fractionToBasisPoints,
  parsePriceCents,
} from '@larder/kernel';

/** The form's values; figures as typed. */
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

/** A percentage of the form as a fraction. A finer one than 0.1 %, set by a program, is kept while untouched. */
export const fractionOf = (text: string, saved: number): number | null =>
  text === percentText(saved) ? saved : parsePercent(text);

/** Which fields have a problem. */
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

/** The form as the server expects it, with percentages as fractions; for fields without problems. */
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

const PERCENT = /^(\d{1,3})(?:\.(\d))?\s*%?$/;

/** A percentage as typed, in steps of 0.1 from 0 to 100, as the API's fraction: "7.5" → 0.075; null when invalid. */
export function parsePercent(text: string): number | null {
  const match = PERCENT.exec(text.normalize('NFKC').trim());
  if (!match) return null;
  const tenths = Number(match[1]) * 10 + Number(match[2] ?? 0);
  return tenths <= 1000 ? basisPointsToFraction(tenths * 10) : null;
}

/** A fraction as percent for the field: 0.07 → "7", 0.075 → "7.5", 0.0725 → "7.25". */
export const percentText = (fraction: number): string => String((fractionToBasisPoints(fraction) ?? 0) / 100);

export interface TierUsage {
  activeCodes: number;
  /** Orders with any code of the tier, including codes that are inactive now. */
  uses: number;
  /** The discount on those orders, in cents. */
  discountedCents: number;
}

export function tierUsage(codes: readonly DiscountCode[], tier: DiscountTier): TierUsage {
  const ofTier = codes.filter((code) => code.tier === tier);
  return {
    activeCodes: ofTier.filter(({ active }) => active).length,
    uses: ofTier.reduce((sum, { usageCount }) => sum + usageCount, 0),
    discountedCents: ofTier.reduce((sum, code) => sum + Math.round(code.totalDiscountAmount * 100), 0),
  };
}
