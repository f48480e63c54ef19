import { describe, expect, it } from '@jest/globals';
import { byHand } from '../model/wholesale-list.ts';
import { sampleProduct } from '../test/wholesale.sample.ts';
import { swapOrder } from './use-product-moves.ts';

const placed = (...orders: number[]) =>
  orders.map((displayOrder, index) => sampleProduct('abcdef'.charAt(index), { displayOrder }));

/** The ids in their order after the calls. */
function after(products: ReturnType<typeof placed>, id: string, neighbour: string): string {
  const placings = new Map(swapOrder(products, id, neighbour).map((placing) => [placing.id, placing.displayOrder]));
  return products
    .map((product) => ({ ...product, displayOrder: placings.get(product.id) ?? product.displayOrder }))
    .toSorted(byHand)
    .map((product) => product.id)
    .join('');
}

describe('exchanging two neighbours', () => {
  it('swapping neighbours takes two calls with each other’s places', () => {
    expect(swapOrder(placed(3, 7, 9), 'b', 'a')).toEqual([
      { id: 'a', displayOrder: 7 },
      { id: 'b', displayOrder: 3 },
    ]);
  });

  it.each([
    [[0, 0, 0, 0], 'b', 'c', 'acbd'],
    [[0, 0, 0, 0], 'a', 'b', 'bacd'],
    [[1, 1, 2, 2], 'c', 'b', 'acbd'],
    [[5, 5], 'b', 'a', 'ba'],
    [[1, 2, 2, 9], 'a', 'b', 'bacd'],
    [[1_000_000, 1_000_000, 1_000_000], 'c', 'b', 'acb'],
  ])('swapping has an effect in %p too, where places are shared', (orders, id, neighbour, order) => {
    expect(after(placed(...orders), id, neighbour)).toBe(order);
  });

  it('products that need not move are left alone', () => {
    expect(swapOrder(placed(0, 0, 50, 60), 'c', 'd')).toEqual([
      { id: 'b', displayOrder: 1 },
      { id: 'c', displayOrder: 60 },
      { id: 'd', displayOrder: 50 },
    ]);
  });

  it('swapping a missing product does nothing', () => {
    expect(swapOrder(placed(1, 2), 'a', 'x')).toEqual([]);
    expect(swapOrder(placed(1, 2), 'a', 'a')).toEqual([]);
  });
});
