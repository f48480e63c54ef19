import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { signIn } from '@larder/testing';
import { DataSource } from 'typeorm';
import { AlertsService } from '../../src/alerts/alerts.service.js';
import { ScreenKeeper } from '../../src/screens/screen-keeper.js';
import { useSystemOps } from '../use-system-ops.js';
import { ScreensOf } from './screens-of.js';

const { database, service } = useSystemOps();
let screens: ScreensOf;

beforeAll(async () => {
  screens = new ScreensOf(database, service, await signIn(database, 'admin'));
  await screens.addStore('main');
});

beforeEach(async () => {
  for (const table of ['screen', 'screen_candidate', 'screen_sight', 'screen_receipt', 'alert']) {
    await database.query(`DELETE FROM system_ops.${table}`);
  }
});

const inAnHour = (): Date => new Date(Date.now() + 3_600_000);

async function somebodyWaitsForALock(): Promise<void> {
  for (let look = 0; look < 500; look++) {
    const waiting = await database.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    if (waiting.length > 0) return;
  }
  throw new Error('Nobody waits.');
}

describe('a screen', () => {
  it('a screen that asks while its code is being entered gets its assignment', async () => {
    const { key } = await screens.begin();
    const office = service.get(DataSource).createQueryRunner();
    await office.startTransaction();
    await office.query(
      `WITH taken AS (DELETE FROM system_ops.screen_candidate RETURNING key_hash)
       INSERT INTO system_ops.screen (key_hash, name, store, board) SELECT key_hash, 'New', 'main', 'meatprices' FROM taken`,
    );
    const [answer] = await Promise.all([
      screens.self(key).then(({ status, body }) => ({ status, body: body as unknown })),
      somebodyWaitsForALock().then(async () => office.commitTransaction()),
    ]);
    await office.release();
    expect(answer).toMatchObject({ status: 200, body: { code: null, screen: { name: 'New' } } });
  });

  it('a screen that lost its prices confirms none, and is stale until it has them', async () => {
    const { key, screen } = await screens.paired('Counter');
    await screens.reported(key, await screens.changePrice());
    await screens.self(key).expect(200);
    expect((await screens.list()).screens).toMatchObject([{ shownRevision: null, shownAt: null, state: 'waiting' }]);
    await screens.timePasses(6, screen.id);
    await database.query(`UPDATE system_ops.screen_sight SET shown_at = shown_at - interval '6 seconds'`);
    await screens.self(key).expect(200);
    expect((await screens.list()).screens).toMatchObject([{ shownRevision: null, state: 'stale' }]);
  });

  it('a screen turned on a month after pairing is not stale for a month', async () => {
    const answer = await screens.pairing({ name: 'Stick', store: 'main', board: 'meatprices' }).expect(201);
    const { key } = answer.body as { key: string };
    await screens.timePasses(30 * 86_400);
    await screens.self(key).expect(200);
    expect((await screens.list()).screens).toMatchObject([{ state: 'waiting' }]);
    const alerts = service.get(AlertsService);
    await alerts.turn();
    expect(await screens.staleAlerts()).toEqual([]);
  });

  it('a screen is behind since its prices changed, not since other products did', async () => {
    const { key } = await screens.paired('Counter');
    await screens.reported(key, await screens.changePrice());
    await database.query(
      `INSERT INTO catalog.event_log (type, subject, after)
       SELECT 'restaurant-product.updated', 'restaurant-product:' || n, '{}' FROM generate_series(1, 50) AS n`,
    );
    expect((await screens.list()).screens).toMatchObject([{ state: 'shown' }]);
    const revision = await screens.changePrice();
    expect(await screens.list()).toMatchObject({ revision, screens: [{ state: 'waiting' }] });
    await database.query(
      `UPDATE catalog.event_log SET occurred_at = now() - interval '6 seconds' WHERE number = ${revision}`,
    );
    await database.query(`UPDATE system_ops.screen SET paired_at = now() - interval '1 minute'`);
    expect((await screens.list()).screens).toMatchObject([{ state: 'stale' }]);
  });
});

it('an old change that is still shown keeps the time of its confirmation', async () => {
  const { key } = await screens.paired('Counter');
  const revision = await screens.changePrice();
  await screens.reported(key, revision);
  await screens.timePasses(31 * 86_400);
  const [before] = await screens.changes();
  await service.get(ScreenKeeper).turn();
  await screens.reported(key, revision);
  expect((await screens.changes())[0]).toEqual(before);
  expect(before).toMatchObject({ revision, confirmed: 1 });
});

it('after an outage screens raise no alert before they had time to report', async () => {
  const { key, screen } = await screens.paired('Counter');
  await screens.reported(key, await screens.changePrice());
  await screens.timePasses(600);
  const alerts = service.get(AlertsService);
  await alerts.turn();
  expect(await screens.staleAlerts()).toEqual([]);
  await alerts.turn(inAnHour());
  expect(await screens.staleAlerts()).toMatchObject([{ id: `screen-stale:${screen.id}` }]);
});
