import { beforeAll, expect, it } from '@jest/globals';
import type { ShownOnScreens } from '@larder/contracts';
import { eventually, signIn, type SignedInStaff } from '@larder/testing';
import request from 'supertest';
import { logStore } from '../log-store.js';
import { useSystemOps } from '../use-system-ops.js';
import { ScreensOf } from './screens-of.js';

const { database, service } = useSystemOps();
let screens: ScreensOf;
let reader: SignedInStaff;
let north: string;
let south: string;

beforeAll(async () => {
  screens = new ScreensOf(database, service, await signIn(database, 'admin'));
  reader = await signIn(database, 'read-only');
  north = await screens.addStore('north');
  south = await screens.addStore('south', { isDefault: true });
});

const states = async (): Promise<string[]> =>
  (await screens.list()).screens.map(({ name, store, state }) => `${name} ${store} ${state}`);

it('a change in one store must be confirmed by its screens only, a change of the chain by all', async () => {
  const first = await screens.changePrice();
  const [up, down] = [await screens.paired('Up', 'north'), await screens.paired('Down', 'south')];
  for (const { key } of [up, down]) await screens.reported(key, first);
  expect(await states()).toEqual(['Down south shown', 'Up north shown']);

  const second = await screens.changePriceOf(north);
  expect(await states()).toEqual(['Down south shown', 'Up north waiting']);
  // The other store has no list with that revision.
  await screens.report(down.key, second).expect(400);
  await screens.reported(up.key, second);
  expect(await states()).toEqual(['Down south shown', 'Up north shown']);

  const third = await screens.changePrice();
  expect(await states()).toEqual(['Down south waiting', 'Up north waiting']);
  for (const { key } of [up, down]) await screens.reported(key, third);
  const listed = (await screens.changes()).map(({ revision, store, screens: receipts }) => [
    revision,
    store,
    receipts.map(({ name, state }) => `${name} ${state}`),
  ]);
  expect(listed.slice(0, 2)).toEqual([
    [third, undefined, ['Down shown', 'Up shown']],
    [second, 'north', ['Up shown']],
  ]);
});

it('staff of a store can see which of its screens showed a price, and when', async () => {
  const from = await screens.changePriceOf(north);
  const { key } = await screens.paired('Proof', 'north');
  await screens.reported(key, from);
  const until = await screens.changePriceOf(north);
  const shown = async (query: string, who = reader): Promise<ShownOnScreens> => {
    const asked = request(service.server).get(`/api/admin/system/screens/shown${query}`).set(who.headers);
    return (await asked.expect(200)).body;
  };
  const since = { name: 'Proof', store: 'north', board: 'meatprices', since: expect.stringMatching(/Z$/) };
  expect(await shown(`?from=${from}&until=${until}`)).toEqual({ keptDays: 30, screens: [{ ...since, until: null }] });
  await screens.reported(key, until);
  const both = (await shown(`?from=${from}&until=${until}&store=north`)).screens;
  expect(both).toEqual([{ ...since, until: expect.stringMatching(/Z$/) }]);
  expect((await shown(`?from=${until}`)).screens.map(({ name }) => name)).toEqual(['Proof']);
  expect((await shown(`?from=${from}&until=${until}&store=south`)).screens).toEqual([]);
  expect((await shown(`?from=${from}`, await signIn(database, 'read-only', [south]))).screens).toEqual([]);
  for (const query of ['', '?from=0', '?from=1&until=x']) {
    await request(service.server).get(`/api/admin/system/screens/shown${query}`).set(reader.headers).expect(400);
  }
});

it('a screen stays with its store when the store is renamed, and none can be assigned to a closed one', async () => {
  const { key, screen } = await screens.paired('Side', 'south');
  await logStore(database, { id: south, slug: 'sunny', formerSlugs: ['south'], isDefault: true });
  await eventually(async () => expect(await states()).toContainEqual(expect.stringMatching(/^Side sunny /)));
  expect((await screens.self(key).expect(200)).body.screen.store).toBe('sunny');
  expect((await screens.change(screen.id, { store: 'south', name: 'Aside' }).expect(200)).body).toMatchObject({
    store: 'sunny',
    name: 'Aside',
  });
  await logStore(database, { id: north, slug: 'north', active: false });
  await screens.change(screen.id, { store: 'north' }).expect(400);
  const { screens: all } = await screens.list();
  const upstairs = all.find(({ store }) => store === 'north');
  await screens.change(upstairs?.id ?? '', { name: 'Upstairs' }).expect(200);
});
