/** Separators of thousands, as spreadsheets of different countries write them. */
const GROUP = String.raw`[.,'’\s\u00A0\u202F]`;
const PLAIN = /^(\d*)(?:([.,])(\d{1,2}))?$/;
const GROUPED = new RegExp(String.raw`^([1-9]\d{0,2}(${GROUP})\d{3}(?:\2\d{3})*)(?:([.,])(\d{1,2}))?$`);
const CURRENCY = /^(?:CA?\$|CAD|\$)\s*|\s*(?:\$\s?CAD?|CAD|\$)$/i;

export type PriceText = { cents: number; decimal: '.' | ',' | null } | 'ambiguous' | null;

/**
 * A price with a point or a comma before its cents: "2.99", "2,99", "$1,234.50", "1.234,50", "1 234,50 $". A single mark
 * before three digits may be either ("1,234"), so such a text is refused. Null when the text is not an amount of whole cents.
 */
export function readPriceText(text: string): PriceText {
  const written = text.trim().replace(CURRENCY, '').trim();
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(written)) return 'ambiguous';
  const plain = PLAIN.exec(written);
  if (plain) return written === '' ? null : priceOf(plain[1] ?? '', plain[2], plain[3]);
  const grouped = GROUPED.exec(written);
  if (!grouped || grouped[2] === grouped[3]) return null;
  return priceOf((grouped[1] ?? '').replaceAll(/\D/g, ''), grouped[3], grouped[4]);
}

function priceOf(whole: string, decimal = '', decimals = ''): PriceText {
  const cents = Number(whole || '0') * 100 + Number(decimals.padEnd(2, '0'));
  if (!Number.isSafeInteger(cents)) return null;
  return { cents, decimal: decimal === '.' || decimal === ',' ? decimal : null };
}
