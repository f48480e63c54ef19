import { describe, expect, it } from '@jest/globals';
import type { RestaurantOrderFacts, RestaurantOrderState } from '@larder/contracts';
import type { OrderStatus } from '@larder/kernel';
import { usageChange } from './code-usage.consumer.js';

const order = (status: OrderStatus, discountCodeId: string | null = 'code'): RestaurantOrderState =>
  ({
    id: 'o',
    orderNumber: 'n',
    status,
    discountCodeId,
    subtotalCents: 5_000,
    discountCents: 350,
  }) as RestaurantOrderState;

describe('the use of a code', () => {
  it.each<[string, RestaurantOrderFacts | null, RestaurantOrderState | null, number]>([
    ['placed', null, order('pending'), 1],
    ['moved on', order('pending'), order('delivered'), 0],
    ['cancelled', order('ready'), order('cancelled'), -1],
    ['taken up again', order('cancelled'), order('pending'), 1],
    ['deleted', order('delivered'), null, -1],
    ['deleted after it was cancelled', order('cancelled'), null, 0],
  ])("a code's usage changes when an order is %s", (_what, before, after, uses) => {
    const change = usageChange({ before, after });
    expect(change).toEqual(uses === 0 ? null : { codeId: 'code', uses, discountCents: uses * 350 });
  });

  it('an order without a code changes no usage', () => {
    expect(usageChange({ before: null, after: order('pending', null) })).toBeNull();
  });
});
