import { describe, expect, it } from '@jest/globals';
import type { AlertThresholds } from '../watch/alert-reading.js';
import { stepAlert, type AlertProgress } from './step-alert.js';

const MEMORY: AlertThresholds = { threshold: 90, clearBelow: 85, raiseAfterMs: 30_000, clearAfterMs: 60_000 };
const NOON = Date.parse('2026-11-21T12:00:00.000Z');

interface Alerts {
  raised: number[];
  cleared: number[];
}

/** Plays values five seconds apart; returns the seconds after which alerts were raised or cleared. */
function play(values: readonly (number | null)[], thresholds = MEMORY): Alerts {
  const alerts: Alerts = { raised: [], cleared: [] };
  let state: AlertProgress | null = null;
  for (const [turn, value] of values.entries()) {
    const wasRaised: boolean = state !== null && state.raisedAt !== null;
    state = stepAlert(thresholds, state, value, NOON + turn * 5_000);
    const isRaised = state !== null && state.raisedAt !== null;
    if (!wasRaised && isRaised) alerts.raised.push(turn * 5);
    if (wasRaised && !isRaised) alerts.cleared.push(turn * 5);
  }
  return alerts;
}

const times = (count: number, ...values: (number | null)[]): (number | null)[] =>
  Array.from({ length: count }, () => values).flat();

describe('an alert', () => {
  it('an alert is raised after the value was too high for the hold time, and cleared after it was low for as long', () => {
    expect(play([...times(10, 95), ...times(20, 20)])).toEqual({ raised: [30], cleared: [110] });
  });

  it('a clock that was set back delays neither an alert nor its end', () => {
    const tomorrow = NOON + 86_400_000;
    const pending = stepAlert(MEMORY, stepAlert(MEMORY, null, 95, tomorrow), 95, NOON);
    const raised = stepAlert(MEMORY, pending, 95, NOON + 30_000);
    expect(raised).toMatchObject({ since: NOON, raisedAt: NOON + 30_000 });
    const well = stepAlert(MEMORY, stepAlert(MEMORY, raised, 20, tomorrow), 20, NOON + 35_000);
    expect(stepAlert(MEMORY, well, 20, NOON + 95_000)).toBeNull();
  });

  it('a short peak raises no alert', () => {
    expect(play([...times(5, 99), ...times(20, 20)])).toEqual({ raised: [], cleared: [] });
  });

  it('a value that swings around the threshold is one alert and one recovery', () => {
    const swings = times(10, 92, 92, 87, 87);
    expect(play([...times(8, 95), ...swings, ...times(20, 20)])).toEqual({ raised: [30], cleared: [300] });
  });

  it('an alert stays raised when the value is low for less than the hold time', () => {
    expect(play([...times(8, 95), ...times(4, 20, 20, 20, 91)])).toEqual({ raised: [30], cleared: [] });
  });

  it('an unknown value changes nothing', () => {
    expect(play([...times(8, 95), ...times(40, null), 95])).toEqual({ raised: [30], cleared: [] });
    expect(play(times(40, null))).toEqual({ raised: [], cleared: [] });
  });

  it('an alert without a hold time is raised at once', () => {
    expect(play([1, 0, 0], { threshold: 1, clearBelow: 1, raiseAfterMs: 0, clearAfterMs: 0 })).toEqual({
      raised: [0],
      cleared: [5],
    });
  });
});

describe('whatever the values', () => {
  /** A seeded random number generator. */
  function chance(seed: number): () => number {
    let state = seed;
    return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  }

  it('for any values, alerts and recoveries alternate and are at least the hold time apart', () => {
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
