import { describe, expect, it } from '@jest/globals';
import { zonesOf } from './store-zones.ts';

const STORES = [
  { slug: 'main', timeZone: 'America/Toronto' },
  { slug: 'north', timeZone: 'America/Vancouver' },
];

describe('the zone in which times are told', () => {
  it("is its store's own", () => {
    const zoneOf = zonesOf(STORES, 'UTC');
    expect([zoneOf('main'), zoneOf('north')]).toEqual(['America/Toronto', 'America/Vancouver']);
  });

  it("is the first store's when none is named, and another when no store is known yet", () => {
    expect(zonesOf(STORES, 'UTC')(null)).toBe('America/Toronto');
    expect(zonesOf([], 'America/Halifax')('north')).toBe('America/Halifax');
  });
});
