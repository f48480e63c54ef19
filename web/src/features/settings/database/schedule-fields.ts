/** As the contract has them. */
export const MOST_HOURS = 168;
export const MOST_KEPT = 365;

/** A typed whole number from 1 on; null when it is none, or too large. */
export function wholeUpTo(text: string, most: number): number | null {
  const typed = text.trim();
  if (!/^\d{1,4}$/.test(typed)) return null;
  const value = Number(typed);
  return value >= 1 && value <= most ? value : null;
}
