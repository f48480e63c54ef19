import { describe, expect, it } from '@jest/globals';
import { sampleProduct } from '../test/product.sample.ts';
import { undoOf } from './undo-notice.ts';

const before = sampleProduct('tofu', { description: 'Tofu', ourPrice: 1.59, retailPrice: 1.99, active: true });

describe('the undo of a change in the list', () => {
  it('a changed price can be undone, and the notice has both prices', () => {
    expect(undoOf(before, { ...before, ourPrice: 159 })).toEqual({
      patch: { ourPrice: 1.59 },
      text: 'Tofu: $1.59 → $159.00',
    });
  });

  it('a changed status can be undone', () => {
    expect(undoOf(before, { ...before, active: false })).toEqual({
      patch: { active: true },
      text: 'Tofu: Active → Inactive',
    });
  });

  it('without a change there is nothing to undo', () => {
    expect(undoOf(before, { ...before, version: 9 })).toBeNull();
  });

  it('a store that followed the chain has no former price to restore', () => {
    const own = { retailPrice: null, ourPrice: null, active: null, version: 1 };
    expect(undoOf({ ...before, own }, { ...before, ourPrice: 2 })).toBeNull();
    expect(undoOf({ ...before, own: { ...own, ourPrice: 1.59 } }, { ...before, ourPrice: 2 })?.patch).toEqual({
      ourPrice: 1.59,
    });
  });

  it('an own price of a store below the price of a running batch can be undone', () => {
    const own = { retailPrice: null, ourPrice: 1.59, active: null, version: 1 };
    const chain = { retailPrice: 1.99, ourPrice: 1.7, active: true };
    const covered = { ...before, ourPrice: 1.29, own, chain };
    expect(undoOf(covered, { ...covered, own: { ...own, ourPrice: 1.49, version: 2 } })).toEqual({
      patch: { ourPrice: 1.59 },
      text: 'Tofu: $1.59 → $1.49',
    });
  });
});
