import { describe, expect, it } from '@jest/globals';
import { overridePatch } from './override-patch.js';
import { RETAIL_OVERRIDES } from './retail-override.entity.js';

const OWN = { retailPriceCents: null, ourPriceCents: 500, active: null };

describe('a change of what a store says', () => {
  it('merging an override leaves absent fields alone', () => {
    expect(RETAIL_OVERRIDES.change(OWN, { active: false }, 'merge')).toEqual({ ...OWN, active: false });
    expect(RETAIL_OVERRIDES.change(null, { ourPriceCents: 500 }, 'merge')).toEqual(OWN);
  });

  it('replacing an override lets absent fields follow the chain', () => {
    expect(RETAIL_OVERRIDES.change(OWN, { active: false }, 'replace')).toEqual({
      ...OWN,
      ourPriceCents: null,
      active: false,
    });
  });

  it('an override without any value is deleted', () => {
    expect(RETAIL_OVERRIDES.change(OWN, { ourPriceCents: null }, 'merge')).toBeNull();
    expect(RETAIL_OVERRIDES.change(OWN, {}, 'replace')).toBeNull();
    expect(RETAIL_OVERRIDES.change(null, {}, 'merge')).toBeNull();
  });

  it('a price of 0 and inactive are values of an override', () => {
    expect(RETAIL_OVERRIDES.change(null, { ourPriceCents: 0, active: false }, 'merge')).toEqual({
      retailPriceCents: null,
      ourPriceCents: 0,
      active: false,
    });
  });
});

describe('a patch of an override', () => {
  it('no override and an override of nulls are equal', () => {
    expect(RETAIL_OVERRIDES.same(null, { retailPriceCents: null, ourPriceCents: null, active: null })).toBe(true);
    expect(RETAIL_OVERRIDES.same(OWN, { ...OWN })).toBe(true);
    expect(RETAIL_OVERRIDES.same(OWN, { ...OWN, ourPriceCents: 501 })).toBe(false);
  });
});

describe('overridePatch', () => {
  it('in an override dollars become cents, null stays and absent fields stay absent', () => {
    expect(overridePatch({ ourPrice: 4.35, retailPrice: null })).toEqual({
      ourPriceCents: 435,
      retailPriceCents: null,
    });
    expect(overridePatch({ active: false })).toEqual({ active: false });
  });
});
