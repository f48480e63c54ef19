import { describe, expect, it } from '@jest/globals';
import type { Transactions } from '@larder/platform';
import type { DataSource } from 'typeorm';
import { OrderLimitsService } from './order-limits.js';

function withRecords(): { limits: OrderLimitsService; recorded: unknown[] } {
  const recorded: unknown[] = [];
  const transactions = { record: async (event: { after: unknown }) => void recorded.push(event.after) };
  return { limits: new OrderLimitsService({} as DataSource, transactions as unknown as Transactions), recorded };
}

describe('the record of floods', () => {
  it('an IPv6 /48 is recorded once, whichever of its addresses it uses', async () => {
    const { limits, recorded } = withRecords();
    for (let each = 0; each < 5; each++) {
      await limits.recordReached({ whose: 'network', within: 'minute' }, `2001:db8:1:${each}::${each + 1}`);
    }
    expect(recorded).toEqual([{ address: '2001:db8:1:0::1', whose: 'network', within: 'minute' }]);
  });

  it('reaching the total is recorded even after a thousand networks were', async () => {
    const { limits, recorded } = withRecords();
    for (let each = 0; each < 1_100; each++) {
      await limits.recordReached({ whose: 'network', within: 'hour' }, `10.0.${each >> 8}.${each & 255}`);
    }
    expect(recorded).toHaveLength(1_000);
    await limits.recordReached({ whose: 'total', within: 'minute' }, '192.0.2.1');
    await limits.recordReached({ whose: 'total', within: 'minute' }, '192.0.2.2');
    expect(recorded.slice(1_000)).toEqual([{ address: '192.0.2.1', whose: 'total', within: 'minute' }]);
  });
});
