import { describe, expect, it } from '@jest/globals';
import { codeOfKeys, isWholeCode, mayApply } from './use-shop-code.ts';

describe('the field of a code', () => {
  it.each([
    ['ab1!', 'AB1'],
    [' ab 12 ', 'AB12'],
    ['ab-12-cd-34-ef', 'AB12CD34'],
    ['Ünï４', 'N'],
    ['', ''],
  ])('of the typed %p the code field keeps %p', (typed, kept) => {
    expect(codeOfKeys(typed)).toBe(kept);
  });

  it('a code can be applied from four characters on, and is complete with four', () => {
    expect(['AB1', 'AB12', 'AB12C', 'AB12CD34'].map(mayApply)).toEqual([false, true, true, true]);
    expect(['AB1', 'AB12', 'AB12C', 'AB12CD34'].map(isWholeCode)).toEqual([false, true, false, false]);
  });
});
