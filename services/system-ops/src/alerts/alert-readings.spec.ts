import { describe, expect, it } from '@jest/globals';
import type { AlertSettings } from '@larder/contracts';
import { observationOf } from '../../test/observation-of.js';
import type { Observation } from '../watch/observation.js';
import { alertReadings } from './alert-readings.js';

const settingsOf = (change: Partial<AlertSettings> = {}): AlertSettings => ({
  limits: [],
  opens: 9,
  closes: 21,
  ...change,
});

function readings(database: Partial<Observation['database']>, settings = settingsOf()) {
  const seen = observationOf();
  const all = alertReadings({ ...seen, database: { ...seen.database, ...database } }, settings);
  return new Map(all.map((reading) => [reading.id, reading]));
}

describe('alert readings', () => {
  it('a failed rehearsal is critical, whatever the age of the last backup', () => {
    const failed = readings({ hasRehearsalFailed: true, hoursWithoutBackup: 1 });
    expect(failed.get('backup-rehearsal:critical')).toMatchObject({ value: 1, threshold: 1 });
    expect(readings({}).get('backup-rehearsal:critical')?.value).toBe(0);
  });

  it('the no-orders alert counts business hours since the last order, and nothing before the first order or while ordering is paused', () => {
    // 12:00 UTC is 7:00 in Toronto: the evening before had three business hours after the order.
    const silent = readings({ lastOrderAt: '2026-11-20T23:00:00.000Z' });
    expect(silent.get('no-orders:warning')).toMatchObject({ value: 3, threshold: 24 });
    expect(readings({ lastOrderAt: null }).get('no-orders:warning')?.value).toBeNull();
    const paused = readings({ lastOrderAt: '2026-11-20T23:00:00.000Z', isOrderingPaused: true });
    expect(paused.get('no-orders:warning')?.value).toBeNull();
  });

  it('business hours are taken from the settings', () => {
    const lastOrderAt = '2026-11-20T23:00:00.000Z';
    expect(readings({ lastOrderAt }, settingsOf({ opens: 0, closes: 24 })).get('no-orders:warning')?.value).toBe(13);
  });

  it('a limit in the settings replaces the default and moves the clearing limit with it', () => {
    const settings = settingsOf({
      limits: [
        { id: 'cpu:critical', limit: 60 },
        { id: 'price-age:warning', limit: 3 },
      ],
    });
    const set = readings({}, settings);
    expect(set.get('cpu:critical')).toMatchObject({ threshold: 60, clearBelow: 55 });
    expect(set.get('price-age:warning')).toMatchObject({ threshold: 3, clearBelow: 3 });
    expect(set.get('cpu:warning')).toMatchObject({ threshold: 75, clearBelow: 70 });
  });

  it('wrong codes count before their event arrives, so that a flood of guesses raises the alert within seconds', () => {
    const seen = observationOf();
    const ledger = { counts: {}, queues: [], cursors: [], parkedCount: 0, parked: [], pricesAt: null };
    const ledgers = new Map([['restaurant-orders' as const, { ...ledger, measures: { untoldCodes: 30 } }]]);
    const database = { ...seen.database, wrongCodes: 45 };
    const guessing = alertReadings({ ...seen, database, ledgers }, settingsOf()).find(
      ({ metric }) => metric === 'code-guessing',
    );
    expect(guessing).toMatchObject({ value: 75, threshold: 50 });
  });

  it('alerts on backups and orders have no value while PostgreSQL is down', () => {
    const away = readings({ answeredMs: null, hasRehearsalFailed: true, lastOrderAt: '2026-11-01T00:00:00.000Z' });
    expect([away.get('backup-rehearsal:critical')?.value, away.get('no-orders:warning')?.value]).toEqual([null, null]);
  });
});
