import { describe, expect, it } from '@jest/globals';
import { calculateCart } from '../model/calculate-cart.ts';
import { linesByCategory } from './cart-panel.tsx';

const line = (id: string, category: string) => ({
  id,
  category,
  quantity: 1,
  name: id,
  unit: 'box',
  unitPriceCents: 100,
});

describe("a cart's lines by category", () => {
  it('cart lines follow the order of categories, unknown ones last', () => {
    const { lines } = calculateCart(
      { isDelivery: false, lines: [line('a', 'Old Shelf'), line('b', 'vegetables'), line('c', 'Proteins')] },
      null,
      '2026-11-21',
    );
    const groups = linesByCategory(
      lines,
      ['Proteins', 'Vegetables', 'Frozen'].map((name) => ({ name })),
    );
    expect(groups.map((group) => [group.category.name, ...group.lines.map((each) => each.line.id)])).toEqual([
      ['Proteins', 'c'],
      ['Vegetables', 'b'],
      ['Old Shelf', 'a'],
    ]);
  });
});
