import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { staffKeys } from '../../shared/query/staff-keys.ts';
import { tierUpdate } from './use-change-codes.ts';

describe('changing a tier', () => {
  const originalFetch = globalThis.fetch;
  beforeAll(() => {
    globalThis.fetch = jest.fn<typeof fetch>(() => Promise.resolve(Response.json({})));
  });
  afterAll(() => {
    globalThis.fetch = originalFetch;
  });

  it.each(['tierConfigs', 'tierSuggestions', 'discountMatrix', 'discountCodes', 'rebates'] as const)(
    'after a tier is changed, the %s are read again',
    async (kept) => {
      const client = new QueryClient();
      client.setQueryData(staffKeys[kept], []);
      await new MutationObserver(client, tierUpdate(client)).mutate({ id: 't1', discountPercentage: 0.08 } as never);
      expect(client.getQueryState(staffKeys[kept])?.isInvalidated).toBe(true);
    },
  );
});
