import { describe, expect, it } from '@jest/globals';
import { readPriceText } from './price-text.js';

describe('a price in a file', () => {
  it.each<[string, number, '.' | ',' | null]>([
    ['2.99', 299, '.'],
    ['2,99', 299, ','],
    ['2,9', 290, ','],
    ['.5', 50, '.'],
    [',50', 50, ','],
    ['7', 700, null],
    ['0', 0, null],
    ['$4.99', 499, '.'],
    ['4,99 $', 499, ','],
    ['4,99 $ CA', 499, ','],
    ['CAD 5', 500, null],
    ['1,234.50', 123_450, '.'],
    ['1.234,50', 123_450, ','],
    ['1 234,50', 123_450, ','],
    ['1\u202F234,50\u00A0$', 123_450, ','],
    ["1'234.50", 123_450, '.'],
    ['12 345', 1_234_500, null],
    ['1,234,567', 123_456_700, null],
  ])('%j in a file is %i cents', (text, cents, decimal) => {
    expect(readPriceText(text)).toEqual({ cents, decimal });
  });

  it.each(['1,234', '1.234', '999.999', '$1,234'])('%j in a file is ambiguous: thousands or a fraction', (text) => {
    expect(readPriceText(text)).toBe('ambiguous');
  });

  it.each([
    '',
    ' ',
    '$',
    '-1',
    '1e3',
    '2.99,9',
    '1,2,3',
    '1,23.4',
    '0,125',
    '1.2345',
    '1,234,50',
    '1..5',
    '٣',
    '9'.repeat(20),
  ])('%j in a file is no price', (text) => {
    expect(readPriceText(text)).toBeNull();
  });
});
