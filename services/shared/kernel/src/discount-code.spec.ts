import { describe, expect, it } from '@jest/globals';
import { readDiscountCode } from './discount-code.js';

describe('a discount code', () => {
  it.each([
    ['AB12', 'AB12'],
    ['ab12', 'AB12'],
    [' a b1 2 ', 'AB12'],
    ['ABC', null],
    ['ABCDE', null],
    ['AB-1', null],
    ['ÄB12', null],
    ['ＡＢ１２', null],
    ['', null],
  ])('%p is read as the discount code %p', (text, code) => expect(readDiscountCode(text)).toBe(code));
});
