import { DISCOUNT_TIERS, fractionToBasisPoints, WHOLE_BASIS_POINTS, type DiscountTier } from '@larder/kernel';

export interface TierGrant {
  tier: DiscountTier;
  label: string;
  /** A fraction. */
  percentage: number;
}

/** What tiers grant while nobody could ask (specification part 2 §3). */
const FALLBACK: Readonly<Record<DiscountTier, number>> = { tier0: 0, tier1: 0.07, tier2: 0.1, tier3: 0.15 };

/** Every tier in order of rank: as the matrix has it, and as usual where it lacks one. */
export function grantsOf(
  matrix: readonly TierGrant[] | undefined,
  labels: Readonly<Record<DiscountTier, string>>,
): TierGrant[] {
  return DISCOUNT_TIERS.map(
    (tier) => matrix?.find((grant) => grant.tier === tier) ?? { tier, label: labels[tier], percentage: FALLBACK[tier] },
  );
}

/** A price in cents after a tier's discount, which is rounded to cents itself. */
export function discountedCents(cents: number, percentage: number): number {
  return cents - Math.round((cents * (fractionToBasisPoints(percentage) ?? 0)) / WHOLE_BASIS_POINTS);
}
