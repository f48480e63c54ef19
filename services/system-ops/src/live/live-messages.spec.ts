import { describe, expect, it } from '@jest/globals';
import type { Ring } from '@larder/contracts';
import { coalesce, messagesOf } from './live-messages.js';

const ring = (events: Ring['events'], head = 9): Ring => ({ producer: 'catalog', head, events });
const updated = (id: string, number: number) =>
  ({ number, type: 'product.updated', subject: `product:${id}`, storeId: null }) as const;

describe('what open pages are told', () => {
  it('names the product and the revision to ask for', () => {
    expect(messagesOf(ring([updated('a', 7)]))).toEqual([{ type: 'product_updated', data: { id: 'a', revision: 7 } }]);
  });
  it('says that something changed when a bulk change rings', () => {
    expect(messagesOf(ring([]))).toEqual([{ type: 'product_updated', data: { id: null, revision: 9 } }]);
  });
  it('says nothing of what shoppers must not know', () => {
    const event = { number: 3, type: 'session.opened', subject: 'user:x', storeId: null } as const;
    expect(messagesOf({ producer: 'identity', head: 3, events: [event] })).toEqual([]);
    expect(messagesOf(ring([{ number: 3, type: 'store.created', subject: 'store:x', storeId: null }]))).toEqual([]);
  });
  it('is one message for a burst, with the highest revision', () => {
    const burst = messagesOf(ring([updated('a', 7), updated('b', 9), updated('a', 8)]));
    expect(coalesce(burst)).toEqual([{ type: 'product_updated', data: { id: null, revision: 9 } }]);
    expect(coalesce(messagesOf(ring([updated('a', 7), updated('a', 8)])))).toEqual([
      { type: 'product_updated', data: { id: 'a', revision: 8 } },
    ]);
  });
});
