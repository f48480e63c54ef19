import { describe, expect, it } from '@jest/globals';
import { runOneByOne } from './use-bulk-run.ts';

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');
const never = (): boolean => false;

describe('a run over many orders', () => {
  it('does one after the other and says how far it is', async () => {
    const log: string[] = [];
    const result = await runOneByOne(['a', 'b', 'c'], {
      act: async (item) => {
        log.push(`begin ${item}`);
        await Promise.resolve();
        log.push(`end ${item}`);
      },
      reasonOf,
      onStep: (through) => log.push(String(through)),
      isStopped: never,
    });
    expect(log).toEqual(['begin a', 'end a', '1', 'begin b', 'end b', '2', 'begin c', 'end c', '3']);
    expect(result).toEqual({ done: ['a', 'b', 'c'], failed: [], left: [] });
  });

  it('goes on after a failure and names it', async () => {
    const result = await runOneByOne(['a', 'b', 'c'], {
      act: (item) => (item === 'b' ? Promise.reject(new Error('Order not found.')) : Promise.resolve()),
      reasonOf,
      onStep: () => undefined,
      isStopped: never,
    });
    expect(result).toEqual({ done: ['a', 'c'], failed: [{ item: 'b', reason: 'Order not found.' }], left: [] });
  });

  it('leaves the rest as it is when it is stopped', async () => {
    let through = 0;
    const result = await runOneByOne(['a', 'b', 'c', 'd'], {
      act: () => Promise.resolve(),
      reasonOf,
      onStep: (count) => {
        through = count;
      },
      isStopped: () => through >= 2,
    });
    expect(result).toEqual({ done: ['a', 'b'], failed: [], left: ['c', 'd'] });
  });
});
