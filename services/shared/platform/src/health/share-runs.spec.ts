import { describe, expect, it } from '@jest/globals';
import { shareRuns } from './share-runs.js';

/** Work that ends when the test ends it. */
function heldWork(): { run: () => Promise<number>; end: (result: number | Error) => void; begun: () => number } {
  const held: ((result: number | Error) => void)[] = [];
  let begun = 0;
  return {
    run: async () => {
      begun += 1;
      return await new Promise((resolve, reject) => {
        held.push((result) => (result instanceof Error ? reject(result) : resolve(result)));
      });
    },
    end: (result) => held.shift()?.(result),
    begun: () => begun,
  };
}

const settle = async (): Promise<void> => await new Promise((resolve) => void setImmediate(resolve));

describe('shareRuns', () => {
  it('all calls during a run share one further run after it', async () => {
    const work = heldWork();
    const run = shareRuns(work.run);
    const first = run();
    await settle();
    const later = [run(), run(), run()];
    await settle();
    expect(work.begun()).toBe(1);
    work.end(1);
    await settle();
    expect(work.begun()).toBe(2);
    work.end(2);
    expect(await Promise.all([first, ...later])).toEqual([1, 2, 2, 2]);
  });

  it('only the callers of a failed run see its error, and the next run starts from scratch', async () => {
    const work = heldWork();
    const run = shareRuns(work.run);
    const failing = run().catch((error: unknown) => error);
    await settle();
    const waiting = run();
    work.end(new Error('no database'));
    expect(await failing).toEqual(new Error('no database'));
    await settle();
    work.end(7);
    expect(await waiting).toBe(7);
    expect(work.begun()).toBe(2);
  });
});
