import { describe, expect, it } from '@jest/globals';
import { postalCode } from './postal-code.js';

describe('a postal code', () => {
  it.each(['l3r1a1', 'L3R 1A1', ' l3R-1a1 ', 'L3R1A1'])('a postal code typed as %p is L3R 1A1', (typed) => {
    expect(postalCode(typed)).toBe('L3R 1A1');
  });

  it.each([
    ['', ''],
    ['  ', ''],
    ['l3r', 'l3r'],
    ['90210', '90210'],
    ['l3r 1a1 rear', 'l3r 1a1 rear'],
    ['L3R  1A1', 'L3R  1A1'],
    ['EC1A 1BB', 'EC1A 1BB'],
  ])('a postal code outside Canada stays as typed: %p', (typed, kept) => {
    expect(postalCode(typed)).toBe(kept);
  });
});
