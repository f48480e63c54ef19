import { afterAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import type { WholesaleCategory } from '../restaurant-api.ts';
import { sampleCategory } from '../test/wholesale.sample.ts';
import { reordering } from './use-change-categories.ts';

const KEY = staffKeys.restaurantCategories;
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

describe('moving categories', () => {
  const originalFetch = globalThis.fetch;
  /** Answers pending calls in order. */
  const answers: ((status: number) => void)[] = [];
  let client = new QueryClient();
  const shown = (): string | undefined =>
    client
      .getQueryData<WholesaleCategory[]>(KEY)
      ?.map(({ name }) => name)
      .join('');
  const move = (order: string): void => {
    void new MutationObserver(client, reordering(client)).mutate(order.split('')).catch(() => undefined);
  };
  const answer = async (status: number): Promise<void> => {
    answers.shift()?.(status);
    await settled();
  };

  beforeEach(() => {
    answers.length = 0;
    globalThis.fetch = jest.fn<typeof fetch>(
      () => new Promise((resolve) => answers.push((status) => resolve(Response.json({}, { status })))),
    );
    client = new QueryClient();
    client.setQueryData(KEY, 'abc'.split('').map(sampleCategory));
  });
  afterAll(() => {
    globalThis.fetch = originalFetch;
  });

  it('after several quick moves the list is read once', async () => {
    const isStale = (): boolean | undefined => client.getQueryState(KEY)?.isInvalidated;
    move('bac');
    move('bca');
    await settled();
    await answer(200);
    expect([shown(), isStale()]).toEqual(['bca', false]);
    await answer(200);
    expect([shown(), isStale()]).toEqual(['bca', true]);
  });

  it('a refused move does not stop later ones, and a refused last move is reverted', async () => {
    move('bac');
    move('bca');
    await settled();
    await answer(409);
    expect(shown()).toBe('bca');
    await answer(409);
    expect(shown()).toBe('bac');
  });
});
