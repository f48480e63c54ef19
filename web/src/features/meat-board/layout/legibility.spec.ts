import { describe, expect, it } from '@jest/globals';
import { legibilityOf } from './half-warnings.ts';

describe('the legibility of names on a screen of 55 inches', () => {
  it.each([
    [28, 2],
    [40, 3],
    [52, 4],
    [66, 5],
  ])('names of %i px can be read from about %i m', (px, metres) => {
    expect(Math.round(legibilityOf(px).metres)).toBe(metres);
    expect(legibilityOf(px).isTooSmall).toBe(false);
  });

  it('names below 28 px give a warning', () => {
    expect(legibilityOf(27).isTooSmall).toBe(true);
  });
});
