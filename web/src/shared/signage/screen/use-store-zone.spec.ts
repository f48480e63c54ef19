import { describe, expect, it } from '@jest/globals';
import { isZone, zoneOf } from './use-store-zone.ts';

const STORES = [
  { slug: 'north', isDefault: false, timeZone: 'America/Toronto' },
  { slug: 'main', isDefault: true, timeZone: 'America/Vancouver' },
  { slug: 'odd', isDefault: false, timeZone: 'Nowhere/At-all' },
];

describe('the zone of a screen', () => {
  it('is that of the store, or of the chain’s default one', () => {
    expect(zoneOf(STORES, 'north')).toBe('America/Toronto');
    expect(zoneOf(STORES, null)).toBe('America/Vancouver');
  });

  it('is unknown for other stores, for zones this screen does not know, and for an answer that makes no sense', () => {
    expect(zoneOf(STORES, 'south')).toBeNull();
    expect(zoneOf(STORES, 'odd')).toBeNull();
    expect(zoneOf({ message: 'away' }, null)).toBeNull();
    expect(zoneOf([null, 3], null)).toBeNull();
  });

  it('knows a zone from a word that is none', () => {
    expect(isZone('America/Toronto')).toBe(true);
    expect(isZone('Mars/Olympus')).toBe(false);
    expect(isZone('')).toBe(false);
  });
});
