import { describe, expect, it } from '@jest/globals';
import { chooseMotion } from './face.ts';

const FREE = { reduced: false, slow: false };

describe('the movement of a change', () => {
  it.each([
    [0, 'none'],
    [1, 'flap'],
    [40, 'flap'],
    [41, 'crossfade'],
  ])('a change of %i cells moves by %s', (cells, motion) => {
    expect(chooseMotion(cells, FREE)).toBe(motion);
  });

  it('reduced motion and slow screens use a crossfade', () => {
    expect(chooseMotion(1, { reduced: true, slow: false })).toBe('crossfade');
    expect(chooseMotion(1, { reduced: false, slow: true })).toBe('crossfade');
    expect(chooseMotion(0, { reduced: true, slow: true })).toBe('none');
  });
});
