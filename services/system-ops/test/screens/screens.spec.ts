import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ScreenPaired } from '@larder/contracts';
import { FIRST_MEAT_BOARD, PAIRING_CODE } from '@larder/kernel';
import { signIn } from '@larder/testing';
import { AlertsService } from '../../src/alerts/alerts.service.js';
import { ScreenKeeper } from '../../src/screens/screen-keeper.js';
import { useSystemOps } from '../use-system-ops.js';
import { ScreensOf } from './screens-of.js';

const { database, service } = useSystemOps();
let screens: ScreensOf;

beforeAll(async () => {
  screens = new ScreensOf(database, service, await signIn(database, 'admin'));
  await screens.addStore('main');
  await screens.addStore('east');
});

beforeEach(async () => {
  for (const table of ['screen', 'screen_candidate', 'screen_sight', 'screen_receipt', 'alert']) {
    await database.query(`DELETE FROM system_ops.${table}`);
  }
  await database.query(`DELETE FROM catalog.event_log WHERE type LIKE 'product%'`);
});

/** Late enough for a new watch, which first waits until every screen can have reported. */
const halfAMinuteOn = (): Date => new Date(Date.now() + 30_000);

const NOWHERE = '00000000-0000-4000-8000-000000000000';

async function events(): Promise<{ type: string; actor_name: string | null }[]> {
  return await database.query(
    `SELECT type, actor_name FROM system_ops.event_log WHERE type LIKE 'screen.%' ORDER BY number DESC LIMIT 3`,
  );
}

describe('pairing', () => {
  it('a screen shows a code, and its board once the code was entered', async () => {
    const { key, code, codeExpiresAt } = await screens.begin();
    expect(code).toMatch(PAIRING_CODE);
    expect((await screens.self(key).expect(200)).body).toEqual({ code, codeExpiresAt, screen: null });
    const typed = `${code?.slice(0, 3)} ${code?.slice(3)}`.toLowerCase();
    const place = { name: ' Meat counter ', store: 'east', board: 'meatprices', meatBoard: FIRST_MEAT_BOARD };
    const answer = (await screens.pairing({ code: typed, ...place }).expect(201)).body as ScreenPaired;
    expect(answer).toMatchObject({ key: null, screen: { name: 'Meat counter', store: 'east', state: 'waiting' } });
    expect((await screens.self(key).expect(200)).body).toEqual({
      code: null,
      codeExpiresAt: null,
      screen: { id: answer.screen.id, ...place, name: 'Meat counter', terminal: null },
    });
    expect((await events())[0]).toEqual({ type: 'screen.paired', actor_name: expect.any(String) });
  });

  it('a code pairs one screen, and only once', async () => {
    const { code } = await screens.begin();
    await screens.pairing({ code, name: 'First', store: 'main', board: 'meatprices' }).expect(201);
    const again = await screens.pairing({ code, name: 'Second', store: 'main', board: 'meatprices' }).expect(404);
    expect(again.body).toMatchObject({ message: expect.stringMatching(/^No screen shows this code/) });
  });

  it('a code that was not entered in time is replaced and becomes invalid', async () => {
    const { key, code } = await screens.begin();
    await database.query(`UPDATE system_ops.screen_candidate SET expires_at = now()`);
    await screens.pairing({ code, name: 'Late', store: 'main', board: 'meatprices' }).expect(404);
    const fresh = ((await screens.self(key).expect(200)).body as { code: string }).code;
    expect(fresh).toMatch(PAIRING_CODE);
    expect(fresh).not.toBe(code);
  });

  it('pairing without a code gives a key for a link to the board', async () => {
    const answer = await screens.pairing({ name: 'Stick', store: 'main', board: 'meatpriceairport' }).expect(201);
    const { key, screen } = answer.body as ScreenPaired;
    expect(screen).toMatchObject({ state: 'waiting', lastSeenAt: null });
    expect((await screens.self(key ?? '').expect(200)).body).toMatchObject({ screen: { name: 'Stick' } });
  });

  it.each([
    ['an invalid code', { code: '12', name: 'A', store: 'main', board: 'meatprices' }, 400],
    ['no name', { name: '  ', store: 'main', board: 'meatprices' }, 400],
    ['a name of 61', { name: 'x'.repeat(61), store: 'main', board: 'meatprices' }, 400],
    ['another board', { name: 'A', store: 'main', board: 'prices' }, 400],
    ['an unknown store', { name: 'A', store: 'west', board: 'meatprices' }, 400],
    ['nine columns', { name: 'A', store: 'main', board: 'meatprices', meatBoard: wide() }, 400],
    ['seafood on the meat board', { name: 'A', store: 'main', board: 'meatprices', meatBoard: fishy() }, 400],
    ['a name that is taken', { name: 'taken', store: 'main', board: 'meatprices' }, 409],
  ])('pairing with %s is refused and adds no screen', async (_, body, status) => {
    await screens.pairing({ name: 'TAKEN', store: 'main', board: 'meatprices' }).expect(201);
    await screens.pairing(body).expect(status);
    expect((await screens.list()).screens).toHaveLength(1);
  });

  it('clients that only ask for codes cannot keep screens from getting one', async () => {
    await database.query(
      `INSERT INTO system_ops.screen_candidate (key_hash, code, expires_at, seen_at)
       SELECT sha256(n::text::bytea), 'X' || n, now() + interval '10 minutes', now() - interval '1 minute'
         FROM generate_series(1, 1000) AS n`,
    );
    const { key } = await screens.begin();
    await screens.begin();
    await screens.self(key).expect(200);
    const left = await database.query('SELECT 1 FROM system_ops.screen_candidate');
    expect(left).toHaveLength(1_000);
  });
});

describe('a paired screen', () => {
  it('a paired screen gets its changes, and is refused once it was removed', async () => {
    const { key, screen } = await screens.paired('Counter');
    const revision = await screens.changePrice();
    await screens.change(screen.id, { name: 'Fish', board: 'meatpriceairport' }).expect(200);
    expect((await screens.reported(key, revision)).screen).toMatchObject({ name: 'Fish', board: 'meatpriceairport' });
    await screens.remove(screen.id).expect(200);
    await screens.report(key, revision).expect(404);
    await screens.self(key).expect(404);
    expect((await events()).map(({ type }) => type)).toEqual(['screen.removed', 'screen.updated', 'screen.paired']);
  });

  it('a change of a screen keeps other fields, and a change without effect is not logged', async () => {
    const { screen } = await screens.paired('Counter');
    await screens.change(screen.id, { meatBoard: FIRST_MEAT_BOARD }).expect(200);
    const before = await events();
    const same = await screens.change(screen.id, { name: 'Counter' }).expect(200);
    expect(same.body).toMatchObject({ meatBoard: FIRST_MEAT_BOARD, store: 'main' });
    expect(await events()).toEqual(before);
    await screens.change(screen.id, { meatBoard: null }).expect(200);
    await screens.change(screen.id, { store: 'nowhere' }).expect(400);
    expect((await screens.list()).screens[0]).toMatchObject({ meatBoard: null, store: 'main' });
  });

  it.each(['', 'x', 'a'.repeat(43), 'a'.repeat(5_000)])('no screen has the key "%.9s"', async (key) => {
    const answers = [await screens.self(key), await screens.report(key, 1)];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });

  it('changing or removing an unknown screen is a 404', async () => {
    const answers = [
      await screens.change(NOWHERE, { name: 'A' }),
      await screens.remove(NOWHERE),
      await screens.remove('1'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it('a screen cannot confirm a revision that does not exist', async () => {
    const { key } = await screens.paired('Counter');
    const revision = await screens.changePrice();
    await screens.report(key, revision + 1).expect(400);
    await screens.report(key, -1).expect(400);
    expect((await screens.list()).screens[0]).toMatchObject({ shownRevision: null });
  });
});

describe('confirmations of screens', () => {
  it('of three screens the one that does not confirm a change is stale, raises an alert after a minute and clears it when back', async () => {
    const [first, second, cut] = [
      await screens.paired('First'),
      await screens.paired('Second'),
      await screens.paired('Third'),
    ];
    const before = await screens.changePrice();
    for (const { key } of [first, second, cut]) await screens.reported(key, before);
    const revision = await screens.changePrice();
    for (const { key } of [first, second]) await screens.reported(key, revision);
    expect((await screens.changes())[0]).toMatchObject({ revision, confirmed: 2, waiting: 1, stale: 0 });

    await screens.timePasses(6, first.screen.id, second.screen.id);
    const [change] = await screens.changes();
    expect(change).toMatchObject({ revision, type: 'product.updated', confirmed: 2, waiting: 0, stale: 1 });
    expect(change?.screens).toEqual([
      { id: first.screen.id, name: 'First', confirmedAt: expect.any(String), state: 'shown' },
      { id: second.screen.id, name: 'Second', confirmedAt: expect.any(String), state: 'shown' },
      { id: cut.screen.id, name: 'Third', confirmedAt: null, state: 'stale' },
    ]);
    expect((await screens.list()).screens.map(({ state }) => state)).toEqual(['shown', 'shown', 'stale']);

    const alerts = service.get(AlertsService);
    await alerts.turn();
    expect(await screens.staleAlerts()).toEqual([]);
    await screens.timePasses(56, first.screen.id, second.screen.id);
    await alerts.turn(halfAMinuteOn());
    expect(await screens.staleAlerts()).toMatchObject([
      { id: `screen-stale:${cut.screen.id}`, type: 'warning', message: expect.stringContaining('"Third"') },
    ]);

    await screens.reported(cut.key, revision);
    await alerts.turn();
    expect(await screens.staleAlerts()).toEqual([]);
    expect((await screens.changes())[0]).toMatchObject({ confirmed: 3, stale: 0 });
  });

  it('a screen that goes silent raises an alert without a price change; one that was never turned on does not', async () => {
    const { key, screen } = await screens.paired('Silent');
    await screens.reported(key, await screens.changePrice());
    await screens.pairing({ name: 'Still in its box', store: 'main', board: 'meatprices' }).expect(201);
    await screens.begin();
    await screens.timePasses(61);
    const alerts = service.get(AlertsService);
    await alerts.turn();
    await alerts.turn(halfAMinuteOn());
    expect((await screens.staleAlerts()).map(({ id }) => id)).toEqual([`screen-stale:${screen.id}`]);
    await screens.remove(screen.id).expect(200);
    await alerts.turn();
    expect(await screens.staleAlerts()).toEqual([]);
  });

  it('a screen that repeats a revision keeps the time at which it first showed it', async () => {
    const { key } = await screens.paired('Counter');
    const revision = await screens.changePrice();
    await screens.reported(key, revision);
    const [first] = (await screens.list()).screens;
    await screens.reported(key, revision);
    const [again] = (await screens.list()).screens;
    expect(again?.shownAt).toBe(first?.shownAt);
    expect(Date.parse(again?.lastSeenAt ?? '')).toBeGreaterThan(Date.parse(first?.lastSeenAt ?? ''));
  });

  it('a later revision confirms earlier changes, and a screen need not confirm any from before its pairing', async () => {
    await screens.changePrice();
    const { key } = await screens.paired('Counter');
    const missed = await screens.changePrice();
    const shown = await screens.changePrice();
    await screens.reported(key, shown);
    const changes = await screens.changes();
    expect(changes.map(({ revision, confirmed }) => [revision, confirmed]).slice(0, 2)).toEqual([
      [shown, 1],
      [missed, 1],
    ]);
    expect(changes[2]).toMatchObject({ confirmed: 0, stale: 0, screens: [] });
    expect(await screens.list()).toMatchObject({ revision: shown, changedAt: changes[0]?.at });
  });

  it('all changes of one transaction are one change', async () => {
    await database.query(
      `INSERT INTO catalog.event_log (type, subject, after)
       SELECT 'product.updated', 'product:' || n, '{}' FROM generate_series(1, 30) AS n`,
    );
    expect(await screens.changes()).toHaveLength(1);
  });

  it('without a price change there are no changes to confirm', async () => {
    await database.query(`DELETE FROM catalog.event_log WHERE type = 'data.restored'`);
    expect(await screens.list()).toEqual({ revision: 0, changedAt: null, screens: [] });
    expect(await screens.changes()).toEqual([]);
  });
});

it('old codes and receipts are deleted', async () => {
  const { key, screen } = await screens.paired('Counter');
  const revision = await screens.changePrice();
  await screens.reported(key, revision);
  await screens.begin();
  await database.query(`UPDATE system_ops.screen_candidate SET seen_at = now() - interval '2 hours'`);
  await database.query(`UPDATE system_ops.screen_receipt SET confirmed_at = now() - interval '31 days'`);
  for (let change = 0; change < 20; change++) await screens.changePrice();
  await database.query(`INSERT INTO system_ops.screen_sight (screen_id, last_seen_at) VALUES ('${NOWHERE}', now())`);
  await service.get(ScreenKeeper).turn();
  const sights = await database.query('SELECT screen_id FROM system_ops.screen_sight');
  expect(sights).toEqual([{ screen_id: screen.id }]);
  expect(await database.query('SELECT 1 FROM system_ops.screen_candidate')).toEqual([]);
  expect(await database.query('SELECT 1 FROM system_ops.screen_receipt')).toEqual([]);
});

function wide(): object {
  return { ...FIRST_MEAT_BOARD, left: { ...FIRST_MEAT_BOARD.left, columns: 9 } };
}

function fishy(): object {
  return { ...FIRST_MEAT_BOARD, right: { ...FIRST_MEAT_BOARD.right, categories: ['seafood'] } };
}
