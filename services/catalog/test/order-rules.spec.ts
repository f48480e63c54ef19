import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { signIn } from '@larder/testing';
import request from 'supertest';
import { StoreDesk } from './store-desk.js';

const USUAL = {
  deliveryOn: true,
  deliveryFee: 25,
  freeFrom: 500,
  postalPrefixes: [],
  outsidePrefixes: 'refuse',
  pickupOn: true,
  slots: ['9-12', '12-4'],
  slotCapacity: null,
  cutOff: null,
  leadDays: 1,
  minimumOrder: 0,
};

let desk: StoreDesk;

beforeAll(async () => {
  desk = await StoreDesk.open();
});

beforeEach(async () => {
  await desk.reset();
  await desk.database.query('TRUNCATE catalog.chain_rules, catalog.store_rules');
});

afterAll(async () => desk?.close());

const rules = (slug: string): string => `stores/${desk.ids[slug]}/rules`;
const setChain = (body: object): request.Test => desk.send('patch', 'chain-rules', body);
const setStore = (slug: string, body: object): request.Test => desk.send('patch', rules(slug), body);
const settings = async (slug: string): Promise<Record<string, unknown>> =>
  (await request(desk.service.server).get(`/api/admin/settings?store=${slug}`).expect(200)).body;

describe('rules of orders', () => {
  it('order rules are the defaults until staff set some', async () => {
    expect((await desk.staff('/api/admin/chain-rules').expect(200)).body).toEqual(USUAL);
    const { body } = await desk.staff(`/api/admin/${rules('b')}`).expect(200);
    expect(body.effective).toEqual(USUAL);
    expect(Object.values(body.own)).toEqual(Object.keys(USUAL).map(() => null));
    expect(await settings('b')).toEqual({ status: 'live', lastUpdated: null });
    expect(await desk.logged()).toEqual([]);
  });

  it('rules of the chain apply in each store except overridden ones, which null resets', async () => {
    expect((await setChain({ deliveryFee: 20, leadDays: 2, cutOff: '18:00' }).expect(200)).body).toEqual({
      ...USUAL,
      deliveryFee: 20,
      leadDays: 2,
      cutOff: '18:00',
    });
    const own = (await setStore('b', { deliveryFee: 15, freeFrom: 300, cutOff: '24:00' }).expect(200)).body;
    expect(own).toMatchObject({
      own: { deliveryFee: 15, freeFrom: 300, cutOff: '24:00', leadDays: null },
      inherited: { ...USUAL, deliveryFee: 20, leadDays: 2, cutOff: '18:00' },
      effective: { ...USUAL, deliveryFee: 15, freeFrom: 300, cutOff: '24:00', leadDays: 2 },
    });
    expect((await settings('b'))['orderRules']).toEqual(own.effective);
    expect((await settings('a'))['orderRules']).toMatchObject({ deliveryFee: 20, leadDays: 2 });
    const back = (await setStore('b', { deliveryFee: null, cutOff: null }).expect(200)).body;
    expect(back).toMatchObject({ own: { deliveryFee: null }, effective: { deliveryFee: 20, cutOff: '18:00' } });
    await setStore('b', { freeFrom: null }).expect(200);
    expect(await desk.database.query('SELECT * FROM catalog.store_rules')).toEqual([]);
  });

  it('changed rules are logged once, for the chain or the store', async () => {
    await setChain({ leadDays: 2 }).expect(200);
    await setChain({ leadDays: 2 }).expect(200);
    await setStore('b', { minimumOrder: 100 }).expect(200);
    await setStore('b', { minimumOrder: 100 }).expect(200);
    await setStore('b', { minimumOrder: null }).expect(200);
    const logged = await desk.logged();
    expect(logged.map(({ type, store_id: id }) => [type, id])).toEqual([
      ['chain-rules.updated', null],
      ['store.updated', desk.ids['b']],
      ['store.updated', desk.ids['b']],
    ]);
    expect(logged[0]).toMatchObject({ before: {}, after: { leadDays: 2 } });
    expect(logged[1]?.before).not.toHaveProperty('rules');
    expect(logged[1]?.after).toMatchObject({ slug: 'b', rules: { minimumOrderCents: 10_000 } });
    expect(logged[2]?.after).toEqual(logged[1]?.before);
  });

  it('rules stay when something else changes, and are copied with a store', async () => {
    await setStore('b', { leadDays: 3 }).expect(200);
    await desk.send('patch', `stores/${desk.ids['b']}`, { name: 'Bee' }).expect(200);
    const changed = await desk.send('patch', 'settings?store=b', { lastUpdated: '2026-11-21T14:30:00.000Z' });
    expect(changed.body).toMatchObject({ orderRules: { leadDays: 3 } });
    const copy = { name: 'd', slug: 'd', address: 'x', phone: '', timeZone: 'UTC', weekHours: {}, copyFrom: 'b' };
    const { id } = (await desk.send('post', 'stores', copy).expect(201)).body;
    const { body } = await desk.staff(`/api/admin/stores/${id}/rules`).expect(200);
    expect(body).toMatchObject({ own: { leadDays: 3 }, effective: { leadDays: 3 } });
  });

  it.each([
    [{}, 'There is nothing to change.'],
    [{ deliveryFee: -1 }, 'deliveryFee must be an amount from 0 to 99999.99 with at most two decimals.'],
    [{ deliveryFee: 1.999 }, 'deliveryFee must be an amount from 0 to 99999.99 with at most two decimals.'],
    [{ slotCapacity: 0 }, 'slotCapacity must be a whole number from 1 to 9999.'],
    [{ leadDays: 0 }, 'leadDays must be a whole number from 1 to 60.'],
    [{ cutOff: '6pm' }, 'cutOff must be a time like 09:00, up to 24:00.'],
    [{ slots: ['9-12', '9-12'] }, 'slots must be a list of different ones of 9-12, 12-4.'],
    [{ slots: [] }, 'slots must name at least one time of orders.'],
    [{ outsidePrefixes: 'ignore' }, 'outsidePrefixes must be one of refuse, warn.'],
    [{ postalPrefixes: ['L3R!'] }, 'postalPrefixes must be beginnings of postal codes like L3R.'],
    [{ deliveryOn: 'yes' }, 'deliveryOn must be true or false.'],
  ])('the rules %j are refused and change nothing', async (body, message) => {
    for (const answer of [await setChain(body), await setStore('b', body)]) {
      expect([answer.status, answer.body.message]).toEqual([400, message]);
    }
    expect(await desk.logged()).toEqual([]);
  });

  it("chain administrators set the chain's rules, and store administrators those of their store", async () => {
    const ofB = await signIn(desk.database, 'admin');
    await desk.database.query('UPDATE identity.staff_user SET store_ids = $2 WHERE id = $1', [
      ofB.userId,
      [desk.ids['b']],
    ]);
    const as = (method: 'get' | 'patch', path: string): request.Test =>
      request(desk.service.server)[method](`/api/admin/${path}`).set(ofB.headers).send({ leadDays: 4 });
    await as('get', 'chain-rules').expect(403);
    await as('patch', 'chain-rules').expect(403);
    await as('get', rules('a')).expect(404);
    await as('patch', rules('a')).expect(404);
    await as('get', rules('b')).expect(200);
    expect((await as('patch', rules('b')).expect(200)).body.own).toMatchObject({ leadDays: 4 });
  });

  it('rules of a closed store can be read but not set', async () => {
    await desk.send('patch', `stores/${desk.ids['c']}`, { active: false }).expect(200);
    await desk.staff(`/api/admin/${rules('c')}`).expect(200);
    expect((await setStore('c', { leadDays: 2 })).body.message).toBe('Store not found.');
    await desk.send('patch', `stores/${desk.ids['c']}`, { active: true }).expect(200);
  });
});
