import { describe, expect, it } from '@jest/globals';
import { receiptState, screenState, staleSeconds } from './screen-state.js';

const NOW = 1_000_000_000;
const ago = (seconds: number): number => NOW - seconds * 1_000;

describe('a screen', () => {
  it.each([
    ['is waited for until it has been turned on', { lastSeenAt: null, behindSince: ago(3_600) }, 'waiting', 0],
    ['shows the newest prices', { lastSeenAt: ago(10), behindSince: null }, 'shown', 0],
    ['is given a moment after a change', { lastSeenAt: ago(10), behindSince: ago(5) }, 'waiting', 5],
    ['is stale when the moment is over', { lastSeenAt: ago(1), behindSince: ago(6) }, 'stale', 6],
    ['may miss a word or two', { lastSeenAt: ago(45), behindSince: null }, 'shown', 0],
    ['is stale when nobody hears of it', { lastSeenAt: ago(46), behindSince: null }, 'stale', 46],
    ['is as stale as the worse of both', { lastSeenAt: ago(70), behindSince: ago(20) }, 'stale', 70],
    ['that speaks is as stale as its prices', { lastSeenAt: ago(2), behindSince: ago(600) }, 'stale', 600],
  ] as const)('%s', (_, sight, state, seconds) => {
    const whole = { pairedAt: ago(86_400), ...sight };
    expect([screenState(whole, NOW), staleSeconds(whole, NOW)]).toEqual([state, seconds]);
  });

  it('cannot be behind for longer than it has been there', () => {
    const paired = { pairedAt: ago(3), lastSeenAt: ago(3), behindSince: ago(86_400) };
    expect([screenState(paired, NOW), staleSeconds(paired, NOW)]).toEqual(['waiting', 3]);
  });
});

describe('a change', () => {
  it.each([
    ['confirmed, however late', ago(600), ago(10), 'shown'],
    ['waited for', ago(5), null, 'waiting'],
    ['missed', ago(6), null, 'stale'],
  ] as const)('is %s', (_, changedAt, confirmedAt, state) => {
    expect(receiptState(changedAt, confirmedAt, NOW)).toBe(state);
  });
});
