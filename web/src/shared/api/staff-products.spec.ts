import { afterAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createQueryClient } from '../query/query-client.ts';
import { productHistoryQuery } from './staff-products.ts';

describe('the history of a product', () => {
  const originalFetch = globalThis.fetch;
  const fetchMock = jest.fn<typeof fetch>();
  beforeEach(() => {
    fetchMock.mockReset().mockImplementation(() => Promise.resolve(Response.json({ entries: [], next: null })));
    globalThis.fetch = fetchMock;
  });
  afterAll(() => {
    globalThis.fetch = originalFetch;
  });

  it('a history opened again has the price that was changed in the list in the meantime', async () => {
    const client = createQueryClient();
    await client.fetchQuery(productHistoryQuery('cod', null));
    await client.fetchQuery(productHistoryQuery('cod', null));
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('older changes are read from the last number shown', async () => {
    await createQueryClient().fetchQuery(productHistoryQuery('cod', 17));
    expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/admin/products/cod/history?before=17');
  });
});
