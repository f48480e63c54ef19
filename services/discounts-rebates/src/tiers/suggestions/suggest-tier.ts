import { addDays, DISCOUNT_TIERS, scaledMinimumCents, type DiscountTier, type RebatePeriod } from '@larder/kernel';

export interface TierMinimum {
  tier: DiscountTier;
  minPurchaseCents: number;
  /** The period to which the minimum applies. */
  rebatePeriod: RebatePeriod;
}

export interface SuggestedTier {
  tier: DiscountTier;
  isEarned: boolean;
  /** The yearly minimum of the tier that was earned, or of the one that was lost. */
  minimumCents: number;
}

/** Twelve months up to a day, which excludes the same day of the previous year. */
export function twelveMonthsTo(today: string): { from: string; to: string } {
  const yearBefore = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`.replace('-02-29', '-02-28');
  return { from: addDays(yearBefore, 1), to: today };
}

const rankOf = (tier: DiscountTier): number => DISCOUNT_TIERS.indexOf(tier);

/**
 * The highest tier whose minimum, scaled to a year, the purchases of twelve months reach; null when that is the present
 * one. Everybody reaches the lowest tier.
 */
export function suggestTier(
  present: DiscountTier,
  purchasesCents: number,
  tiers: readonly TierMinimum[],
): SuggestedTier | null {
  const reached = tiers.filter((each) => isReached(each, purchasesCents)).map(({ tier }) => tier);
  const best = reached.toSorted((one, other) => rankOf(other) - rankOf(one))[0] ?? DISCOUNT_TIERS[0];
  if (best === present) return null;
  const isEarned = rankOf(best) > rankOf(present);
  const judged = tiers.find(({ tier }) => tier === (isEarned ? best : present));
  return { tier: best, isEarned, minimumCents: judged ? yearOf(judged) : 0 };
}

const yearOf = ({ minPurchaseCents, rebatePeriod }: TierMinimum): number =>
  scaledMinimumCents(minPurchaseCents, rebatePeriod, 'annually');

function isReached(tier: TierMinimum, purchasesCents: number): boolean {
  return rankOf(tier.tier) === 0 || purchasesCents >= yearOf(tier);
}

/** The active codes that change: up, only those of the present tier (lower ones were chosen); down, all above. */
export function changesWith(code: DiscountTier, present: DiscountTier, suggested: DiscountTier): boolean {
  return rankOf(suggested) > rankOf(present) ? code === present : rankOf(code) > rankOf(suggested);
}
