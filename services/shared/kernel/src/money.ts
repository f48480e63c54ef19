/** Money is integer cents everywhere inside Larder; dollars exist only at the edges (JSON, CSV, screens). */

/** The largest price a single product may carry: $99,999.99. */
export const MAX_PRICE_CENTS = 9_999_999;

const PRICE_TEXT = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d{1,2}))?$/;

/** Cents as the JSON number of the API: dollars with at most two decimals, exact to the cent. */
export function centsToDollars(cents: number): number {
  return Math.round(cents) / 100;
}

/** 12.34 → 1234; null when it is not an amount of whole cents. Negative amounts are kept: the caller checks limits. */
export function dollarsToCents(dollars: number): number | null {
  if (!Number.isFinite(dollars)) return null;
  const cents = Math.round(dollars * 100);
  if (!Number.isSafeInteger(cents)) return null;
  // Tolerates the rounding error of doubles: anything further off was not whole cents.
  return Math.abs(dollars * 100 - cents) <= Math.abs(dollars * 100) * Number.EPSILON * 4 ? cents + 0 : null;
}

/** Full-width characters of Chinese keyboards, up to the tilde; each has a fixed distance from its ASCII counterpart. */
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const TO_ASCII = 0xfee0;

/** A typed price as cents, or null: "4.99", "$1,234.50", ".5" and "４。９９" are prices; "1e3" is not. */
export function parsePriceCents(text: string): number | null {
  const ascii = text.replace(FULL_WIDTH, (character) => String.fromCharCode(character.charCodeAt(0) - TO_ASCII));
  const match = PRICE_TEXT.exec(ascii.replace('。', '.').trim());
  if (!match || (match[1] === undefined && match[2] === undefined)) return null;
  const dollars = Number((match[1] ?? '0').replaceAll(',', ''));
  const cents = dollars * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : null;
}

/** Dollars for a reader: 1234.5 → "$1,234.50"; anything that is not a finite number → "$0.00" (specification part 1 §1). */
export function formatMoney(dollars: unknown): string {
  const amount = typeof dollars === 'number' ? dollars : typeof dollars === 'string' ? Number(dollars || NaN) : NaN;
  if (!Number.isFinite(amount)) return '$0.00';
  const sign = Math.round(amount * 100) < 0 ? '-' : '';
  const [whole = '0', decimals = '00'] = Math.abs(amount).toFixed(2).split('.');
  return `${sign}$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`;
}
