import { describe, expect, it } from '@jest/globals';
import { freshnessOf } from './freshness.ts';

const NOW = 'Sat, 21 Nov 2026 22:10:00 GMT';

describe('the freshness of a price list', () => {
  it('of an everyday answer is the moment of the answer', () => {
    const headers = new Headers({ date: NOW, 'x-revision': '42', 'x-cache-status': 'HIT' });
    expect(freshnessOf(headers)).toEqual({ revision: 42, readAt: '2026-11-21T22:10:00.000Z', outdated: false });
  });

  it('is old when the gateway could not reach the source', () => {
    const headers = new Headers({
      date: NOW,
      'x-revision': '42',
      'x-cache-status': 'STALE',
      'x-prices-as-of': 'Sat, 21 Nov 2026 22:05:00 GMT',
    });
    expect(freshnessOf(headers)).toEqual({ revision: 42, readAt: '2026-11-21T22:05:00.000Z', outdated: true });
  });

  it('is not old when the gateway merely refreshes its copy behind the answer', () => {
    const headers = new Headers({
      date: NOW,
      'x-cache-status': 'STALE',
      'x-prices-as-of': 'Sat, 21 Nov 2026 22:09:58 GMT',
    });
    expect(freshnessOf(headers).outdated).toBe(false);
  });

  it('is unknown when a stored copy does not say when it was read', () => {
    expect(freshnessOf(new Headers({ date: NOW, 'x-cache-status': 'STALE' }))).toEqual({
      revision: 0,
      readAt: null,
      outdated: true,
    });
  });
});
