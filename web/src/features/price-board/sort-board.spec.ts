import { describe, expect, it } from '@jest/globals';
import type { Product } from '@larder/contracts';
import { sortBoard, type BoardOrder } from './sort-board.ts';

const product = (description: string, retailPrice: number, ourPrice: number): Product =>
  ({ id: description, description, retailPrice, ourPrice }) as Product;

const choy = product('Bok Choy', 2, 1.5);
const beef = product('Beef', 20, 15);
const rice = product('Rice', 10, 5);
const salt = product('Salt', 1, 1);
const names = (order: BoardOrder): string[] =>
  sortBoard([choy, salt, beef, rice], order).map(({ description }) => description);

describe('the board in another order', () => {
  it('by savings the largest percentage comes first, then the larger amount', () => {
    expect(names('savings')).toEqual(['Rice', 'Beef', 'Bok Choy']);
  });

  it('by price the lowest comes first, and by name the order is alphabetical', () => {
    expect(names('price')).toEqual(['Salt', 'Bok Choy', 'Rice', 'Beef']);
    expect(names('name')).toEqual(['Beef', 'Bok Choy', 'Rice', 'Salt']);
  });
});
