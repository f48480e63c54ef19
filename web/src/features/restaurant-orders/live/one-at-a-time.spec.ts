import { describe, expect, it } from '@jest/globals';
import { oneAtATime } from './use-live-orders.ts';

describe('something that runs one at a time', () => {
  it('calls during a run share one further run', async () => {
    const ends: (() => void)[] = [];
    const run = oneAtATime(
      () =>
        new Promise((resolve) => {
          ends.push(resolve);
        }),
    );
    const first = run();
    await run();
    await run();
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    expect(ends).toHaveLength(2);
    ends[1]?.();
    await first;
    expect(ends).toHaveLength(2);
    void run();
    expect(ends).toHaveLength(3);
  });

  it('a run is possible again after a failure', async () => {
    let runs = 0;
    const run = oneAtATime(() => {
      runs += 1;
      return runs === 1 ? Promise.reject(new Error('first')) : Promise.resolve();
    });
    await expect(run()).rejects.toThrow('first');
    await run();
    expect(runs).toBe(2);
  });
});
