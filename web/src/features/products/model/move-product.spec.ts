import { describe, expect, it } from '@jest/globals';
import { seededNumbers } from '../../../shared/test/seeded-numbers.ts';
import type { MoveDirection } from '../../../shared/ui/order/move-buttons.tsx';
import { inOrder, moveProduct } from './move-product.ts';

const all = ['a', 'b', 'c', 'd'];

describe('moving a product', () => {
  it.each<[string, MoveDirection, string[] | null]>([
    ['b', 'up', ['b', 'a', 'c', 'd']],
    ['b', 'down', ['a', 'c', 'b', 'd']],
    ['a', 'up', null],
    ['d', 'down', null],
    ['x', 'up', null],
  ])('moving a product: %s %s', (id, direction, expected) => {
    expect(moveProduct(all, all, id, direction)).toEqual(expected);
  });

  it('a move passes the visible neighbour and the hidden ones in between', () => {
    expect(moveProduct(all, ['a', 'd'], 'd', 'up')).toEqual(['d', 'a', 'b', 'c']);
    expect(moveProduct(all, ['a', 'd'], 'a', 'down')).toEqual(['b', 'c', 'd', 'a']);
  });

  it('a move gives the complete order, keeps the others and can be reversed', () => {
    const random = seededNumbers(11);
    const ids = Array.from({ length: 40 }, (_, index) => `p${index}`);
    for (let round = 0; round < 300; round += 1) {
      const shown = ids.filter(() => random() < 0.5);
      const id = ids[Math.floor(random() * ids.length)] as string;
      const direction: MoveDirection = random() < 0.5 ? 'up' : 'down';
      const moved = moveProduct(ids, shown, id, direction);
      const place = shown.indexOf(id);
      const possible = place >= 0 && (direction === 'up' ? place > 0 : place < shown.length - 1);
      expect(moved !== null).toBe(possible);
      if (moved === null) continue;
      expect(moved.toSorted()).toEqual(ids.toSorted());
      expect(moved.filter((other) => other !== id)).toEqual(ids.filter((other) => other !== id));
      const stillShown = moved.filter((other) => shown.includes(other));
      expect(stillShown.indexOf(id)).toBe(direction === 'up' ? place - 1 : place + 1);
    }
  });
});

describe('a list in an order', () => {
  it('a list follows the order of ids, with new ones at the end', () => {
    const items = ['a', 'new', 'b', 'c'].map((id) => ({ id }));
    expect(inOrder(items, ['c', 'gone', 'a', 'b']).map(({ id }) => id)).toEqual(['c', 'a', 'b', 'new']);
  });
});
