import { describe, expect, it } from '@jest/globals';
import { PRODUCT_LIST_EVENTS, STORE_LIST_EVENTS, type Ring } from '@larder/contracts';
import { coalesce, isForStaff, LOOK_AGAIN, messagesOf } from './live-messages.js';

const ring = (events: Ring['events'], head = 9): Ring => ({ producer: 'catalog', head, events });
const updated = (id: string, number: number) =>
  ({ number, type: 'product.updated', subject: `product:${id}`, storeId: null }) as const;

describe('messages to open pages', () => {
  it('a message names the product and the revision to ask for', () => {
    expect(messagesOf(ring([updated('a', 7)]))).toEqual([{ type: 'product_updated', data: { id: 'a', revision: 7 } }]);
  });
  it('a ring without events means that anything may have changed, as for changes of every store of a large chain', () => {
    expect(messagesOf(ring([]))).toEqual([
      { type: 'product_updated', data: { id: null, revision: 9 } },
      { type: 'restaurant_products_updated', data: { id: null, revision: 9 } },
      { type: 'stores_updated', data: { id: null, revision: 9 } },
    ]);
  });
  it('after a gap pages read prices, stores with pauses and logo, and orders again', () => {
    expect(LOOK_AGAIN.map(({ type }) => type)).toEqual([
      'product_updated',
      'restaurant_products_updated',
      'stores_updated',
      'restaurant_order_status_updated',
    ]);
  });
  it('events that shoppers must not know of send no message', () => {
    const event = { number: 3, type: 'session.opened', subject: 'user:x', storeId: null } as const;
    expect(messagesOf({ producer: 'identity', head: 3, events: [event] })).toEqual([]);
    expect(
      messagesOf(ring([{ number: 3, type: 'pictures.exported', subject: 'pictures:all', storeId: null }])),
    ).toEqual([]);
  });
  it('a restore tells every page to read its lists again', () => {
    const event = { number: 8, type: 'data.restored', subject: 'data:all', storeId: null } as const;
    expect(messagesOf(ring([event]))).toEqual([
      { type: 'product_updated', data: { id: null, revision: 8 } },
      { type: 'stores_updated', data: { id: null, revision: 8 } },
      { type: 'restaurant_products_updated', data: { id: null, revision: 8 } },
    ]);
    expect(messagesOf({ producer: 'restaurant-orders', head: 8, events: [event] })).toEqual([
      { type: 'restaurant_order_status_updated', data: { id: null, orderNumber: null } },
    ]);
  });
  it.each([...PRODUCT_LIST_EVENTS, ...STORE_LIST_EVENTS])('%s tells boards to read the list again', (type) => {
    const sent = messagesOf(ring([{ number: 9, type, subject: 'list:all', storeId: null }]));
    expect(sent.map((message) => message.type)).toContainEqual(expect.stringMatching(/^products?_/));
  });
  it('a burst becomes one message with the highest revision', () => {
    const burst = messagesOf(ring([updated('a', 7), updated('b', 9), updated('a', 8)]));
    expect(coalesce(burst)).toEqual([{ type: 'product_updated', data: { id: null, revision: 9 } }]);
    expect(coalesce(messagesOf(ring([updated('a', 7), updated('a', 8)])))).toEqual([
      { type: 'product_updated', data: { id: 'a', revision: 8 } },
    ]);
  });
});

describe('a change of one store', () => {
  it('changes of the chain and of each store are separate messages', () => {
    const of = (storeId: string | null, number: number) => ({ ...updated('a', number), storeId });
    const sent = coalesce(messagesOf(ring([of('north', 7), of(null, 8), of('south', 9), of('north', 10)])));
    expect(sent).toEqual([
      { type: 'product_updated', data: { id: 'a', revision: 10 }, store: 'north' },
      { type: 'product_updated', data: { id: 'a', revision: 8 } },
      { type: 'product_updated', data: { id: 'a', revision: 9 }, store: 'south' },
    ]);
  });

  it('a new default store tells every page to read its lists again', () => {
    const event = { number: 9, type: 'default-store.changed', subject: 'stores:default', storeId: null } as const;
    expect(messagesOf(ring([event]))).toEqual([
      { type: 'product_updated', data: { id: null, revision: 9 } },
      { type: 'stores_updated', data: { id: null, revision: 9 } },
      { type: 'restaurant_products_updated', data: { id: null, revision: 9 } },
    ]);
  });

  it('a new store is announced to the pages of every store', () => {
    const event = { number: 9, type: 'store.created', subject: 'store:north', storeId: 'north' } as const;
    expect(messagesOf(ring([event]))).toEqual([{ type: 'stores_updated', data: { id: null, revision: 9 } }]);
  });

  it('a changed store tells every page to read the stores again, since every page offers them', () => {
    const event = { number: 9, type: 'store.updated', subject: 'store:north', storeId: 'north' } as const;
    expect(messagesOf(ring([event]))).toEqual([{ type: 'stores_updated', data: { id: null, revision: 9 } }]);
  });
});

describe('an import', () => {
  const imported = (count: number, number: number) =>
    ({ number, type: 'products.imported', subject: 'import:x', storeId: null, count }) as const;

  it('an import is one message whose length is the number of rows', () => {
    expect(messagesOf(ring([updated('a', 7), imported(3, 9)]))).toEqual([
      { type: 'products_imported', data: [0, 0, 0], revision: 9 },
    ]);
  });
  it('imports of one burst add up', () => {
    const burst = [...messagesOf(ring([imported(2, 8)], 8)), ...messagesOf(ring([imported(1, 9)], 9))];
    expect(coalesce(burst)).toEqual([{ type: 'products_imported', data: [0, 0, 0], revision: 9 }]);
  });
});

describe('products that are deleted or moved', () => {
  it.each([
    ['product.deleted', { type: 'product_deleted', data: { id: 'a', revision: 7 } }],
    ['products.reordered', { type: 'product_updated', data: { id: null, revision: 7 } }],
    ['products.cleared', { type: 'product_deleted', data: { id: null, revision: 7 } }],
  ] as const)('%s is told to boards', (type, message) => {
    expect(messagesOf(ring([{ number: 7, type, subject: 'product:a', storeId: null }]))).toEqual([message]);
  });
});

describe('the order sheet', () => {
  it.each(['restaurant-product.updated', 'restaurant-category.updated', 'restaurant-products.imported'] as const)(
    '%s tells ordering pages alone, with the revision to ask for',
    (type) => {
      const sent = messagesOf(ring([{ number: 7, type, subject: 'x:a', storeId: null }]));
      expect(sent).toEqual([{ type: 'restaurant_products_updated', data: { id: null, revision: 7 } }]);
    },
  );

  it.each(['restaurant-product.overridden', 'restaurant-overrides.applied'] as const)(
    '%s of a store tells the ordering pages of that store alone',
    (type) => {
      const sent = messagesOf(ring([{ number: 7, type, subject: 'restaurant-product:a', storeId: 'north' }]));
      expect(sent).toEqual([{ type: 'restaurant_products_updated', data: { id: null, revision: 7 }, store: 'north' }]);
    },
  );

  it('an import of restaurant products is one message', () => {
    const rows = Array.from({ length: 50 }, (_, n) => ({
      number: n + 1,
      type: 'restaurant-product.updated' as const,
      subject: `restaurant-product:${n}`,
      storeId: null,
    }));
    expect(coalesce(messagesOf(ring(rows)))).toEqual([
      { type: 'restaurant_products_updated', data: { id: null, revision: 50 } },
    ]);
  });
});

describe('orders', () => {
  const placed = (id: string, storeId: string | null = 'here') =>
    ({ number: 1, type: 'restaurant-order.created', subject: `restaurant-order:${id}`, storeId, label: 'N1' }) as const;
  const orders = (events: Ring['events']): Ring => ({ producer: 'restaurant-orders', head: 1, events });

  it.each([
    ['restaurant-order.created', 'restaurant_order_created'],
    ['restaurant-order.moved', 'restaurant_order_status_updated'],
    ['restaurant-order.deleted', 'orderDeleted'],
  ] as const)('%s is sent as %s, to staff of its store', (type, message) => {
    const [sent] = messagesOf(orders([{ ...placed('a'), type }]));
    expect(sent).toEqual({ type: message, data: { id: 'a', orderNumber: 'N1' }, store: 'here' });
    expect(sent && isForStaff(sent)).toBe(true);
  });
  it('each new order of a burst has its own message with its order number', () => {
    const burst = messagesOf(orders([placed('a'), placed('b'), placed('a'), placed('c', 'there')]));
    expect(coalesce(burst)).toEqual([
      { type: 'restaurant_order_created', data: { id: 'a', orderNumber: 'N1' }, store: 'here' },
      { type: 'restaurant_order_created', data: { id: 'b', orderNumber: 'N1' }, store: 'here' },
      { type: 'restaurant_order_created', data: { id: 'c', orderNumber: 'N1' }, store: 'there' },
    ]);
  });
  it.each([
    ['restaurant-order.moved', 'restaurant_order_status_updated'],
    ['restaurant-order.deleted', 'orderDeleted'],
  ] as const)('a batch of %s is one message for each store, of no order by name', (type, message) => {
    const many = Array.from({ length: 100 }, (_, n) => ({ ...placed(`a${n}`), type }));
    const burst = messagesOf(orders([...many, { ...placed('c', 'there'), type }]));
    expect(coalesce(burst)).toEqual([
      { type: message, data: { id: null, orderNumber: null }, store: 'here' },
      { type: message, data: { id: 'c', orderNumber: 'N1' }, store: 'there' },
    ]);
  });
  it('a batch of orders too large for a ring is one message', () => {
    expect(messagesOf(orders([]))).toEqual([
      { type: 'restaurant_order_status_updated', data: { id: null, orderNumber: null } },
    ]);
  });
  it('only messages about orders are kept from shoppers', () => {
    const product = messagesOf(ring([updated('a', 7)]));
    const imported = messagesOf(
      ring([{ number: 9, type: 'products.imported', subject: 'import:x', storeId: null, count: 3 }]),
    );
    expect([...product, ...imported].some(isForStaff)).toBe(false);
  });
});
