/** Prices of different sizes are comparable per kilogram, per litre, or per piece. */
export type ComparableUnit = 'kg' | 'l' | 'piece';

/** How many comparable units a unit of measure is, by the spellings found in sizes. */
const UNITS: Readonly<Record<string, readonly [ComparableUnit, number]>> = {
  kg: ['kg', 1],
  公斤: ['kg', 1],
  g: ['kg', 0.001],
  克: ['kg', 0.001],
  lb: ['kg', 0.453_592],
  lbs: ['kg', 0.453_592],
  磅: ['kg', 0.453_592],
  oz: ['kg', 0.028_35],
  l: ['l', 1],
  ml: ['l', 0.001],
};

const MEASURE = new RegExp(
  `^(?:(\\d+)\\s*[x×]\\s*)?(\\d+(?:\\.\\d+)?)?\\s*(${Object.keys(UNITS).join('|')})(?![a-z])`,
  'u',
);
const PIECES = /^(\d+)\s*(?:pack|pk|pc|pcs|pieces?|ct|ea|each|bunch|个|個|包)(?![a-z])/u;

/** Reads "500 g", "12 × 355 ml", "per lb" and "6 pack" as amounts of a comparable unit; null for a size without one. */
export function amountOf(size: string): { unit: ComparableUnit; amount: number } | null {
  const text = size
    .trim()
    .toLowerCase()
    .replace(/^(?:per\s+|\/\s*)/, '');
  const [, times = '1', each = '1', word = ''] = MEASURE.exec(text) ?? [];
  const known = UNITS[word];
  if (known) return positive(known[0], Number(times) * Number(each) * known[1]);
  const pieces = PIECES.exec(text)?.[1];
  return pieces === undefined ? null : positive('piece', Number(pieces));
}

function positive(unit: ComparableUnit, amount: number): { unit: ComparableUnit; amount: number } | null {
  return amount > 0 ? { unit, amount } : null;
}
