import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { LeftAlone } from '@larder/contracts';
import { QueryClient } from '@tanstack/react-query';
import { toasts } from '../toast/toast-store.ts';
import { noticeOfUndo, recentChangesQuery, undoChange } from './changes.ts';

const result = (restored: number, ...left: LeftAlone[]) => ({ success: true, restored, leftCount: left.length, left });
const cod = { thing: 'product', name: 'Cod', why: 'changed-since', fields: ['our_price_cents'] } as const;

describe('noticeOfUndo', () => {
  it('the notice of an undo has the number of restored rows', () => {
    expect(noticeOfUndo([result(1)])).toEqual({
      title: 'Change undone',
      description: '1 entry restored.',
      tone: 'plain',
    });
    expect(noticeOfUndo([result(1_200), result(34)]).description).toBe('1,234 entries restored.');
  });

  it('the notice of an undo lists the first rows left alone, and why', () => {
    const left = { ...cod, fields: [...cod.fields] };
    expect(noticeOfUndo([result(3, left)])).toEqual({
      title: 'Change undone in part',
      description: '3 entries restored. 1 entry left alone: Cod (changed since)',
      tone: 'plain',
    });
    const nameless = { ...left, name: '', thing: 'price of a store', why: 'belongs-to-nothing' as const };
    expect(noticeOfUndo([result(0, nameless, left, left, left, left)])).toEqual({
      title: 'Nothing was undone',
      description:
        '5 entries left alone: price of a store (what it belongs to is gone), Cod (changed since), Cod (changed since) and 2 more',
      tone: 'error',
    });
  });
});

describe('undoChange', () => {
  const originalFetch = globalThis.fetch;
  const show = jest.spyOn(toasts, 'show');
  /** Answers by the id in the address; every other change was made too long ago. */
  const answer = (done: Record<string, object>): void => {
    globalThis.fetch = jest.fn<typeof fetch>((path) => {
      const found = done[String(path).split('/').at(-2) ?? ''];
      return Promise.resolve(found ? Response.json(found) : Response.json({ message: 'Too old.' }, { status: 409 }));
    });
  };
  beforeEach(() => {
    show.mockReset();
  });
  afterEach(() => {
    globalThis.fetch = originalFetch;
  });

  it('when only some of several changes are undone, the notice says so and can redo them', async () => {
    answer({ b: { ...result(40), changeId: 'again' } });
    await expect(undoChange(new QueryClient(), 'restaurant-orders', ['a', 'b'])).resolves.toBe(false);
    expect(show.mock.calls).toEqual([
      [
        expect.objectContaining({
          title: 'Change undone in part',
          description: '40 entries restored. Too old.',
          tone: 'error',
          action: expect.objectContaining({ label: 'Redo' }),
        }),
      ],
    ]);
  });

  it('when nothing is undone, the notice says why', async () => {
    answer({});
    await undoChange(new QueryClient(), 'restaurant-orders', ['a', 'b']);
    expect(show.mock.calls).toEqual([[{ title: 'The change was not undone', description: 'Too old.', tone: 'error' }]]);
  });
});

describe('recentChangesQuery', () => {
  const originalFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = originalFetch;
  });

  it('while a service is down, the changes of the others are listed, and it is named', async () => {
    const changed = (id: string, changedAt: string) => ({ id, changedAt });
    const lists: Record<string, object[]> = {
      catalog: [changed('a', '2026-11-29T08:00:00Z')],
      'discounts-rebates': [changed('b', '2026-11-29T09:00:00Z')],
    };
    globalThis.fetch = jest.fn<typeof fetch>((path) => {
      const changes = lists[String(path).split('/').at(-1) ?? ''];
      return Promise.resolve(Response.json(changes ? { changes } : {}, { status: changes ? 200 : 503 }));
    });
    const query = recentChangesQuery(['catalog', 'restaurant-orders', 'discounts-rebates']);
    const { changes, missing } = await new QueryClient().fetchQuery(query);
    expect(changes.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(missing).toEqual(['restaurant-orders']);
  });
});
