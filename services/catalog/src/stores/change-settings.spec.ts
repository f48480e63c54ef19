import { describe, expect, it } from '@jest/globals';
import type { StoreState } from '@larder/contracts';
import { changeSettings } from './change-settings.js';

const STORE: StoreState = {
  id: 'store-1',
  slug: 'main',
  name: 'Main',
  chineseName: null,
  address: '1 Main Street',
  phone: '555-0100',
  timeZone: 'America/Toronto',
  openingHours: 'Monday-Sunday 9AM-6PM',
  status: 'live',
  lastUpdatedAt: '2026-11-21T14:00:00.000Z',
  isDefault: true,
};

describe('changeSettings', () => {
  it('a settings change keeps the fields it does not name', () => {
    expect(changeSettings(STORE, { status: 'paused' })).toEqual({ ...STORE, status: 'paused' });
    expect(changeSettings(STORE, { lastUpdated: '2026-11-21T10:30:00-05:00' })).toEqual({
      ...STORE,
      lastUpdatedAt: '2026-11-21T15:30:00.000Z',
    });
  });

  it('the same instant in another time zone is not a change', () => {
    expect(changeSettings(STORE, { status: 'live', lastUpdated: '2026-11-21T09:00:00-05:00' })).toBeNull();
  });
});
