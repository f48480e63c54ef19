/**
 * How much shoppers save, in percent, unrounded: (10, 8.75) → 12.5; negative when our price is the higher one, 0 without
 * a regular price. Reckoned in cents, so that a bound of exactly 5 % is met by exactly 5 %.
 */
export function savingsPercent({ retailPrice, ourPrice }: { retailPrice: number; ourPrice: number }): number {
  const retail = Math.round(retailPrice * 100);
  const ours = Math.round(ourPrice * 100);
  if (!Number.isFinite(retail) || !Number.isFinite(ours) || retail <= 0) return 0;
  return ((retail - ours) * 100) / retail + 0;
}
