import { describe, expect, it } from '@jest/globals';
import { StoreReads } from './store-reads.js';

const STORES = ['jade', 'lotus'];

describe('the stores whose lists a change has fetched anew', () => {
  it('are all of them until this replica has listened for longer than others are silent', () => {
    const reads = new StoreReads();
    expect(reads.read(STORES, 1_000_000, true)).toEqual(STORES);
    reads.connected(0);
    expect(reads.read(STORES, 14_999, true)).toEqual(STORES);
    expect(reads.read(STORES, 15_000, true)).toEqual([]);
  });

  it('are those read here or elsewhere in the last half minute', () => {
    const reads = new StoreReads();
    reads.connected(-20_000);
    reads.readHere('jade', 0);
    reads.readElsewhere('lotus', 10_000);
    expect(reads.read(STORES, 29_999, true)).toEqual(STORES);
    expect(reads.read(STORES, 30_000, true)).toEqual(['lotus']);
    expect(reads.read(STORES, 40_000, true)).toEqual([]);
  });

  it('are all of them while Redis is away and for a while after it returned', () => {
    const reads = new StoreReads();
    reads.connected(-20_000);
    expect(reads.read(STORES, 0, false)).toEqual(STORES);
    reads.connected(100);
    expect(reads.read(STORES, 200, true)).toEqual(STORES);
  });

  it('are all of them again for a while after very many names were read, most of them made up', () => {
    const reads = new StoreReads();
    reads.connected(-20_000);
    for (let n = 0; n <= 1_000; n++) reads.readHere(`made-up-${n}`, 0);
    expect(reads.read(STORES, 14_999, true)).toEqual(STORES);
    expect(reads.read(STORES, 15_000, true)).toEqual([]);
  });

  it('other replicas are told of a store that is read all the time every ten seconds', () => {
    const reads = new StoreReads();
    const told = [0, 1_000, 9_999, 10_000, 15_000, 20_001].filter((now) => reads.readHere('jade', now));
    expect(told).toEqual([0, 10_000, 20_001]);
  });
});
