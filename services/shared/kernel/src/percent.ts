/** All of it: 100 %. */
export const WHOLE_BASIS_POINTS = 10_000;

/** A fraction of the API as basis points, or null when it is finer than 0.01 % or outside 0 to 1: 0.07 → 700. */
export function fractionToBasisPoints(fraction: number): number | null {
  if (!Number.isFinite(fraction) || fraction < 0 || fraction > 1) return null;
  const points = Math.round(fraction * WHOLE_BASIS_POINTS);
  return Math.abs(fraction * WHOLE_BASIS_POINTS - points) < 1e-6 ? points : null;
}

/** Basis points as the fraction of the API: 700 → 0.07. */
export function basisPointsToFraction(points: number): number {
  return points / WHOLE_BASIS_POINTS;
}

/** (10, 7.5) → 25; 0 without a valid retail price, negative when our price is higher (specification part 1 §5). */
export function discountPercent(retailPrice: unknown, ourPrice: unknown): number {
  if (typeof retailPrice !== 'number' || typeof ourPrice !== 'number') return 0;
  if (!Number.isFinite(retailPrice) || !Number.isFinite(ourPrice) || retailPrice <= 0) return 0;
  return Math.round(((retailPrice - ourPrice) / retailPrice) * 100) + 0;
}

/** A fraction of the API for a reader: 0.07 → "7.0%", 0.005 → "0.5%". */
export function formatFraction(fraction: number, decimals = 1): string {
  return `${((Number.isFinite(fraction) ? fraction : 0) * 100).toFixed(decimals)}%`;
}
