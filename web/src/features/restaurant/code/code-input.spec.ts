import { describe, expect, it } from '@jest/globals';
import { isWholeCode, mayApply } from './use-shop-code.ts';

describe('the field of a code', () => {
  it('a code can be applied from four characters on, and is complete with four', () => {
    expect(['AB1', 'AB12', 'AB12C', 'AB12CD34'].map(mayApply)).toEqual([false, true, true, true]);
    expect(['AB1', 'AB12', 'AB12C', 'AB12CD34'].map(isWholeCode)).toEqual([false, true, false, false]);
  });
});
