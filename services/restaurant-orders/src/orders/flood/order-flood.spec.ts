import { describe, expect, it } from '@jest/globals';
import { DEFAULT_ORDER_LIMITS, ORDER_LIMIT_IDS } from '@larder/kernel';
import { floodOf, phoneKey, tooManyOrders, type OrderCounts } from './order-flood.js';

const NONE = Object.fromEntries(ORDER_LIMIT_IDS.map((id) => [id, 0])) as unknown as OrderCounts;

describe('a flood of orders', () => {
  it.each(ORDER_LIMIT_IDS)('orders are refused when %s is reached, and not one order earlier', (id) => {
    const limit = DEFAULT_ORDER_LIMITS[id];
    expect(floodOf({ ...NONE, [id]: limit - 1 }, DEFAULT_ORDER_LIMITS, false)).toBeNull();
    const flood = floodOf({ ...NONE, [id]: limit }, DEFAULT_ORDER_LIMITS, false);
    expect(`${flood?.whose}${flood?.within}`.toLowerCase()).toBe(id.toLowerCase());
  });

  it.each(ORDER_LIMIT_IDS)('a restaurant with a code is refused by %s only if that limit is of its network', (id) => {
    const flood = floodOf({ ...NONE, [id]: 99_999 }, DEFAULT_ORDER_LIMITS, true);
    expect(flood?.whose).toBe(id.startsWith('network') ? 'network' : undefined);
  });

  it('with minute and hour exceeded the refusal has the longer wait', () => {
    const flood = floodOf({ ...NONE, phoneMinute: 9, phoneHour: 99 }, DEFAULT_ORDER_LIMITS, false);
    expect(flood).toEqual({ whose: 'phone', within: 'hour' });
    expect(flood && tooManyOrders(flood)).toMatchObject({
      message:
        'Too many orders were placed with this phone number. Please try again in ten minutes, or call the store.',
      retryAfterSeconds: 600,
    });
  });

  it.each([
    ['604-555-0100', '6045550100'],
    ['+1 (604) 555 0100', '6045550100'],
    ['６０４５５５０１００', '6045550100'],
    ['ext. 12', null],
    ['', null],
    [null, null],
  ])('the phone %p counts as %p', (phone, key) => {
    expect(phoneKey(phone)).toBe(key);
  });
});
