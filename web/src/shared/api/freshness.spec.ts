import { describe, expect, it } from '@jest/globals';
import { freshnessOf } from './freshness.ts';

const NOW = 'Sat, 21 Nov 2026 22:10:00 GMT';

describe('the freshness of a price list', () => {
  it('a normal answer is as fresh as its Date header', () => {
    const headers = new Headers({ date: NOW, 'x-revision': '42', 'x-cache-status': 'HIT' });
    expect(freshnessOf(headers)).toEqual({ revision: 42, readAt: '2026-11-21T22:10:00.000Z', outdated: false });
  });

  it('an answer is stale when the gateway could not reach the source', () => {
    const headers = new Headers({
      date: NOW,
      'x-revision': '42',
      'x-cache-status': 'STALE',
      'x-prices-as-of': 'Sat, 21 Nov 2026 22:05:00 GMT',
    });
    expect(freshnessOf(headers)).toEqual({ revision: 42, readAt: '2026-11-21T22:05:00.000Z', outdated: true });
  });

  it('an answer is not stale while the gateway refreshes its copy in the background', () => {
    const headers = new Headers({
      date: NOW,
      'x-cache-status': 'STALE',
      'x-prices-as-of': 'Sat, 21 Nov 2026 22:09:58 GMT',
    });
    expect(freshnessOf(headers).outdated).toBe(false);
  });

  it('a stored copy without a time has an unknown freshness', () => {
    expect(freshnessOf(new Headers({ date: NOW, 'x-cache-status': 'STALE' }))).toEqual({
      revision: 0,
      readAt: null,
      outdated: true,
    });
  });
});
