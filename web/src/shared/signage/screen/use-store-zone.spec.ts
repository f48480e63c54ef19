import { describe, expect, it } from '@jest/globals';
import { isZone, zoneOf } from './use-store-zone.ts';

const STORES = [
  { slug: 'north', isDefault: false, timeZone: 'America/Toronto' },
  { slug: 'main', isDefault: true, timeZone: 'America/Vancouver' },
  { slug: 'odd', isDefault: false, timeZone: 'Nowhere/At-all' },
];

describe('the zone of a screen', () => {
  it('the zone of a screen is that of its store, or of the default store', () => {
    expect(zoneOf(STORES[0])).toBe('America/Toronto');
    expect(zoneOf(STORES)).toBe('America/Vancouver');
  });

  it('the zone is unknown for unknown stores, unknown zones and invalid answers', () => {
    expect(zoneOf([])).toBeNull();
    expect(zoneOf(STORES[2])).toBeNull();
    expect(zoneOf({ message: 'away' })).toBeNull();
    expect(zoneOf([null, 3])).toBeNull();
  });

  it('an invalid zone is recognized', () => {
    expect(isZone('America/Toronto')).toBe(true);
    expect(isZone('Mars/Olympus')).toBe(false);
    expect(isZone('')).toBe(false);
  });
});
