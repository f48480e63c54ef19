import { describe, expect, it } from '@jest/globals';
import { changeWords, sameWords, wordsPatch } from './change-words.js';

const OWN = { retailPriceCents: null, ourPriceCents: 500, active: null };

describe('changeWords', () => {
  it('merging leaves alone what is absent', () => {
    expect(changeWords(OWN, { active: false }, 'merge')).toEqual({ ...OWN, active: false });
    expect(changeWords(null, { ourPriceCents: 500 }, 'merge')).toEqual(OWN);
  });

  it('replacing lets what is absent follow the chain', () => {
    expect(changeWords(OWN, { active: false }, 'replace')).toEqual({ ...OWN, ourPriceCents: null, active: false });
  });

  it('a store with nothing left to say has no row', () => {
    expect(changeWords(OWN, { ourPriceCents: null }, 'merge')).toBeNull();
    expect(changeWords(OWN, {}, 'replace')).toBeNull();
    expect(changeWords(null, {}, 'merge')).toBeNull();
  });

  it('a price of 0 and inactive are words', () => {
    expect(changeWords(null, { ourPriceCents: 0, active: false }, 'merge')).toEqual({
      retailPriceCents: null,
      ourPriceCents: 0,
      active: false,
    });
  });
});

describe('sameWords', () => {
  it('no row and a row of nulls say the same', () => {
    expect(sameWords(null, { retailPriceCents: null, ourPriceCents: null, active: null })).toBe(true);
    expect(sameWords(OWN, { ...OWN })).toBe(true);
    expect(sameWords(OWN, { ...OWN, ourPriceCents: 501 })).toBe(false);
  });
});

describe('wordsPatch', () => {
  it('dollars become cents, null stays and absent fields stay absent', () => {
    expect(wordsPatch({ ourPrice: 4.35, retailPrice: null })).toEqual({ ourPriceCents: 435, retailPriceCents: null });
    expect(wordsPatch({ active: false })).toEqual({ active: false });
  });
});
