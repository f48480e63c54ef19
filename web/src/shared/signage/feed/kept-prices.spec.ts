import { describe, expect, it } from '@jest/globals';
import type { TextStore } from '../../browser-storage.ts';
import { listOf } from '../test/fake-server.ts';
import { KeptPrices } from './kept-prices.ts';
import { readSignageProducts } from './read-products.ts';

/** The screen's storage with a limit of characters, like one that is full. */
class FullStore implements TextStore {
  roomFor = Infinity;
  private readonly entries = new Map<string, string>();
  read = (key: string): string | null => this.entries.get(key) ?? null;
  write = (key: string, text: string | null): void => {
    if (text === null) this.entries.delete(key);
    else if (text.length <= this.roomFor) this.entries.set(key, text);
  };
}

const at = (ourPrice: number) => readSignageProducts(listOf(ourPrice)) ?? [];

describe('the prices stored on a screen', () => {
  it('old prices are never stored with the time of new ones when storage is full', () => {
    const store = new FullStore();
    const kept = new KeptPrices(store, 'main');
    kept.write({ revision: 7, products: at(10) }, 1_000);
    store.roomFor = 50;
    const newer = { revision: 8, products: at(12) };
    kept.write(newer, 2_000);
    expect(new KeptPrices(store, 'main').read()).toEqual({ list: { revision: 7, products: at(10) }, asOf: 1_000 });

    store.roomFor = Infinity;
    kept.write(newer, 3_000);
    expect(new KeptPrices(store, 'main').read()).toEqual({ list: newer, asOf: 3_000 });
  });

  it('an unchanged list is confirmed without writing it again', () => {
    const store = new FullStore();
    const kept = new KeptPrices(store, null);
    const list = { revision: 7, products: at(10) };
    kept.write(list, 1_000);
    store.roomFor = 50;
    kept.write(list, 2_000);
    expect(kept.read()).toEqual({ list, asOf: 2_000 });
  });
});
