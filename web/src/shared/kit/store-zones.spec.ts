import { describe, expect, it } from '@jest/globals';
import { zonesOf } from './store-zones.ts';

const STORES = [
  { slug: 'main', timeZone: 'America/Toronto' },
  { slug: 'north', timeZone: 'America/Vancouver' },
];

describe('the zone in which times are shown', () => {
  it('times are in the zone of their store', () => {
    const zoneOf = zonesOf(STORES, 'UTC');
    expect([zoneOf('main'), zoneOf('north')]).toEqual(['America/Toronto', 'America/Vancouver']);
  });

  it('without a store times are in the zone of the first one, or a default until stores are known', () => {
    expect(zonesOf(STORES, 'UTC')(null)).toBe('America/Toronto');
    expect(zonesOf([], 'America/Halifax')('north')).toBe('America/Halifax');
  });
});
