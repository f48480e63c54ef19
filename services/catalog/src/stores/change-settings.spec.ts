import { describe, expect, it } from '@jest/globals';
import type { StoreState } from '@larder/contracts';
import { changeSettings } from './change-settings.js';

const NOON = new Date('2026-11-22T17:00:00Z');
const EVENING = '2026-11-22T22:00:00.000Z';

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
    expect(changeSettings(STORE, { status: 'paused' }, NOON)).toEqual({ ...STORE, status: 'paused' });
    expect(changeSettings(STORE, { lastUpdated: '2026-11-21T10:30:00-05:00' }, NOON)).toEqual({
      ...STORE,
      lastUpdatedAt: '2026-11-21T15:30:00.000Z',
    });
  });

  it('the same instant in another time zone is not a change', () => {
    expect(changeSettings(STORE, { status: 'live', lastUpdated: '2026-11-21T09:00:00-05:00' }, NOON)).toBeNull();
  });

  it('a pause keeps reason and end until it is ended', () => {
    const given = {
      status: 'paused',
      pauseReason: ' Stocktaking. ',
      pausedUntil: '2026-11-22T17:00:00-05:00',
    } as const;
    const paused = { ...STORE, status: 'paused', pauseReason: 'Stocktaking.', pausedUntil: EVENING } as const;
    expect(changeSettings(STORE, given, NOON)).toEqual(paused);
    expect(changeSettings(paused, { status: 'paused' }, NOON)).toBeNull();
    expect(changeSettings(paused, { pausedUntil: null }, NOON)).toEqual({
      ...STORE,
      status: 'paused',
      pauseReason: 'Stocktaking.',
    });
    expect(changeSettings(paused, { status: 'live' }, NOON)).toEqual(STORE);
  });

  it('a pause that has ended passes nothing on to the next one', () => {
    const ended = { ...STORE, status: 'paused', pauseReason: 'Holiday.', pausedUntil: NOON.toISOString() } as const;
    expect(changeSettings(ended, { status: 'paused' }, NOON)).toEqual({ ...STORE, status: 'paused' });
    expect(changeSettings(ended, { lastUpdated: EVENING }, NOON)).toEqual({ ...STORE, lastUpdatedAt: EVENING });
  });

  it.each([
    [{ status: 'live', pauseReason: 'Holiday.' }, 'A reason and an end need the status paused.'],
    [{ pausedUntil: EVENING }, 'A reason and an end need the status paused.'],
    [{ status: 'paused', pausedUntil: NOON.toISOString() }, 'The end of the pause must be later than now.'],
  ] as const)('the settings %j are refused with a sentence', (patch, sentence) => {
    expect(() => changeSettings(STORE, patch, NOON)).toThrow(sentence);
  });
});
