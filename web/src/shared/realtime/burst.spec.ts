import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { afterBurst, BURST_LIMIT_MS, BURST_QUIET_MS } from './burst.ts';

describe('afterBurst', () => {
  let acts: number[];
  let burst: ReturnType<typeof afterBurst>;

  beforeEach(() => {
    jest.useFakeTimers({ now: 100_000 });
    acts = [];
    const began = Date.now();
    burst = afterBurst(() => acts.push(Date.now() - began));
  });

  afterEach(() => void jest.useRealTimers());

  it('a burst of one call acts shortly after it, and again after a later one', () => {
    burst.touch();
    jest.advanceTimersByTime(2_000);
    burst.touch();
    jest.advanceTimersByTime(2_000);
    expect(acts).toEqual([BURST_QUIET_MS, 2_000 + BURST_QUIET_MS]);
  });

  it.each([20, 45, 130])(
    'acts twice for 100 calls that are %d ms apart, within half a second and after the last',
    (apart) => {
      for (let call = 0; call < 100 && call * apart < 5_000; call++) {
        burst.touch();
        jest.advanceTimersByTime(apart);
      }
      jest.advanceTimersByTime(1_000);
      expect(acts).toHaveLength(2);
      expect(acts[0]).toBeLessThanOrEqual(BURST_LIMIT_MS);
    },
  );

  it('an endless burst acts every few seconds', () => {
    for (let call = 0; call < 600; call++) {
      burst.touch();
      jest.advanceTimersByTime(50);
    }
    expect(acts.length).toBeGreaterThanOrEqual(6);
    expect(acts.length).toBeLessThanOrEqual(8);
  });

  it('a cancelled burst does nothing', () => {
    burst.touch();
    burst.cancel();
    jest.advanceTimersByTime(10_000);
    expect(acts).toEqual([]);
  });
});
