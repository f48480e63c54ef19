import { describe, expect, it } from '@jest/globals';
import { typedCode } from './typed-code.ts';

describe('the field of a code', () => {
  it.each([
    ['ab1!', 'AB1', 4],
    [' ab 12 ', 'AB12', 4],
    ['ab-1 2x', 'AB12', 4],
    ['ab-12-cd-34-ef', 'AB12CD34', 8],
    ['é1', '1', 4],
    ['Ünï４', 'N4', 8],
    ['ｇｒＤＮ', 'GRDN', 4],
    ['', '', 4],
  ])('of the typed %p the field keeps %p, %d characters at most', (typed, kept, most) => {
    expect(typedCode(typed, most)).toBe(kept);
  });
});
