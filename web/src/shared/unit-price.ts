/** How a size is sold: `per` is the unit of the unit price, `units` their number in the package. */
interface Measure {
  per: string;
  units: number;
}

/** Units on packages → the unit that shoppers compare by, and its number in one. */
const UNITS: Record<string, Measure> = {
  lb: { per: 'lb', units: 1 },
  lbs: { per: 'lb', units: 1 },
  kg: { per: 'kg', units: 1 },
  g: { per: '100 g', units: 0.01 },
  oz: { per: 'lb', units: 1 / 16 },
  l: { per: 'L', units: 1 },
  ml: { per: '100 ml', units: 0.01 },
  ct: { per: 'ea', units: 1 },
  count: { per: 'ea', units: 1 },
  pc: { per: 'ea', units: 1 },
  pcs: { per: 'ea', units: 1 },
  bunch: { per: 'bunch', units: 1 },
  pack: { per: 'ea', units: 1 },
  dozen: { per: 'ea', units: 12 },
};

const SIZE = /^(?:(\d+)\s*[x×]\s*)?(\d+(?:\.\d+)?|\d+\/\d+)\s*([a-z]+)$/;

/**
 * The price per comparable unit, "2 lb" at 5 dollars → { dollars: 2.5, per: 'lb' }; null when the size is not an exact
 * amount ("approx. 2 lb", "1-2 kg", "bunch") or is one such unit, so that it would repeat the price.
 */
export function unitPrice(ourPrice: number, size: string): { dollars: number; per: string } | null {
  const match = SIZE.exec(
    size
      .trim()
      .toLowerCase()
      .replace(/\s*\([^)]*\)$/, ''),
  );
  if (match === null || !Number.isFinite(ourPrice) || ourPrice <= 0) return null;
  const [, packs = '1', amount = '', unit = ''] = match;
  const measure = UNITS[unit];
  if (measure === undefined) return null;
  const units = Number(packs) * numberOf(amount) * measure.units;
  if (!Number.isFinite(units) || units <= 0 || units === 1) return null;
  const cents = Math.round((ourPrice * 100) / units);
  return cents === 0 ? null : { dollars: cents / 100, per: measure.per };
}

function numberOf(amount: string): number {
  const [whole = '', divisor] = amount.split('/');
  return divisor === undefined ? Number(whole) : Number(whole) / Number(divisor);
}
