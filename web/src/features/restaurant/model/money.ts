import { centsToDollars, dollarsToCents, formatMoney } from '@larder/kernel';

export const centsOf = (dollars: number): number => dollarsToCents(dollars) ?? Math.round(dollars * 100);

export function moneyOf(cents: number): string {
  return formatMoney(centsToDollars(cents));
}

/** Basis points for display, without trailing zeros: 700 → "7", 750 → "7.5". */
export function percentOf(basisPoints: number): string {
  return String(basisPoints / 100);
}

/** One amount as a share of another, with one decimal: "7.0%". */
export function shareOf(part: number, whole: number): string {
  return `${(whole > 0 ? (part / whole) * 100 : 0).toFixed(1)}%`;
}
