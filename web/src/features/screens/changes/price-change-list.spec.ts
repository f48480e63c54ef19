import { describe, expect, it } from '@jest/globals';
import type { PriceChange } from '@larder/contracts';
import { confirmedInMs, formatDuration, slowestMs } from './price-change-list.tsx';

const change = (...confirmed: (string | null)[]): PriceChange => ({
  revision: 7,
  at: '2026-11-21T15:00:00.000Z',
  type: 'product.updated',
  subject: 'product:1',
  confirmed: 0,
  waiting: 0,
  stale: 0,
  screens: confirmed.map((confirmedAt, at) => ({ id: String(at), name: `Screen ${at}`, confirmedAt, state: 'shown' })),
});

describe('the receipts of a price change', () => {
  it('a price change shows how long its slowest confirming screen took', () => {
    expect(slowestMs(change('2026-11-21T15:00:00.400Z', null, '2026-11-21T15:00:01.400Z'))).toBe(1_400);
    expect(slowestMs(change(null))).toBeNull();
    expect(slowestMs(change())).toBeNull();
  });

  it('no screen is shown as faster than the change', () => {
    expect(confirmedInMs(change(), '2026-11-21T14:59:59.990Z')).toBe(0);
    expect(confirmedInMs(change(), null)).toBeNull();
  });
});

describe('a duration', () => {
  it.each([
    [0, '0.0 s'],
    [1_400, '1.4 s'],
    [9_949, '9.9 s'],
    [9_950, '10 s'],
    [59_400, '59 s'],
    [60_000, '1 min'],
    [125_000, '2 min 5 s'],
    [3_600_000, '1 h'],
    [11_520_000, '3 h 12 min'],
    [200_000_000, '2 days'],
  ])('a duration of %i ms reads %s', (ms, text) => {
    expect(formatDuration(ms)).toBe(text);
  });
});
