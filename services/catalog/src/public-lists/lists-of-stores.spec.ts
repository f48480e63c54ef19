import { describe, expect, it } from '@jest/globals';
import type { GatewayLists, StoresAtGateways } from './gateway-lists.js';
import { ListsOfStores } from './lists-of-stores.js';
import type { StoreRevisions } from './store-revisions.js';

class List {
  constructor(
    readonly weight: number,
    private readonly upToDate = true,
  ) {}
  isUpToDate = (): boolean => this.upToDate;
  isSent = (_path: string, revision: number, address: string): boolean => revision <= 7 && address === '10.0.0.1';
  hasOwnChange = (): boolean => false;
  changedPaths = async (): Promise<string[]> => [];
}

/** Returns the stores whose lists were built, in the order of reading. */
function madeFor(read: string, most: { stores: number; bytes: number }, weight = 10): string {
  const made: (string | null)[] = [];
  const make = (id: string | null): List => {
    made.push(id);
    return new List(weight);
  };
  const gateways = { keepFresh: () => undefined } as unknown as GatewayLists;
  const lists = new ListsOfStores(make, {} as StoreRevisions, gateways, '/api/products', most);
  for (const id of read) lists.of(id);
  return made.join('');
}

describe('the lists of stores', () => {
  it('lists of stores are built once while there is room', () => {
    expect(madeFor('abcabc', { stores: 3, bytes: 1_000 })).toBe('abc');
  });

  it('lists of the least recently read store are dropped when there are too many stores', () => {
    expect(madeFor('abcadabc', { stores: 3, bytes: 1_000 })).toBe('abcdbc');
  });

  it('lists of the least recently read store are dropped when they take too much memory', () => {
    expect(madeFor('abcabdb', { stores: 100, bytes: 25 })).toBe('abcd');
    expect(madeFor('abcdabcd', { stores: 100, bytes: 25 })).toBe('abcdabcd');
  });

  it('lists of one store are kept even when they alone are too large', () => {
    expect(madeFor('aabb', { stores: 100, bytes: 25 }, 1_000)).toBe('ab');
  });
});

describe('after a change of the chain', () => {
  const read = Array.from({ length: 20 }, (_none, place) => ({ id: `${place}`, slug: `s${place}`, isDefault: false }));

  async function fetchedAfter(revision: number, address: string): Promise<string[]> {
    const fetched: string[] = [];
    let source: (stores: StoresAtGateways) => Promise<string[]> = async () => [];
    const gateways = {
      keepFresh: (each: typeof source) => (source = each),
      refreshLater: async (url: string, isThere: (address: string) => boolean) => {
        if (!isThere(address)) fetched.push(url);
      },
    } as unknown as GatewayLists;
    const revisions = { ofAll: async (ids: string[]) => ids.map(() => ({ chain: revision, own: 0 })) };
    const lists = new ListsOfStores(
      () => new List(10, false),
      revisions as unknown as StoreRevisions,
      gateways,
      '/api/products',
    );
    await source({ byDefault: null, read });
    for (let turn = 0; turn < 50; turn++) await Promise.resolve();
    expect(lists.of('0')).toBeDefined();
    return fetched.toSorted();
  }

  it('gateways fetch the lists of many stores without the writer waiting', async () => {
    expect(await fetchedAfter(8, '10.0.0.1')).toEqual(read.map(({ slug }) => `/api/products?store=${slug}`).toSorted());
  });

  it('a gateway does not fetch a list that a reader has already made it fetch', async () => {
    expect(await fetchedAfter(7, '10.0.0.1')).toEqual([]);
    expect(await fetchedAfter(7, '10.0.0.2')).toHaveLength(20);
  });
});
