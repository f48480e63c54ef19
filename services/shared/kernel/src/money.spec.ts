import { describe, expect, it } from '@jest/globals';
import { centsToDollars, dollarsToCents, formatMoney, parsePriceCents } from './money.js';

describe('dollars and cents', () => {
  it('cents and dollars round-trip for every price up to $2,000', () => {
    for (let cents = 0; cents <= 200_000; cents++) {
      if (dollarsToCents(centsToDollars(cents)) !== cents) throw new Error(`${cents} cents came back changed`);
    }
    expect(dollarsToCents(99_999.99)).toBe(9_999_999);
  });

  it.each([
    [12.345, null],
    [0.001, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [1e300, null],
    [-3.5, -350],
    [-0, 0],
    [0.1 + 0.2, 30],
    [99_999.9009, null],
    [50_000.0004, null],
  ])('%p dollars are %p cents', (dollars, cents) => {
    expect(dollarsToCents(dollars)).toBe(cents);
  });
});

describe('a typed price', () => {
  it.each([
    ['4.99', 499],
    [' 5 ', 500],
    ['$1,234.50', 123_450],
    ['.5', 50],
    ['5.5', 550],
    ['0', 0],
    ['12,34', null],
    ['1e3', null],
    ['-1', null],
    ['', null],
    ['.', null],
    ['$', null],
    ['4.999', null],
    ['five', null],
    ['99999999999999999999', null],
    ['＄１，２３４．５０', 123_450],
    ['４。９９', 499],
    ['4。9。9', null],
    ['4²', null],
    ['①', null],
  ])('the typed price %p is %p cents', (text, cents) => {
    expect(parsePriceCents(text)).toBe(cents);
  });
});

describe('money for a reader', () => {
  it.each([
    [1234.5, '$1,234.50'],
    [0, '$0.00'],
    [-5, '-$5.00'],
    [1_000_000, '$1,000,000.00'],
    ['7.5', '$7.50'],
    ['abc', '$0.00'],
    ['', '$0.00'],
    [null, '$0.00'],
    [undefined, '$0.00'],
    [Number.NaN, '$0.00'],
    [-0.001, '$0.00'],
  ])('%p dollars are shown as %p', (dollars, text) => {
    expect(formatMoney(dollars)).toBe(text);
  });
});
