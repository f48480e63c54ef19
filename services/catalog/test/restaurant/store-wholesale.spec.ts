import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PublicRestaurantProduct, StaffRestaurantProduct } from '@larder/contracts';
import { addDays, dayIn } from '@larder/kernel';
import { signIn } from '@larder/testing';
import request from 'supertest';
import { StoreDesk } from '../store-desk.js';
import { insertCategory, insertRestaurantProduct } from './restaurant-builder.js';

const ZONE = 'America/Toronto';

let desk: StoreDesk;
let rice = '';

beforeAll(async () => {
  desk = await StoreDesk.open();
});

beforeEach(async () => {
  await desk.reset();
  rice = await insertRestaurantProduct(desk.database, { pricePerUnitCents: 3200, displayOrder: 5 });
});

afterAll(async () => desk?.close());

const setIn = (slug: string, body: object, id = rice): request.Test =>
  desk.send('put', `restaurant/products/${id}?store=${slug}`, body);

const override = (slug: string, id = rice): string => `stores/${desk.ids[slug]}/overrides/restaurant/${id}`;

async function list(slug: string, of = desk.service): Promise<PublicRestaurantProduct[]> {
  return (await request(of.server).get(`/api/restaurant/products?store=${slug}`).expect(200)).body;
}

/** The prices in the stores a, b and c; undefined where the product is not sold. */
async function prices(of = desk.service): Promise<(number | undefined)[]> {
  const lists = await Promise.all(['a', 'b', 'c'].map(async (slug) => list(slug, of)));
  return lists.map((products) => products.find(({ id }) => id === rice)?.pricePerUnit);
}

const rows = async (): Promise<object[]> => desk.database.query('SELECT * FROM catalog.restaurant_override');

const logged = async (): Promise<object[]> =>
  desk.database.query(
    `SELECT type, store_id, before, after FROM catalog.event_log WHERE type LIKE 'restaurant-product.over%' ORDER BY number`,
  );

const revision = async (slug: string): Promise<number> => {
  const answer = await request(desk.service.server).get(`/api/restaurant/products?store=${slug}`).expect(200);
  return Number(answer.headers['x-revision']);
};

describe('an override of a restaurant product', () => {
  it('a wholesale override shows in its store only, on every replica, and only in the sent field', async () => {
    const { body } = await setIn('b', { pricePerUnit: 30 }).expect(200);
    expect(body).toMatchObject({
      pricePerUnit: 30,
      minOrderQuantity: 1,
      own: { pricePerUnit: 30, minOrderQuantity: null, active: null, displayOrder: null, soldOutDate: null },
      chain: { pricePerUnit: 32, minOrderQuantity: 1, active: true, displayOrder: 5, soldOutDate: null },
    });
    expect(await prices()).toEqual([32, 30, 32]);
    expect(await prices(desk.other)).toEqual([32, 30, 32]);
    await setIn('b', { minOrderQuantity: 4 }).expect(200);
    expect((await list('b'))[0]).toMatchObject({ pricePerUnit: 30, minOrderQuantity: 4 });
    expect((await list('a'))[0]).toMatchObject({ minOrderQuantity: 1 });
  });

  it("a store's change raises its revision only, and the chain's raises all", async () => {
    const before = [await revision('a'), await revision('b')] as const;
    await setIn('b', { pricePerUnit: 30 }).expect(200);
    expect(await revision('a')).toBe(before[0]);
    expect(await revision('b')).toBeGreaterThan(before[1]);
    await desk.send('put', `restaurant/products/${rice}`, { description: 'Fragrant' }).expect(200);
    expect(await revision('a')).toBeGreaterThan(before[0]);
  });

  it('a wholesale override stays when the chain changes, and staff see how many stores differ', async () => {
    await setIn('b', { pricePerUnit: 30 }).expect(200);
    const { body } = await desk.send('put', `restaurant/products/${rice}`, { pricePerUnit: 31 }).expect(200);
    expect(body).toMatchObject({ pricePerUnit: 31, differs: 1 });
    const chain = (await desk.staff('/api/admin/restaurant/products').expect(200)).body as StaffRestaurantProduct[];
    expect(chain).toMatchObject([{ pricePerUnit: 31, differs: 1 }]);
    const here = (await desk.staff('/api/admin/restaurant/products?store=b').expect(200))
      .body as StaffRestaurantProduct[];
    expect(here).toMatchObject([{ pricePerUnit: 30, own: { pricePerUnit: 30 }, chain: { pricePerUnit: 31 } }]);
  });

  it('a reset override follows the chain and leaves no row, as does a replacement of nulls', async () => {
    await setIn('b', { pricePerUnit: 30, active: true }).expect(200);
    const { body } = await desk.send('delete', override('b')).expect(200);
    expect(body).toMatchObject({ pricePerUnit: 32, own: { version: 0 } });
    await setIn('b', { pricePerUnit: 30 }).expect(200);
    await desk.send('put', override('b'), { pricePerUnit: null, active: null, soldOutDate: null }).expect(200);
    expect(await rows()).toEqual([]);
    expect(await prices()).toEqual([32, 32, 32]);
  });

  it("a wholesale price equal to the chain's is an override too", async () => {
    await setIn('b', { pricePerUnit: 32 }).expect(200);
    await desk.send('put', `restaurant/products/${rice}`, { pricePerUnit: 40 }).expect(200);
    expect(await prices()).toEqual([40, 32, 40]);
  });

  it('a wholesale override is logged for its store with its values before and after', async () => {
    await setIn('b', { pricePerUnit: 30 }).expect(200);
    await setIn('b', { minOrderQuantity: 2 }).expect(200);
    await setIn('b', { minOrderQuantity: 2 }).expect(200);
    const nothing = { minOrderQuantity: null, active: null, displayOrder: null, soldOutDate: null, soldOutUntil: null };
    const first = { ...nothing, pricePerUnitCents: 3000, version: expect.any(Number) };
    const type = 'restaurant-product.overridden';
    expect(await logged()).toEqual([
      { type, store_id: desk.ids['b'], before: null, after: first },
      { type, store_id: desk.ids['b'], before: first, after: { ...first, minOrderQuantity: 2 } },
    ]);
  });

  it('a stale version is a conflict with the current state, even after the row was deleted and recreated', async () => {
    const { version } = (await setIn('b', { pricePerUnit: 30 }).expect(200)).body.own;
    for (const _ of ['saved', 'saved before']) await setIn('b', { pricePerUnit: 29, version }).expect(200);
    const { body } = await setIn('b', { pricePerUnit: 28, version }).expect(409);
    expect(body.current).toMatchObject({ pricePerUnit: 29, own: { pricePerUnit: 29 } });
    await desk.send('delete', override('b')).expect(200);
    await setIn('b', { pricePerUnit: 30 }).expect(200);
    await desk.send('put', override('b'), { pricePerUnit: 28, version }).expect(409);
    await setIn('c', { pricePerUnit: 28, version }).expect(409);
  });

  it.each([
    [{ name: 'Cod' }, 'name is the same in every store. Change it for all stores instead.'],
    [
      { pricePerUnit: 1, description: 'x' },
      'description is the same in every store. Change it for all stores instead.',
    ],
    [{ category: 'Rice' }, 'category is the same in every store. Change it for all stores instead.'],
    [{ active: false, everywhere: true }, 'everywhere is the same in every store. Change it for all stores instead.'],
    [{ pricePerUnit: -1 }, expect.stringContaining('pricePerUnit')],
    [{ soldOutUntil: '2099-01-01' }, 'soldOutUntil must be within a year.'],
    [{}, 'There is nothing to change.'],
  ])('%j in a store is refused and nothing is written', async (body, sentence) => {
    expect((await setIn('b', body).expect(400)).body.message).toEqual(sentence);
    expect(await rows()).toEqual([]);
  });

  it('unknown and closed stores and unknown products are not found', async () => {
    await setIn('nowhere', { pricePerUnit: 1 }).expect(404);
    await setIn('b', { pricePerUnit: 1 }, randomUUID()).expect(404);
    await desk.send('put', override('b', randomUUID()), { pricePerUnit: 1 }).expect(404);
    await desk.database.query(`UPDATE catalog.store SET active = false WHERE slug = 'c'`);
    await setIn('c', { pricePerUnit: 1 }).expect(404);
    await desk.database.query(`UPDATE catalog.store SET active = true WHERE slug = 'c'`);
    expect(await rows()).toEqual([]);
  });
});

describe('what restaurants can order in a store', () => {
  it('a store may leave out restaurant products of the chain, and sell inactive ones', async () => {
    await setIn('b', { active: false }).expect(200);
    expect(await prices()).toEqual([32, undefined, 32]);
    await desk.send('delete', override('b')).expect(200);
    await desk.send('put', `restaurant/products/${rice}`, { active: false }).expect(200);
    await setIn('c', { active: true }).expect(200);
    expect(await prices(desk.other)).toEqual([undefined, undefined, 32]);
  });

  it('an inactive category hides its products in every store', async () => {
    await setIn('b', { active: true, pricePerUnit: 30 }).expect(200);
    await insertCategory(desk.database, { active: false });
    expect(await prices()).toEqual([undefined, undefined, undefined]);
  });

  it('a recall takes a restaurant product off everywhere and removes all overrides, and an undo restores both', async () => {
    await setIn('b', { pricePerUnit: 30, active: true }).expect(200);
    await setIn('c', { minOrderQuantity: 3 }).expect(200);
    const { body } = await desk.send('put', `restaurant/products/${rice}`, { active: false, everywhere: true });
    expect(body).not.toHaveProperty('differs');
    expect(await prices()).toEqual([undefined, undefined, undefined]);
    expect(await rows()).toEqual([]);
    await desk.send('post', `changes/catalog/${body.changeId}/undo`).expect(200);
    expect(await prices()).toEqual([32, 30, 32]);
  });

  it('a wholesale price for everywhere resets that field in the stores and nothing else, and can be undone', async () => {
    await setIn('b', { pricePerUnit: 30, minOrderQuantity: 3 }).expect(200);
    await setIn('c', { pricePerUnit: 31 }).expect(200);
    const { body } = await desk.send('put', `restaurant/products/${rice}`, { pricePerUnit: 33, everywhere: true });
    expect(await prices()).toEqual([33, 33, 33]);
    expect(await rows()).toMatchObject([{ min_order_quantity: 3, price_per_unit_cents: null }]);
    await desk.send('post', `changes/catalog/${body.changeId}/undo`).expect(200);
    expect(await prices()).toEqual([32, 30, 31]);
  });

  it('deleting a restaurant product deletes its overrides, and an undo restores both', async () => {
    await setIn('b', { pricePerUnit: 30 }).expect(200);
    const { body } = await desk.send('delete', `restaurant/products/${rice}`).expect(200);
    expect(await rows()).toEqual([]);
    await desk.send('post', `changes/catalog/${body.changeId}/undo`).expect(200);
    expect(await prices()).toEqual([32, 30, 32]);
  });

  it('a copied store begins with the overrides of its model', async () => {
    await setIn('b', { pricePerUnit: 30, soldOutUntil: addDays(dayIn(new Date(), ZONE), 2) }).expect(200);
    const draft = { name: 'D', slug: 'd', address: '1 Road', phone: '905 555-0101', timeZone: ZONE, copyFrom: 'b' };
    const { body } = await desk.send('post', 'stores', draft).expect(201);
    expect((await list('d'))[0]).toMatchObject((await list('b'))[0] ?? {});
    await desk.database.query('DELETE FROM catalog.store_slug WHERE store_id = $1', [body.id]);
    await desk.database.query('DELETE FROM catalog.store WHERE id = $1', [body.id]);
  });

  it('the file of a store has the effective values', async () => {
    await setIn('b', { pricePerUnit: 30.5, minOrderQuantity: 4 }).expect(200);
    const file = async (query: string): Promise<string> =>
      (await desk.staff(`/api/admin/restaurant/products/export/csv${query}`).expect(200)).text;
    expect(await file('?store=b')).toContain('30.50');
    expect(await file('')).not.toContain('30.50');
  });
});

describe('an administrator of one store', () => {
  it('an administrator of one store overrides there only, and can neither rename nor change other stores', async () => {
    const { headers } = await signIn(desk.database, 'admin', [desk.ids['b'] ?? '']);
    const send = (method: 'put' | 'patch' | 'delete', path: string, body: object): request.Test =>
      request(desk.service.server)[method](`/api/admin/${path}`).set(headers).send(body);
    const path = `restaurant/products/${rice}`;
    await send('put', path, { pricePerUnit: 30 }).expect(200);
    expect(await prices()).toEqual([32, 30, 32]);
    const soldOutUntil = addDays(dayIn(new Date(), ZONE), 2);
    await send('put', override('b'), { minOrderQuantity: 2, soldOutUntil }).expect(200);
    await send('patch', `${path}/order`, { displayOrder: 9 }).expect(200);
    expect((await send('put', path, { name: 'Mine' }).expect(403)).body.message).toContain('name concerns every store');
    await send('put', path, { active: false, everywhere: true }).expect(403);
    await send('put', `${path}?store=c`, { pricePerUnit: 1 }).expect(404);
    await send('put', override('c'), { pricePerUnit: 1 }).expect(404);
    await send('delete', path, {}).expect(403);
    const seen = await request(desk.service.server).get('/api/admin/restaurant/products').set(headers).expect(200);
    expect(seen.body).toMatchObject([{ own: { minOrderQuantity: 2, displayOrder: 9 }, chain: { pricePerUnit: 32 } }]);
    expect(await rows()).toHaveLength(1);
  });
});

describe('GET overrides/matrix?kind=restaurant', () => {
  it('the matrix has products in the order of the sheet, with the overrides of stores', async () => {
    await setIn('b', { pricePerUnit: 30, soldOutUntil: null }).expect(200);
    const noodles = await insertRestaurantProduct(desk.database, { name: 'Noodles', displayOrder: 1 });
    const matrix = async (query: string) =>
      (await desk.staff(`/api/admin/overrides/matrix?kind=restaurant${query}`).expect(200)).body;
    const { stores, rows: found, total } = await matrix('');
    expect([stores, total]).toEqual([['a', 'b', 'c'], 2]);
    expect(found).toMatchObject([
      { productId: noodles, name: 'Noodles', stores: {} },
      {
        name: 'Jasmine Rice',
        chain: { pricePerUnit: 32, minOrderQuantity: 1, active: true, displayOrder: 5, soldOutDate: null },
        stores: { b: { pricePerUnit: 30, minOrderQuantity: null, soldOutUntil: null } },
      },
    ]);
    expect((await matrix('&search=jasm')).rows).toHaveLength(1);
    expect((await matrix(`&product=${noodles}`)).rows).toHaveLength(1);
    await desk.staff('/api/admin/overrides/matrix?kind=other').expect(400);
  });
});

describe('places in a category', () => {
  it('a store moves a product in its own list only', async () => {
    const noodles = await insertRestaurantProduct(desk.database, { name: 'Noodles', displayOrder: 6 });
    await desk.send('patch', `restaurant/products/${noodles}/order?store=b`, { displayOrder: 1 }).expect(200);
    const names = async (slug: string) => (await list(slug)).map(({ name }) => name);
    expect([await names('a'), await names('b')]).toEqual([
      ['Jasmine Rice', 'Noodles'],
      ['Noodles', 'Jasmine Rice'],
    ]);
  });
});

describe('sold out in a store', () => {
  const today = (): string => dayIn(new Date(), ZONE);

  it('a store sells out for today or until a day, and follows the chain again', async () => {
    await setIn('b', { soldOutUntil: today() }).expect(200);
    expect((await list('b'))[0]).toMatchObject({ soldOutDate: today() });
    expect((await list('a'))[0]).toMatchObject({ soldOutDate: null });
    const later = addDays(today(), 3);
    await setIn('b', { soldOutUntil: later }).expect(200);
    expect((await list('b'))[0]).toMatchObject({ soldOutDate: addDays(today(), -1), soldOutUntil: later });
    await setIn('b', { soldOutUntil: null }).expect(200);
    expect(await rows()).toEqual([]);
  });

  it('a past sold-out day of a store means for sale, whatever the chain has', async () => {
    const until = addDays(today(), 3);
    const over = addDays(today(), -1);
    await desk.send('put', `restaurant/products/${rice}`, { soldOutToday: true, soldOutUntil: until }).expect(200);
    await setIn('b', { soldOutUntil: over }).expect(200);
    expect((await list('b'))[0]).toMatchObject({ soldOutDate: over, soldOutUntil: over });
    expect((await list('a'))[0]).toMatchObject({ soldOutDate: today(), soldOutUntil: until });
    await desk.send('delete', override('b')).expect(200);
    await setIn('b', { soldOutToday: false }).expect(200);
    expect((await list('b'))[0]).toMatchObject({ soldOutDate: over, soldOutUntil: over });
  });
});
