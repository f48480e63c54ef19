import { describe, expect, it } from '@jest/globals';
import type { AlertSettings } from '@larder/contracts';
import { EventConsumers } from '@larder/platform';
import request from 'supertest';
import { StoresConsumer } from '../src/stores/stores.consumer.js';
import { DatabaseWatch } from '../src/watch/database-watch.js';
import { logStore } from './log-store.js';
import { useSystemOps } from './use-system-ops.js';

const PATH = '/api/admin/system/alert-settings';

const { database, service, admin } = useSystemOps();

const read = async (): Promise<AlertSettings> =>
  (await request(service.server).get(PATH).set(admin.headers).expect(200)).body as AlertSettings;
const save = (body: object): request.Test => request(service.server).put(PATH).set(admin.headers).send(body);

describe('alert settings', () => {
  it('alert settings begin with defaults, and a change is saved and logged', async () => {
    expect(await read()).toEqual({ limits: [], opens: 9, closes: 21 });
    const wanted = { limits: [{ id: 'price-age:warning', limit: 48 }], opens: 8, closes: 24 };
    expect((await save(wanted).expect(200)).body).toEqual(wanted);
    expect(await read()).toEqual(wanted);
    const logged = await database.query(
      `SELECT before->>'closes' AS before, after->>'closes' AS after FROM system_ops.event_log
        WHERE type = 'alert-settings.updated'`,
    );
    expect(logged).toEqual([{ before: '21', after: '24' }]);
  });

  it.each([
    [{ limits: [], opens: 9, closes: 9 }, 'The shop must close after it opens.'],
    [
      { limits: [{ id: 'cpu:warning', limit: 101 }], opens: 9, closes: 21 },
      'The limit of cpu:warning must be from 1 to 100.',
    ],
    [
      {
        limits: [
          { id: 'cpu:warning', limit: 95 },
          { id: 'cpu:critical', limit: 90 },
        ],
        opens: 9,
        closes: 21,
      },
      'The warning limit of cpu must be lower than the critical one.',
    ],
    [
      { limits: [{ id: 'cpu:warning', limit: 95 }], opens: 9, closes: 21 },
      'The warning limit of cpu must be lower than the critical one.',
    ],
    [
      { limits: [{ id: 'error-rate:critical', limit: 1 }], opens: 9, closes: 21 },
      'The warning limit of error-rate must be lower than the critical one.',
    ],
    [
      {
        limits: [
          { id: 'price-age:warning', limit: 5 },
          { id: 'price-age:warning', limit: 6 },
        ],
        opens: 9,
        closes: 21,
      },
      'Each alert may have one limit.',
    ],
  ])('alert settings %j are refused and change nothing', async (body, sentence) => {
    const before = await read();
    expect((await save(body).expect(400)).body.message).toBe(sentence);
    expect(await read()).toEqual(before);
  });
});

describe('readings of backups and orders', () => {
  const observe = async () => await new DatabaseWatch(await database.dataSource('system-ops')).readDatabase();
  const add = async (filename: string, hoursAgo: number, passed: boolean | null): Promise<void> => {
    await database.query(
      `INSERT INTO system_ops.backup (filename, size, created_at, kind, records, rehearsed_at, rehearsal_passed)
       VALUES ($1, 1, now() - make_interval(hours => $2), 'manual', 1, CASE WHEN $3::boolean IS NOT NULL THEN now() END, $3)`,
      [filename, hoursAgo, passed],
    );
  };

  it('a schedule from while the clock was ahead counts as set up just now', async () => {
    const move = async (by: string) => database.query(`UPDATE system_ops.backup_schedule SET since = since ${by}`);
    await move(`+ interval '30 days'`);
    expect((await observe()).hoursWithoutBackup).toBe(0);
    await move(`- interval '30 days'`);
  });

  it('only backups whose rehearsal passed count for the backup alert, with or without a schedule', async () => {
    await database.query('UPDATE system_ops.backup_schedule SET enabled = false');
    await add('proven.json', 30, true);
    await add('waiting.json', 1, null);
    const waiting = await observe();
    expect(waiting.hoursWithoutBackup).toBeCloseTo(30, 1);
    expect(waiting.hasRehearsalFailed).toBe(false);
    await add('broken.json', 2, false);
    const broken = await observe();
    expect(broken.hoursWithoutBackup).toBeCloseTo(30, 1);
    expect(broken.hasRehearsalFailed).toBe(true);
    const info = await request(service.server).get('/api/admin/system/info').set(admin.headers).expect(200);
    expect(Date.now() - Date.parse(info.body.lastBackup)).toBeGreaterThan(29 * 3_600_000);
    await add('made-while-the-clock-was-ahead.json', -24, true);
    const ahead = await observe();
    expect(ahead.hoursWithoutBackup).toBeCloseTo(30, 1);
    expect(ahead.hasRehearsalFailed).toBe(true);
    const told = await request(service.server).get('/api/admin/system/info').set(admin.headers).expect(200);
    expect(told.body.lastBackup).toBe(info.body.lastBackup);
    await add('proven-again.json', 0, true);
    expect(await observe()).toMatchObject({ hasRehearsalFailed: false });
  });

  it('an observation has the last order, the time zone of the default store, and whether every open store is paused', async () => {
    expect(await observe()).toMatchObject({ lastOrderAt: null, timeZone: 'UTC' });
    await database.query(
      `INSERT INTO restaurant_orders.event_log (type, subject, after) VALUES ('restaurant-order.created', 'x:1', '{}')`,
    );
    const consumers = service.get(EventConsumers);
    const paused = async (...fields: Parameters<typeof logStore>[1][]): Promise<boolean> => {
      for (const each of fields) await logStore(database, each);
      await consumers.reach(StoresConsumer);
      return (await observe()).isOrderingPaused;
    };
    const main = { id: await logStore(database, { slug: 'main' }), slug: 'main', isDefault: true };
    const pausedMain = { ...main, timeZone: 'America/Vancouver', status: 'paused' } as const;
    expect(await paused(main)).toBe(false);
    expect(await paused({ ...pausedMain, pausedUntil: null })).toBe(true);
    expect(await paused({ ...pausedMain, pausedUntil: '2020-01-01T00:00:00Z' })).toBe(false);
    expect(await paused({ ...pausedMain, pausedUntil: '2100-01-01T00:00:00Z' })).toBe(true);
    const { lastOrderAt, timeZone } = await observe();
    expect(Date.now() - Date.parse(lastOrderAt ?? '')).toBeLessThan(60_000);
    expect(timeZone).toBe('America/Vancouver');
    const other = { id: await logStore(database, { slug: 'other' }), slug: 'other' };
    expect(await paused()).toBe(false);
    expect(await paused({ ...other, status: 'paused' })).toBe(true);
    expect(await paused({ ...other, active: false })).toBe(true);
  });
});
