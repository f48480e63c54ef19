/** Percentages inside Larder are integers of 0.01 % (basis points); the API carries tiers and rebates as fractions. */

/**
 * How much our price lies below the retail price, in whole percent (specification part 1 §5).
 * (10, 7.5) → 25. 0 when the retail price is 0 or less or either input is not a number; negative when ours is higher.
 */
export function discountPercent(retailPrice: unknown, ourPrice: unknown): number {
  if (typeof retailPrice !== 'number' || typeof ourPrice !== 'number') return 0;
  if (!Number.isFinite(retailPrice) || !Number.isFinite(ourPrice) || retailPrice <= 0) return 0;
  return Math.round(((retailPrice - ourPrice) / retailPrice) * 100) + 0;
}

/** A fraction of the API for a reader: 0.07 → "7.0%", 0.005 → "0.5%". */
export function formatFraction(fraction: number, decimals = 1): string {
  return `${((Number.isFinite(fraction) ? fraction : 0) * 100).toFixed(decimals)}%`;
}

/**
 * The specification's shared formatter, kept literally: a value below 1 counts as a fraction (0.07 → "7.0%", 7 → "7.0%").
 * A true 0.5 % would show as 50.0 %, so use {@link formatFraction} wherever the unit is known.
 */
export function formatPercentLoose(value: number, decimals = 1): string {
  return formatFraction(value < 1 ? value : value / 100, decimals);
}
