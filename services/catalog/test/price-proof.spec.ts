import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PriceProof } from '@larder/contracts';
import { signIn, type SignedInStaff } from '@larder/testing';
import request from 'supertest';
import { StoreDesk } from './store-desk.js';

let desk: StoreDesk;
let reader: SignedInStaff;
let ofB: SignedInStaff;

beforeAll(async () => {
  desk = await StoreDesk.open();
  reader = await signIn(desk.database, 'read-only');
  ofB = await signIn(desk.database, 'read-only', [desk.ids['b'] ?? '']);
});

afterAll(async () => {
  await desk?.close();
});

beforeEach(async () => desk.reset());

const ask = (query: string, who = reader, id = desk.product): request.Test =>
  request(desk.service.server).get(`/api/admin/products/${id}/price-at${query}`).set(who.headers);

const proof = async (query: string, who = reader): Promise<PriceProof> => (await ask(query, who).expect(200)).body;

/** Returns an instant between two changes. */
async function between(): Promise<string> {
  await pause(5);
  const now = new Date().toISOString();
  await pause(5);
  return now;
}

const priceIn = async (store: string, at: string): Promise<unknown[]> => {
  const { ourPrice } = await proof(`?store=${store}&at=${at}`);
  return [ourPrice?.price, ourPrice?.steps.map(({ kind, price }) => `${kind} ${price}`).join(', ')];
};

describe('what a product cost', () => {
  it('a price is proved between any two changes of chain and store, with their authors', async () => {
    const first = await between();
    await desk.send('patch', `products/${desk.product}`, { ourPrice: 6.99 }).expect(200);
    const second = await between();
    await desk.setIn('b', { ourPrice: 5 }).expect(200);
    const third = await between();
    await desk.send('patch', `products/${desk.product}`, { ourPrice: 7.49 }).expect(200);
    const fourth = await between();
    await desk.send('delete', desk.override('b')).expect(200);
    const last = await between();

    const asked = [first, second, third, fourth, last];
    expect(await Promise.all(asked.map(async (at) => priceIn('b', at)))).toEqual([
      [7.99, 'chain 7.99'],
      [6.99, 'chain 6.99'],
      [5, 'chain 6.99, store 5'],
      [5, 'chain 7.49, store 5'],
      [7.49, 'chain 7.49'],
    ]);
    expect((await priceIn('a', third))[0]).toBe(6.99);

    const { ourPrice } = await proof(`?store=b&at=${third}`);
    expect(ourPrice).toMatchObject({ setBy: expect.stringMatching(/^admin/), steps: [{}, { by: ourPrice?.setBy }] });
    const events = await desk.logged();
    expect(events).toHaveLength(4);
    // The chain's next price did not end the override; the reset did, and made the chain's price effective.
    const reset = await proof(`?store=b&at=${last}`);
    expect(reset.ourPrice).toMatchObject({ revision: ourPrice?.untilRevision, until: null, untilRevision: null });
    expect(Date.parse(ourPrice?.until ?? '')).toBeGreaterThan(Date.parse(fourth));
    expect(reset.ourPrice?.steps).toHaveLength(1);
  });

  it('a price is also proved for a deleted product, one not added yet, and without a store', async () => {
    await desk.setIn('b', { ourPrice: 5, active: false }).expect(200);
    const there = await between();
    await desk.send('delete', `products/${desk.product}`).expect(200);
    const gone = await between();
    expect(await proof(`?at=${there}`)).toMatchObject({
      description: 'Baby Bok Choy',
      store: null,
      active: true,
      ourPrice: { price: 7.99, setBy: null },
      retailPrice: { price: 9.99 },
    });
    const inB = await proof(`?store=b&at=${there}`);
    expect(inB).toMatchObject({ store: 'b', active: false, ourPrice: { price: 5, until: expect.any(String) } });
    for (const at of [gone, '2020-01-01T00:00:00Z']) {
      expect(await proof(`?store=b&at=${at}`)).toMatchObject({ active: false, ourPrice: null, retailPrice: null });
    }
  });

  it('an override from before a deletion does not apply after the product was recreated', async () => {
    await desk.setIn('b', { ourPrice: 5 }).expect(200);
    const csvContent = `id,category,description,size,retailPrice,ourPrice\n${desk.product},seafood,Baby Bok Choy,1 lb,9.99,7.99\n`;
    await desk.send('delete', 'products/all').expect(200);
    await desk.send('post', 'products/import', { csvContent }).expect(200);
    expect(await priceIn('b', await between())).toEqual([7.99, 'chain 7.99']);
  });

  it('staff of one store get the proof of that store without naming it, and of no other', async () => {
    await desk.setIn('b', { ourPrice: 5 }).expect(200);
    expect(await proof('', ofB)).toMatchObject({ store: 'b', ourPrice: { price: 5 } });
    await ask('?store=a', ofB).expect(404);
  });

  it.each([
    ['?at=yesterday', 400],
    ['?at=2090-01-01T00:00:00Z', 400],
    ['?store=nowhere', 404],
  ])('the price proof %s is refused', async (query, status) => {
    expect((await ask(query)).status).toBe(status);
  });

  it('the price proof of an unknown product is refused', async () => {
    expect((await ask('', reader, crypto.randomUUID())).status).toBe(404);
    expect((await ask('', reader, 'not-an-id')).status).toBe(404);
  });
});
