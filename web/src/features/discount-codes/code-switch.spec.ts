import { afterAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { staffKeys } from '../../shared/query/staff-keys.ts';
import { type CodeData, deleteCode } from './discounts-api.ts';
import { sampleCode } from './test/discount-code.sample.ts';
import { codeChange, codeSwitch } from './use-change-codes.ts';

const KEY = staffKeys.discountCodes;
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

describe('switching several discount codes in quick succession', () => {
  const originalFetch = globalThis.fetch;
  /** Answers the pending calls. */
  const answers: ((status: number) => void)[] = [];
  let client = new QueryClient();
  const turnOff = (id: string): void => {
    void new MutationObserver(client, codeSwitch(client)).mutate({ id, active: false }).catch(() => undefined);
  };
  const answer = async (call: number, status: number): Promise<void> => {
    answers[call]?.(status);
    await settled();
  };
  const active = (): string[] | undefined =>
    client
      .getQueryData<CodeData[]>(KEY)
      ?.filter((code) => code.active)
      .map(({ id }) => id);
  const isReadAgain = (): boolean | undefined => client.getQueryState(KEY)?.isInvalidated;

  beforeEach(async () => {
    answers.length = 0;
    globalThis.fetch = jest.fn<typeof fetch>(
      () => new Promise((resolve) => answers.push((status) => resolve(Response.json({}, { status })))),
    );
    client = new QueryClient();
    client.setQueryData(
      KEY,
      ['a', 'b'].map((id) => sampleCode({ id })),
    );
    turnOff('a');
    turnOff('b');
    await settled();
  });
  afterAll(() => {
    globalThis.fetch = originalFetch;
  });

  it.each([
    [0, 1],
    [1, 0],
  ])('the list is read again only after the last answer, in any order of answers', async (first, last) => {
    await answer(first, 200);
    expect([active(), isReadAgain()]).toEqual([[], false]);
    await answer(last, 200);
    expect([active(), isReadAgain()]).toEqual([[], true]);
  });

  it('a refused switch is taken back at once, and the other stays', async () => {
    await answer(0, 409);
    expect([active(), isReadAgain()]).toEqual([['a'], false]);
    await answer(1, 200);
    expect([active(), isReadAgain()]).toEqual([['a'], true]);
  });

  it('a code that is deleted meanwhile does not have the list read before the switches are answered', async () => {
    void new MutationObserver(client, { ...codeChange(client, {}), mutationFn: deleteCode }).mutate('b');
    await settled();
    await answer(2, 200);
    expect([active(), isReadAgain()]).toEqual([[], false]);
    await answer(1, 200);
    await answer(0, 200);
    expect(isReadAgain()).toBe(true);
  });
});
