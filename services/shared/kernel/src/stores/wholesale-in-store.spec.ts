import { describe, expect, it } from '@jest/globals';
import { inPlaces, wholesaleInStore, type WholesaleValues } from './wholesale-in-store.js';

const CHAIN: WholesaleValues & { name: string; version: number } = {
  name: 'Jasmine Rice',
  pricePerUnitCents: 3299,
  minOrderQuantity: 1,
  active: true,
  displayOrder: 4,
  soldOutDate: null,
  version: 3,
};

/** Every field with a distinct value. */
const OVERRIDE: Required<WholesaleValues> = {
  pricePerUnitCents: 0,
  minOrderQuantity: 0,
  active: false,
  displayOrder: 0,
  soldOutDate: '2026-11-24',
  soldOutUntil: '2026-11-30',
};

describe('a restaurant product in a store', () => {
  it.each(Object.entries(OVERRIDE))('an override of %s holds and the other fields follow the chain', (field, value) => {
    expect(wholesaleInStore(CHAIN, { [field]: value })).toEqual({ ...CHAIN, [field]: value });
    expect(wholesaleInStore(CHAIN, { [field]: null })).toBe(CHAIN);
  });

  it("a product keeps the chain's version, and without an override is the chain's row itself", () => {
    expect(wholesaleInStore(CHAIN, null)).toBe(CHAIN);
    const own = { ...OVERRIDE, version: 77 };
    expect(wholesaleInStore(CHAIN, own).version).toBe(3);
  });

  it('a past day means that a store is not sold out', () => {
    const chain = { ...CHAIN, soldOutDate: '2026-11-24', soldOutUntil: '2026-12-01' };
    const here = wholesaleInStore(chain, { soldOutDate: '2026-11-23', soldOutUntil: '2026-11-23' });
    expect([here.soldOutDate, here.soldOutUntil]).toEqual(['2026-11-23', '2026-11-23']);
  });

  it('for any override each field is the override or else the chain', () => {
    const fields = Object.keys(OVERRIDE) as (keyof WholesaleValues)[];
    for (let mask = 0; mask < 2 ** fields.length; mask++) {
      const own = Object.fromEntries(fields.map((field, bit) => [field, mask & (2 ** bit) ? OVERRIDE[field] : null]));
      const here = wholesaleInStore(CHAIN, own);
      for (const field of fields) expect(here[field]).toBe(own[field] ?? CHAIN[field]);
    }
  });
});

describe('the places of a store', () => {
  const product = (name: string, category: string, displayOrder: number) => ({ name, category, displayOrder });

  it('places of a store move products within their category only, and equal places stay as in the chain', () => {
    const products = [
      product('c', 'Rice', 5),
      product('a', 'rice', 2),
      product('b', 'Rice', 2),
      product('d', 'Meat', 0),
    ];
    expect(inPlaces(products, (each) => each).map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
  });
});
