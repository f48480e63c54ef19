import { describe, expect, it } from '@jest/globals';
import type { GatewayLists } from './gateway-lists.js';
import { ListsOfStores } from './lists-of-stores.js';
import type { StoreRevisions } from './store-revisions.js';

class List {
  constructor(readonly weight: number) {}
  isUpToDate = (): boolean => true;
  hasOwnChange = (): boolean => false;
  changedPaths = async (): Promise<string[]> => [];
}

/** The stores whose lists were made, in the order of reading. */
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
  it('are made once while there is room', () => {
    expect(madeFor('abcabc', { stores: 3, bytes: 1_000 })).toBe('abc');
  });

  it('of the least recently read store go when there are more stores than they are kept for', () => {
    expect(madeFor('abcadabc', { stores: 3, bytes: 1_000 })).toBe('abcdbc');
  });

  it('of the least recently read store go when they take more memory than they may', () => {
    expect(madeFor('abcabdb', { stores: 100, bytes: 25 })).toBe('abcd');
    expect(madeFor('abcdabcd', { stores: 100, bytes: 25 })).toBe('abcdabcd');
  });

  it('of one store are there even when they alone are too large', () => {
    expect(madeFor('aabb', { stores: 100, bytes: 25 }, 1_000)).toBe('ab');
  });
});
