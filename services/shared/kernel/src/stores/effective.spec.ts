import { describe, expect, it } from '@jest/globals';
import { effective, isEmptyOverride } from './effective.js';

const CHAIN = { name: 'Cod', ourPriceCents: 799, retailPriceCents: 999, active: true };

describe('effective', () => {
  it.each([
    [{ ourPriceCents: 500 }, { ...CHAIN, ourPriceCents: 500 }],
    [
      { ourPriceCents: null, active: false },
      { ...CHAIN, active: false },
    ],
    [
      { ourPriceCents: 0, retailPriceCents: 0 },
      { ...CHAIN, ourPriceCents: 0, retailPriceCents: 0 },
    ],
    [{ ourPriceCents: 799 }, CHAIN],
  ])('a store with the override %j shows it and follows the chain elsewhere', (own, shown) => {
    expect(effective(CHAIN, own)).toEqual(shown);
  });

  it('a store may sell a product that is inactive in the chain', () => {
    expect(effective({ ...CHAIN, active: false }, { active: true }).active).toBe(true);
  });

  it('a store without an override has the row of the chain', () => {
    expect(effective(CHAIN, null)).toBe(CHAIN);
    expect(effective(CHAIN, { ourPriceCents: null, active: null })).toBe(CHAIN);
  });

  it('fields that only the override has are not added to the row', () => {
    const own = { ourPriceCents: 500, version: 7 };
    expect(effective(CHAIN, own)).toEqual({ ...CHAIN, ourPriceCents: 500 });
  });

  it('a reset field follows the chain, whatever the chain has by then', () => {
    for (let cents = 0; cents < 50; cents++) {
      const chain = { ...CHAIN, ourPriceCents: cents };
      expect(effective(chain, { ourPriceCents: cents + 1 }).ourPriceCents).toBe(cents + 1);
      expect(effective(chain, { ourPriceCents: null })).toBe(chain);
    }
  });
});

describe('isEmptyOverride', () => {
  it('only an override of nulls and absent fields is silent', () => {
    expect(isEmptyOverride({ a: null, b: undefined })).toBe(true);
    expect(isEmptyOverride({})).toBe(true);
    expect(isEmptyOverride({ a: 0 })).toBe(false);
    expect(isEmptyOverride({ a: false })).toBe(false);
  });
});
