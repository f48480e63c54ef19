import { describe, expect, it } from '@jest/globals';
import { shopProduct } from '../test/shop-product.sample.ts';
import { CART_KEY, CartStore, readCart, writeCart } from './cart-store.ts';
import { type Cart, EMPTY_CART } from './change-cart.ts';

const line = {
  id: 'rice',
  quantity: 4,
  name: 'Rice',
  chineseName: '米',
  unit: 'bag',
  category: 'Rice',
  unitPriceCents: 3650,
};
const cart: Cart = { isDelivery: true, lines: [line], store: 'north' };

function cartOf(kept: Map<string, string>): CartStore {
  return new CartStore({
    read: (key) => kept.get(key) ?? null,
    write: (key, text) => void (text === null ? kept.delete(key) : kept.set(key, text)),
  });
}

describe('a stored cart', () => {
  it('a stored cart round-trips', () => {
    expect(readCart(writeCart(cart))).toEqual(cart);
  });

  it.each([null, '', 'nonsense', '[]', '{}', '{"version":99,"lines":[]}', '{"version":1,"lines":7}'])(
    'is empty when it reads %p',
    (text) => {
      expect(readCart(text)).toEqual(EMPTY_CART);
    },
  );

  it('invalid and repeated lines of a stored cart are dropped', () => {
    const lines = [line, line, { ...line, id: 'b', quantity: 0 }, { ...line, id: 'c', unitPriceCents: 1.5 }, null, 3];
    expect(readCart(JSON.stringify({ version: 1, isDelivery: 'yes', lines }))).toEqual({
      isDelivery: false,
      lines: [line],
    });
  });

  it('the cart is stored with every change, and read again when another tab changes it', () => {
    const kept = new Map<string, string>([[CART_KEY, writeCart(cart)]]);
    const store = cartOf(kept);
    let calls = 0;
    store.subscribe(() => calls++);
    expect(store.quantityOf('rice')).toBe(4);
    store.change({ kind: 'set', id: 'rice', quantity: 5 });
    store.change({ kind: 'set', id: 'rice', quantity: 5 });
    expect(readCart(kept.get(CART_KEY) ?? null).lines[0]?.quantity).toBe(5);
    kept.set(CART_KEY, writeCart(cart));
    store.readElsewhere();
    expect(store.quantityOf('rice')).toBe(4);
    expect(calls).toBe(2);
  });

  it('a cart belongs to the store of its first line until prices of another store were shown', () => {
    const kept = new Map<string, string>();
    const store = cartOf(kept);
    const product = shopProduct({ id: 'rice' });
    store.at = 'north';
    store.change({ kind: 'put', product, quantity: 4 });
    store.at = 'south';
    store.change({ kind: 'set', id: 'rice', quantity: 5 });
    expect(readCart(kept.get(CART_KEY) ?? null).store).toBe('north');
    store.change({ kind: 'seen', products: new Map([['rice', product]]) });
    expect(store.current().store).toBe('south');
    store.change({ kind: 'empty' });
    expect(store.current().store).toBeUndefined();
  });
});
