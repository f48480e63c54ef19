import { dollarsToCents } from '@larder/kernel';

/** An optional text as rows keep it: trimmed, and null when nothing is left. */
export function optionalText(given: string | null | undefined): string | null {
  return given?.trim() || null;
}

/** A price that has passed its contract, in cents. */
export function priceCents(dollars: number): number {
  const cents = dollarsToCents(dollars);
  if (cents === null) throw new RangeError('A price passed its contract without being whole cents.');
  return cents;
}
