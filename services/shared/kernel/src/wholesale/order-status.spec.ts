import { describe, expect, it } from '@jest/globals';
import { isCancellable, mayMoveOrder, nextOrderStatus, ORDER_STATUSES } from './order-status.js';

describe("an order's way", () => {
  it('the steps of an order are pending, confirmed, preparing, ready, delivered', () => {
    const way = ['pending'];
    for (let at = nextOrderStatus('pending'); at !== null; at = nextOrderStatus(at)) way.push(at);
    expect(way).toEqual(['pending', 'confirmed', 'preparing', 'ready', 'delivered']);
    expect(nextOrderStatus('cancelled')).toBeNull();
  });

  it('administrators may set any status, the order role the next one, read-only none', () => {
    for (const from of ORDER_STATUSES) {
      for (const to of ORDER_STATUSES) {
        expect(mayMoveOrder('admin', from, to)).toBe(true);
        expect(mayMoveOrder('order', from, to)).toBe(nextOrderStatus(from) === to);
        expect(mayMoveOrder('read-only', from, to)).toBe(false);
      }
    }
  });

  it('an order can be cancelled before it is being prepared', () => {
    expect(ORDER_STATUSES.filter(isCancellable)).toEqual(['pending', 'confirmed']);
  });
});
