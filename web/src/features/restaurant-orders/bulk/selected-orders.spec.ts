import { describe, expect, it } from '@jest/globals';
import { sampleOrder } from '../test/order.sample.ts';
import { countsOf, newestOf, selectedOf, valueOf } from './use-selection.ts';

describe('a selection', () => {
  it('a selection keeps what bulk actions need', () => {
    expect(selectedOf(sampleOrder({ discountCode: null }))).toEqual({
      id: '20000000-0000-4000-8000-000000000001',
      orderNumber: '261121-7K3-QXM',
      restaurantName: 'Garden House',
      status: 'pending',
      totalAmount: 160.78,
      version: 1,
      hasCode: false,
    });
  });

  it('a selection has a value in cents and counts by status in order', () => {
    const orders = [
      sampleOrder({ status: 'ready', totalAmount: 0.1 }),
      sampleOrder({ totalAmount: 0.2 }),
      sampleOrder({ status: 'ready', totalAmount: 0.3 }),
    ].map(selectedOf);
    expect(valueOf(orders)).toBe(0.6);
    expect(countsOf(orders)).toEqual([
      { status: 'pending', count: 1 },
      { status: 'ready', count: 2 },
    ]);
  });

  it('a selection has the newest state of an order, from the list or from the last step', () => {
    const pending = sampleOrder({ status: 'pending', version: 1 });
    const confirmed = sampleOrder({ status: 'confirmed', version: 2 });
    expect(newestOf([selectedOf(pending)], [confirmed])).toEqual([selectedOf(confirmed)]);
    expect(newestOf([selectedOf(confirmed)], [pending])).toEqual([selectedOf(confirmed)]);
    expect(newestOf([selectedOf(confirmed)], [])).toEqual([selectedOf(confirmed)]);
  });
});
