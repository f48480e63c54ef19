import { describe, expect, it } from '@jest/globals';
import type { AlertThresholds } from '../watch/alert-reading.js';
import { stepAlert, type AlertProgress } from './step-alert.js';

const MEMORY: AlertThresholds = { threshold: 90, clearBelow: 85, raiseAfterMs: 30_000, clearAfterMs: 60_000 };
const NOON = Date.parse('2026-11-21T12:00:00.000Z');

interface Told {
  raised: number[];
  cleared: number[];
}

/** Plays values five seconds apart and says after how many seconds something was told. */
function play(values: readonly (number | null)[], thresholds = MEMORY): Told {
  const told: Told = { raised: [], cleared: [] };
  let state: AlertProgress | null = null;
  for (const [turn, value] of values.entries()) {
    const wasRaised: boolean = state !== null && state.raisedAt !== null;
    state = stepAlert(thresholds, state, value, NOON + turn * 5_000);
    const isRaised = state !== null && state.raisedAt !== null;
    if (!wasRaised && isRaised) told.raised.push(turn * 5);
    if (wasRaised && !isRaised) told.cleared.push(turn * 5);
  }
  return told;
}

const times = (count: number, ...values: (number | null)[]): (number | null)[] =>
  Array.from({ length: count }, () => values).flat();

describe('an alert', () => {
  it('is told once the value has been too high for its hold time, and over once it has been low for another', () => {
    expect(play([...times(10, 95), ...times(20, 20)])).toEqual({ raised: [30], cleared: [110] });
  });

  it('a peak that passes is nobody’s business', () => {
    expect(play([...times(5, 99), ...times(20, 20)])).toEqual({ raised: [], cleared: [] });
  });

  it('a value that swings around the threshold ten times is one alert and one recovery', () => {
    const swings = times(10, 92, 92, 87, 87);
    expect(play([...times(8, 95), ...swings, ...times(20, 20)])).toEqual({ raised: [30], cleared: [300] });
  });

  it('what is low for less than the hold time is not over', () => {
    expect(play([...times(8, 95), ...times(4, 20, 20, 20, 91)])).toEqual({ raised: [30], cleared: [] });
  });

  it('what nobody knows changes nothing', () => {
    expect(play([...times(8, 95), ...times(40, null), 95])).toEqual({ raised: [30], cleared: [] });
    expect(play(times(40, null))).toEqual({ raised: [], cleared: [] });
  });

  it('without a hold time it is told at once', () => {
    expect(play([1, 0, 0], { threshold: 1, clearBelow: 1, raiseAfterMs: 0, clearAfterMs: 0 })).toEqual({
      raised: [0],
      cleared: [5],
    });
  });
});

describe('whatever the values', () => {
  /** Repeatable chance. */
  function chance(seed: number): () => number {
    let state = seed;
    return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  }

  it('alerts and recoveries take turns, and two tellings are at least a hold time apart', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const next = chance(seed);
      const values = Array.from({ length: 400 }, () => (next() < 0.1 ? null : next() * 100));
      const thresholds = { ...MEMORY, threshold: 50, clearBelow: 50 - next() * 20, raiseAfterMs: 10_000 };
      const { raised, cleared } = play(values, thresholds);
      expect(raised.length - cleared.length).toBeGreaterThanOrEqual(0);
      expect(raised.length - cleared.length).toBeLessThanOrEqual(1);
      for (const [turn, at] of cleared.entries()) {
        expect(at - (raised[turn] ?? at)).toBeGreaterThanOrEqual(60);
        expect((raised[turn + 1] ?? Infinity) - at).toBeGreaterThanOrEqual(10);
      }
    }
  });
});
