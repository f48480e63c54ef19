import { describe, expect, it } from '@jest/globals';
import { LedgerReader } from './ledger-reader.js';
import type { LedgerRepository } from './ledger.repository.js';

const cursor = { consumer: 'a', producer: 'catalog', position: 1, failing: false, head: 1, lag: 0 } as const;

describe('the ledger of a service', () => {
  it('the ledger is reported even if rows cannot be counted in time, and they are not counted again at once', async () => {
    let counted = 0;
    const repository = {
      counts: async () => {
        counted++;
        return await Promise.reject(new Error('canceling statement due to statement timeout'));
      },
      queues: async () => await Promise.resolve([]),
      failedJobs: async () => await Promise.resolve([]),
      cursors: async () => await Promise.resolve([cursor]),
      parked: async () => await Promise.resolve({ parkedCount: 0, parked: [] }),
      measures: async () => await Promise.resolve({}),
      pricesAt: async () => await Promise.resolve(null),
    } as unknown as LedgerRepository;
    const source = { hasCounts: true, queues: [], pricesAtQuery: null, measuresQuery: null, sockets: () => 0 };
    const reader = new LedgerReader(repository, source, []);
    expect(await reader.read(0)).toMatchObject({ counts: {}, cursors: [cursor] });
    await reader.read(6_000);
    expect(counted).toBe(1);
  });
});
