import { describe, expect, it } from '@jest/globals';
import { reorderProducts } from './reorder-products.js';

describe('reorderProducts', () => {
  it('a reordering is reduced to the range that changes', () => {
    expect(reorderProducts(['a', 'b', 'c', 'd', 'e'], ['a', 'c', 'b', 'd', 'e'])).toEqual({
      kind: 'moved',
      window: { from: 1, before: ['b', 'c'], after: ['c', 'b'] },
    });
    expect(reorderProducts(['a', 'b', 'c'], ['c', 'a', 'b'])).toEqual({
      kind: 'moved',
      window: { from: 0, before: ['a', 'b', 'c'], after: ['c', 'a', 'b'] },
    });
  });

  it.each([[['a', 'b']], [[]]])('the current order %j is not a change', (ids) => {
    expect(reorderProducts(ids, ids)).toEqual({ kind: 'same' });
  });

  it.each([
    ['too few', ['a', 'b']],
    ['too many', ['a', 'b', 'c', 'd']],
    ['a foreign one', ['a', 'b', 'x']],
    ['one twice', ['a', 'b', 'b']],
    ['none', []],
  ])('a reordering with %s is refused', (_what, wanted) => {
    expect(reorderProducts(['a', 'b', 'c'], wanted)).toEqual({ kind: 'other' });
  });
});
