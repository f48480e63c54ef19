import { describe, expect, it } from '@jest/globals';
import { LIMITS } from '@larder/kernel';
import { shopProduct } from '../test/shop-product.sample.ts';
import { changeCart, EMPTY_CART, isFull, type Cart } from './change-cart.ts';

const rice = shopProduct({ id: 'rice' });
const beef = shopProduct({ id: 'beef', name: 'Beef', unitPriceCents: 900 });
const filled = (): Cart =>
  [rice, beef].reduce<Cart>((cart, product) => changeCart(cart, { kind: 'put', product, quantity: 4 }), EMPTY_CART);
const quantities = (cart: Cart) => cart.lines.map(({ id, quantity }) => `${quantity} ${id}`);

describe('the cart', () => {
  it('a product is added with its details, and its quantity can be changed', () => {
    const cart = changeCart(filled(), { kind: 'put', product: rice, quantity: 7 });
    expect(quantities(cart)).toEqual(['7 rice', '4 beef']);
    expect(cart.lines[1]).toMatchObject({ name: 'Beef', unit: 'bag', unitPriceCents: 900 });
  });

  it('a removed line can be put back at its place', () => {
    const before = filled();
    const line = before.lines[0]!;
    const without = changeCart(before, { kind: 'set', id: 'rice', quantity: 0 });
    expect(quantities(without)).toEqual(['4 beef']);
    const back = changeCart(without, { kind: 'restore', line, index: 0 });
    expect(back).toEqual(before);
    expect(changeCart(back, { kind: 'restore', line, index: 0 })).toBe(back);
  });

  it('quantities are whole units up to the limit', () => {
    const set = (quantity: number) => quantities(changeCart(filled(), { kind: 'set', id: 'rice', quantity }))[0];
    expect(set(2.9)).toBe('2 rice');
    expect(set(1e9)).toBe(`${LIMITS.orderQuantity} rice`);
    expect(set(Number.NaN)).toBe('4 beef');
    expect(changeCart(EMPTY_CART, { kind: 'put', product: rice, quantity: 0 })).toBe(EMPTY_CART);
    expect(changeCart(EMPTY_CART, { kind: 'set', id: 'gone', quantity: 3 })).toBe(EMPTY_CART);
  });

  it('a cart holds as many products as an order may', () => {
    let cart = EMPTY_CART;
    for (let index = 0; index <= LIMITS.orderLines; index++)
      cart = changeCart(cart, { kind: 'put', product: shopProduct({ id: `p${index}` }), quantity: 2 });
    expect(cart.lines).toHaveLength(LIMITS.orderLines);
    expect(isFull(cart)).toBe(true);
  });

  it('the cart takes over the prices that were shown', () => {
    const dearer = new Map([['rice', { ...rice, unitPriceCents: 4000 }]]);
    const cart = changeCart(filled(), { kind: 'seen', products: dearer });
    expect(cart.lines.map(({ unitPriceCents }) => unitPriceCents)).toEqual([4000, 900]);
  });

  it('a cart is for pickup unless delivery is chosen, and can be emptied', () => {
    const cart = changeCart(filled(), { kind: 'deliver', isDelivery: true });
    expect(cart.isDelivery).toBe(true);
    expect(changeCart(cart, { kind: 'deliver', isDelivery: true })).toBe(cart);
    expect(changeCart(cart, { kind: 'empty' })).toEqual({ isDelivery: false, lines: [] });
  });
});
