import { describe, expect, it } from '@jest/globals';
import { readOrderItems } from './read-order-items.js';

const A = '0197a3c0-0000-7000-8000-00000000000a';
const B = '0197a3c0-0000-7000-8000-00000000000b';
const text = (value: unknown): string => JSON.stringify(value);

describe("an order's items", () => {
  it("order items are ids and quantities, and the client's names and prices are ignored", () => {
    const items = [
      { id: A.toUpperCase(), quantity: 2, name: 'Caviar', pricePerUnit: 0.01, unit: 'ton' },
      { id: B, quantity: 9_999 },
    ];
    expect(readOrderItems(text(items))).toEqual([
      { productId: A, quantity: 2 },
      { productId: B, quantity: 9_999 },
    ]);
  });

  it.each<[unknown, string]>([
    [[{ id: A, quantity: 0 }], 'The quantity in line 1 of the order must be a whole number from 1 to 9999.'],
    [[{ id: A, quantity: -1 }], 'The quantity in line 1 of the order must be a whole number from 1 to 9999.'],
    [[{ id: A, quantity: 0.5 }], 'The quantity in line 1 of the order must be a whole number from 1 to 9999.'],
    [[{ id: A, quantity: 1e9 }], 'The quantity in line 1 of the order must be a whole number from 1 to 9999.'],
    [[{ id: A, quantity: '3' }], 'The quantity in line 1 of the order must be a whole number from 1 to 9999.'],
    [[{ id: A, quantity: null }], 'The quantity in line 1 of the order must be a whole number from 1 to 9999.'],
    [
      [
        { id: A, quantity: 1 },
        { id: [B], quantity: 1 },
      ],
      'Line 2 of the order names no product.',
    ],
    [[{ id: 1.5, quantity: 1 }], 'Line 1 of the order names no product.'],
    [[null], 'Line 1 of the order names no product.'],
    [[[]], 'Line 1 of the order names no product.'],
    [
      [
        { id: A, quantity: 1 },
        { id: A.toUpperCase(), quantity: 1 },
      ],
      'A product appears twice in the order.',
    ],
    [[], 'Your order has no products.'],
    [{}, 'orderItems must be the JSON text of a list of products.'],
    [null, 'orderItems must be the JSON text of a list of products.'],
    [Array.from({ length: 201 }, () => ({ id: A, quantity: 1 })), 'An order has at most 200 different products.'],
  ])('the order items %j are refused', (items, sentence) => {
    expect(() => readOrderItems(text(items))).toThrow(sentence);
  });

  it.each(['{', '', '[1,', '__proto__', `${'['.repeat(10_000)}`])('the order items %.20s are no list', (broken) => {
    expect(() => readOrderItems(broken)).toThrow('orderItems must be the JSON text of a list of products.');
  });

  it('order items cannot reach inherited properties', () => {
    expect(() => readOrderItems('[{"__proto__": {"id": "x", "quantity": 1}}]')).toThrow('names no product');
  });
});
