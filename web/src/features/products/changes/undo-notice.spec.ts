import { describe, expect, it } from '@jest/globals';
import { sampleProduct } from '../test/product.sample.ts';
import { undoOf } from './undo-notice.ts';

const before = sampleProduct('tofu', { description: 'Tofu', ourPrice: 1.59, retailPrice: 1.99, active: true });

describe('what can be taken back of a change in the list', () => {
  it('is the former price, said with the new one', () => {
    expect(undoOf(before, { ...before, ourPrice: 159 })).toEqual({
      patch: { ourPrice: 1.59 },
      words: 'Tofu: $1.59 → $159.00',
    });
  });

  it('is being on sale', () => {
    expect(undoOf(before, { ...before, active: false })).toEqual({
      patch: { active: true },
      words: 'Tofu: Active → Inactive',
    });
  });

  it('is nothing where nothing changed', () => {
    expect(undoOf(before, { ...before, version: 9 })).toBeNull();
  });

  it("is nothing where a store followed the chain: the former price was not the store's", () => {
    const own = { retailPrice: null, ourPrice: null, active: null, version: 1 };
    expect(undoOf({ ...before, own }, { ...before, ourPrice: 2 })).toBeNull();
    expect(undoOf({ ...before, own: { ...own, ourPrice: 1.59 } }, { ...before, ourPrice: 2 })?.patch).toEqual({
      ourPrice: 1.59,
    });
  });
});
