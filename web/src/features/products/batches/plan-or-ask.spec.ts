import { afterAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PriceBatchResult } from '@larder/contracts';
import { planOrAsk } from './schedule-dialog.tsx';

describe('planning a price batch', () => {
  const fetchMock = jest.fn<typeof fetch>();
  const originalFetch = globalThis.fetch;
  const send = jest.fn<Parameters<typeof planOrAsk>[0]['send']>();
  const second = { username: 'mei', password: 'secret' };
  const answer = (some: object): PriceBatchResult =>
    Object.assign({} as PriceBatchResult, { hash: 'h', slips: [], needsSecondPerson: false }, some);

  beforeEach(() => {
    globalThis.fetch = fetchMock;
    fetchMock.mockReset().mockImplementation(() => Promise.resolve(Response.json({ confirmation: 'signed' })));
    send.mockReset().mockResolvedValue(answer({}));
  });
  afterAll(() => {
    globalThis.fetch = originalFetch;
  });

  it('a batch without slips is planned after a dry run', async () => {
    await expect(planOrAsk({ send, asked: null, second })).resolves.toBeNull();
    expect(send.mock.calls).toEqual([[{ dryRun: true }], [{}]]);
  });

  it('a batch with slips is not planned until they are confirmed', async () => {
    const doubtful = answer({ slips: [{}], needsSecondPerson: true });
    send.mockResolvedValue(doubtful);
    await expect(planOrAsk({ send, asked: null, second })).resolves.toBe(doubtful);
    expect(send.mock.calls).toEqual([[{ dryRun: true }]]);
  });

  it('a confirmed batch is planned', async () => {
    await planOrAsk({ send, asked: answer({}), second });
    expect(send.mock.calls).toEqual([[{ confirm: true }]]);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('a batch that needs a second person is confirmed with the hash of the dry run', async () => {
    await planOrAsk({ send, asked: answer({ needsSecondPerson: true }), second });
    expect(JSON.parse(String(fetchMock.mock.calls[0]?.[1]?.body))).toEqual({ ...second, about: 'h' });
    expect(send.mock.calls).toEqual([[{ confirm: true, confirmation: 'signed' }]]);
  });
});
