import { addDays, DISCOUNT_TIERS, scaledMinimumCents, type DiscountTier, type RebatePeriod } from '@larder/kernel';

export interface TierMinimum {
  tier: DiscountTier;
  minPurchaseCents: number;
  /** The period that the minimum is meant for. */
  rebatePeriod: RebatePeriod;
}

export interface SuggestedTier {
  tier: DiscountTier;
  isEarned: boolean;
  /** A year's: of the tier that was earned, or of the one that was lost. */
  minimumCents: number;
}

/** Twelve months up to a day, without the same day of the year before. */
export function twelveMonthsTo(today: string): { from: string; to: string } {
  const yearBefore = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`.replace('-02-29', '-02-28');
  return { from: addDays(yearBefore, 1), to: today };
}

const rankOf = (tier: DiscountTier): number => DISCOUNT_TIERS.indexOf(tier);

/**
 * The highest tier whose minimum, scaled to a year, the purchases of twelve months reach; null when that is the present
 * one. The lowest tier is everybody's.
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

/** The active codes that change: up, those of the present tier alone, since a lower one was chosen; down, all above. */
export function changesWith(code: DiscountTier, present: DiscountTier, suggested: DiscountTier): boolean {
  return rankOf(suggested) > rankOf(present) ? code === present : rankOf(code) > rankOf(suggested);
}
