import { describe, expect, it } from '@jest/globals';
import { receiptState, screenState, staleSeconds } from './screen-state.js';

const NOW = 1_000_000_000;
const ago = (seconds: number): number => NOW - seconds * 1_000;

describe('a screen', () => {
  it.each([
    ['is awaited until it has been turned on', { lastSeenAt: null, behindSince: ago(3_600) }, 'waiting', 0],
    ['shows the newest prices', { lastSeenAt: ago(10), behindSince: null }, 'shown', 0],
    ['is given a moment after a change', { lastSeenAt: ago(10), behindSince: ago(5) }, 'waiting', 5],
    ['is stale when the moment is over', { lastSeenAt: ago(1), behindSince: ago(6) }, 'stale', 6],
    ['may miss a report or two', { lastSeenAt: ago(45), behindSince: null }, 'shown', 0],
    ['is stale after 45 seconds of silence', { lastSeenAt: ago(46), behindSince: null }, 'stale', 46],
    ['is as stale as the older of silence and prices', { lastSeenAt: ago(70), behindSince: ago(20) }, 'stale', 70],
    ['that reports is as stale as its prices', { lastSeenAt: ago(2), behindSince: ago(600) }, 'stale', 600],
  ] as const)('a screen %s', (_, sight, state, seconds) => {
    const whole = { pairedAt: ago(86_400), ...sight };
    expect([screenState(whole, NOW), staleSeconds(whole, NOW)]).toEqual([state, seconds]);
  });

  it('a screen cannot be behind for longer than it has been paired', () => {
    const paired = { pairedAt: ago(3), lastSeenAt: ago(3), behindSince: ago(86_400) };
    expect([screenState(paired, NOW), staleSeconds(paired, NOW)]).toEqual(['waiting', 3]);
  });
});

describe('a change', () => {
  it.each([
    ['confirmed, however late', ago(600), ago(10), 'shown'],
    ['awaited', ago(5), null, 'waiting'],
    ['missed', ago(6), null, 'stale'],
  ] as const)('a change is %s', (_, changedAt, confirmedAt, state) => {
    expect(receiptState(changedAt, confirmedAt, NOW)).toBe(state);
  });
});
