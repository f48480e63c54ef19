import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { BURST_LIMIT_MS, BURST_QUIET_MS } from './burst.ts';
import { PriceFollower } from './price-follower.ts';

describe('following live price messages', () => {
  let held: number;
  let asked: number[];
  let refreshes: number;
  let answers: (() => void)[];
  let follower: PriceFollower;

  beforeEach(() => {
    jest.useFakeTimers();
    held = 10;
    asked = [];
    refreshes = 0;
    answers = [];
    follower = new PriceFollower({
      held: () => held,
      catchUp: (revision) => {
        asked.push(revision);
        return new Promise((resolve) => {
          answers.push(() => {
            held = revision;
            resolve();
          });
        });
      },
      refresh: () => {
        refreshes += 1;
      },
    });
  });

  afterEach(() => {
    follower.stop();
    jest.useRealTimers();
  });

  const answerNext = async (): Promise<void> => {
    answers.shift()?.();
    await jest.advanceTimersByTimeAsync(0);
  };

  it('a burst is followed by one request for its highest revision', async () => {
    for (const revision of [11, 13, 12]) follower.heard(revision);
    await jest.advanceTimersByTimeAsync(BURST_QUIET_MS);
    expect(asked).toEqual([13]);
  });

  it('an endless burst does not delay requests', async () => {
    for (let revision = 11; revision < 31; revision += 1) {
      follower.heard(revision);
      await jest.advanceTimersByTimeAsync(BURST_LIMIT_MS / 10);
    }
    expect(asked.length).toBeGreaterThan(0);
  });

  it('one request runs at a time, and later messages are followed after it', async () => {
    follower.heard(11);
    await jest.advanceTimersByTimeAsync(BURST_QUIET_MS);
    for (const revision of [12, 13, 14]) {
      follower.heard(revision);
      await jest.advanceTimersByTimeAsync(BURST_QUIET_MS);
    }
    expect(asked).toEqual([11]);
    await answerNext();
    expect(asked).toEqual([11, 14]);
  });

  it('a revision already shown is not requested', async () => {
    follower.heard(10);
    await jest.advanceTimersByTimeAsync(BURST_QUIET_MS);
    expect(asked).toEqual([]);
  });

  it('a revision is requested once, even if the answer was older', async () => {
    follower.heard(11);
    await jest.advanceTimersByTimeAsync(BURST_QUIET_MS);
    answers.shift();
    held = 10;
    follower.heard(11);
    await jest.advanceTimersByTimeAsync(BURST_QUIET_MS);
    expect(asked).toEqual([11]);
  });

  it('a message without a revision requests the plain list', async () => {
    follower.heard(null);
    follower.heard(null);
    await jest.advanceTimersByTimeAsync(BURST_QUIET_MS);
    expect([asked, refreshes]).toEqual([[], 1]);
  });

  it('in a burst a message with a revision replaces one without', async () => {
    follower.heard(null);
    follower.heard(11);
    await jest.advanceTimersByTimeAsync(BURST_QUIET_MS);
    await answerNext();
    expect([asked, refreshes]).toEqual([[11], 0]);
  });
});
