import { describe, expect, it } from '@jest/globals';
import { StoreReads } from './store-reads.js';

const STORES = ['jade', 'lotus'];

describe('the stores whose lists a change refreshes', () => {
  it('lists of all stores are refreshed until this replica has listened long enough', () => {
    const reads = new StoreReads();
    expect(reads.read(STORES, 1_000_000, true)).toEqual(STORES);
    reads.connected(0);
    expect(reads.read(STORES, 14_999, true)).toEqual(STORES);
    expect(reads.read(STORES, 15_000, true)).toEqual([]);
  });

  it('only lists of stores read in the last half minute are refreshed', () => {
    const reads = new StoreReads();
    reads.connected(-20_000);
    reads.readHere('jade', 0);
    reads.readElsewhere('lotus', 10_000);
    expect(reads.read(STORES, 29_999, true)).toEqual(STORES);
    expect(reads.read(STORES, 30_000, true)).toEqual(['lotus']);
    expect(reads.read(STORES, 40_000, true)).toEqual([]);
  });

  it('lists of all stores are refreshed while Redis is down and for a while after', () => {
    const reads = new StoreReads();
    reads.connected(-20_000);
    expect(reads.read(STORES, 0, false)).toEqual(STORES);
    reads.connected(100);
    expect(reads.read(STORES, 200, true)).toEqual(STORES);
  });

  it('lists of all stores are refreshed for a while after very many names were read', () => {
    const reads = new StoreReads();
    reads.connected(-20_000);
    for (let n = 0; n <= 1_000; n++) reads.readHere(`made-up-${n}`, 0);
    expect(reads.read(STORES, 14_999, true)).toEqual(STORES);
    expect(reads.read(STORES, 15_000, true)).toEqual([]);
  });

  it('a store that is read all the time is reported to other replicas every ten seconds', () => {
    const reads = new StoreReads();
    const reported = [0, 1_000, 9_999, 10_000, 15_000, 20_001].filter((now) => reads.readHere('jade', now));
    expect(reported).toEqual([0, 10_000, 20_001]);
  });
});
