import { describe, expect, it } from '@jest/globals';
import type { Transactions } from '@larder/platform';
import type { DataSource } from 'typeorm';
import { OrderLimitsService } from './order-limits.js';

function tellers(): { limits: OrderLimitsService; told: unknown[] } {
  const told: unknown[] = [];
  const transactions = { record: async (event: { after: unknown }) => void told.push(event.after) };
  return { limits: new OrderLimitsService({} as DataSource, transactions as unknown as Transactions), told };
}

describe('what is recorded of floods', () => {
  it('an IPv6 /48 is recorded once, whichever of its addresses it uses', async () => {
    const { limits, told } = tellers();
    for (let each = 0; each < 5; each++) {
      await limits.recordReached({ whose: 'network', within: 'minute' }, `2001:db8:1:${each}::${each + 1}`);
    }
    expect(told).toEqual([{ address: '2001:db8:1:0::1', whose: 'network', within: 'minute' }]);
  });

  it('reaching the total is recorded even after a thousand networks were', async () => {
    const { limits, told } = tellers();
    for (let each = 0; each < 1_100; each++) {
      await limits.recordReached({ whose: 'network', within: 'hour' }, `10.0.${each >> 8}.${each & 255}`);
    }
    expect(told).toHaveLength(1_000);
    await limits.recordReached({ whose: 'total', within: 'minute' }, '192.0.2.1');
    await limits.recordReached({ whose: 'total', within: 'minute' }, '192.0.2.2');
    expect(told.slice(1_000)).toEqual([{ address: '192.0.2.1', whose: 'total', within: 'minute' }]);
  });
});
