import { describe, expect, it } from '@jest/globals';
import { isCancellable, mayMoveOrder, nextOrderStatus, ORDER_STATUSES } from './order-status.js';

describe("an order's way", () => {
  it('is pending, confirmed, preparing, ready, delivered', () => {
    const way = ['pending'];
    for (let at = nextOrderStatus('pending'); at !== null; at = nextOrderStatus(at)) way.push(at);
    expect(way).toEqual(['pending', 'confirmed', 'preparing', 'ready', 'delivered']);
    expect(nextOrderStatus('cancelled')).toBeNull();
  });

  it('is free for administrators, one step at a time for the order role, closed to readers', () => {
    for (const from of ORDER_STATUSES) {
      for (const to of ORDER_STATUSES) {
        expect(mayMoveOrder('admin', from, to)).toBe(true);
        expect(mayMoveOrder('order', from, to)).toBe(nextOrderStatus(from) === to);
        expect(mayMoveOrder('read-only', from, to)).toBe(false);
      }
    }
  });

  it('can be cut short before the goods are being prepared', () => {
    expect(ORDER_STATUSES.filter(isCancellable)).toEqual(['pending', 'confirmed']);
  });
});
