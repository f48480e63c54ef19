import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { eventually, signIn } from '@larder/testing';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';
import { lockStoreLists } from '../src/public-lists/list-locks.js';
import { batchOf, DAY, inSeconds, instant, planBatch, showsPrices, withoutBatches } from './batch-desk.js';
import { insertProduct } from './product-builder.js';
import { StoreDesk } from './store-desk.js';

let desk: StoreDesk;

beforeAll(async () => {
  desk = await StoreDesk.open();
});

beforeEach(async () => withoutBatches(desk));

afterAll(async () => desk?.close());

it.each([['plan it'], ['change it']])(
  "staff of all stores leave the chain's prices alone when they %s, and can roll it back",
  async (what) => {
    const own = await signIn(desk.database, 'admin', Object.values(desk.ids));
    const asStaff = (method: 'post' | 'patch', path: string, body?: object): request.Test =>
      request(desk.service.server)[method](`/api/admin/price-batches${path}`).set(own.headers).send(body);
    const body = batchOf(desk, { stores: ['a', 'b', 'c'], endsAt: null });
    const id: string =
      what === 'plan it' ? (await asStaff('post', '', body).expect(201)).body.id : await planBatch(desk, body);
    await asStaff('patch', `/${id}`, { startsAt: inSeconds(0) }).expect(200);
    await showsPrices(desk, 5, 5, 5);
    const [product] = (await desk.staff('/api/products?includeInactive=true').expect(200)).body;
    expect(product).toMatchObject({ ourPrice: 7.99, version: 1 });
    expect(await desk.rows()).toHaveLength(3);
    await asStaff('post', `/${id}/rollback`).expect(200);
    await showsPrices(desk, 7.99, 7.99, 7.99);
  },
);

it('a batch for every store changes the chain, except for a product that a store left out', async () => {
  const other = await insertProduct(desk.database, { ourPriceCents: 300, retailPriceCents: 400 });
  const items = [desk.product, other].map((productId) => ({ kind: 'retail', productId, ourPrice: 3.5 }));
  const id = await planBatch(desk, { stores: ['a', 'b', 'c'], endsAt: null, items });
  await desk.send('post', `price-batches/${id}/exceptions`, { store: 'b', productId: desk.product }).expect(200);
  await desk.send('patch', `price-batches/${id}`, { startsAt: inSeconds(0) }).expect(200);
  await showsPrices(desk, 3.5, 7.99, 3.5);
  expect(await desk.rows()).toMatchObject([{ product_id: desk.product }, { product_id: desk.product }]);
  const { body } = await desk.staff('/api/products?includeInactive=true').expect(200);
  expect(body).toContainEqual(expect.objectContaining({ id: other, ourPrice: 3.5 }));
  await desk.send('post', `price-batches/${id}/rollback`).expect(200);
  await showsPrices(desk, 7.99, 7.99, 7.99);
  expect(await desk.rows()).toEqual([]);
});

it('a batch with the present price changes no product, so that open forms and the history stay as they are', async () => {
  await desk.setIn('b', { ourPrice: 6 }).expect(200);
  const items = [{ kind: 'retail', productId: desk.product, ourPrice: 7.99 }];
  await planBatch(desk, { stores: ['a', 'b', 'c'], startsAt: inSeconds(0), endsAt: null, items });
  await showsPrices(desk, 7.99, 7.99, 7.99);
  const { body } = await desk.staff('/api/products?includeInactive=true').expect(200);
  expect(body).toMatchObject([{ id: desk.product, version: 1 }]);
  expect((await desk.logged()).filter(({ type }) => type === 'product.updated')).toEqual([]);
});

it('a store keeps its time zone while batches are planned by its clock', async () => {
  const startsAt = `${DAY}T08:00`;
  const id = await planBatch(desk, { stores: ['a'], startsAt, endsAt: null });
  const move = (): request.Test => desk.send('patch', `stores/${desk.ids.a}`, { timeZone: 'America/Vancouver' });
  expect((await move().expect(409)).body.message).toBe(
    "Price batches are planned in this store's local time. Cancel or end them before you change its time zone.",
  );
  await desk.send('post', `price-batches/${id}/cancel`).expect(200);
  await move().expect(200);
  const { stores } = (
    await desk.send('post', 'price-batches', batchOf(desk, { stores: ['a'], startsAt, endsAt: null }))
  ).body;
  expect(stores).toMatchObject([{ startsAt: instant(DAY, '08:00', 'America/Vancouver') }]);
});

it('a batch that is planned while its store changes the time zone begins by the new clock', async () => {
  let late: Promise<request.Response> | undefined;
  await desk.service.get(DataSource).transaction(async (manager) => {
    await lockStoreLists(manager, [desk.ids.b ?? '']);
    const batch = batchOf(desk, { stores: ['b'], startsAt: `${DAY}T08:00`, endsAt: null });
    late = desk.send('post', 'price-batches', batch).then((answer) => answer);
    await pause(300);
    await manager.query(`UPDATE catalog.store SET time_zone = 'America/Vancouver' WHERE slug = 'b'`);
  });
  expect((await late)?.body.stores).toMatchObject([{ startsAt: instant(DAY, '08:00', 'America/Vancouver') }]);
});

it('a store keeps its time zone when a batch is planned at the same time', async () => {
  let late: Promise<number> | undefined;
  await desk.service.get(DataSource).transaction(async (manager) => {
    await lockStoreLists(manager, [desk.ids.c ?? '']);
    late = desk.send('patch', `stores/${desk.ids.c}`, { timeZone: 'America/Vancouver' }).then(({ status }) => status);
    await pause(300);
    await manager.query(
      `WITH batch AS (INSERT INTO catalog.price_batch (id, name, starts_at, created_at, of_chain) VALUES (gen_random_uuid(), 'July', '', now(), false)
                      RETURNING id)
       INSERT INTO catalog.price_batch_store (batch_id, store_id, starts_at, state)
       SELECT id, $1, now() + interval '1 day', 'planned' FROM batch`,
      [desk.ids.c],
    );
  });
  expect(await late).toBe(409);
});

it('batches that start together are read together', async () => {
  const readsOf = async (count: number): Promise<number> => {
    const planned = Array.from({ length: count }, async () => {
      const items = [{ kind: 'retail', productId: await insertProduct(desk.database, {}), ourPrice: 5 }];
      return planBatch(desk, { items });
    });
    const ids = await Promise.all(planned);
    const statements = jest.spyOn(PostgresQueryRunner.prototype, 'query');
    await desk.database.query('UPDATE catalog.price_batch_store SET starts_at = now() WHERE batch_id = ANY($1)', [ids]);
    await eventually(async () =>
      expect((await desk.staff('/api/admin/price-batches?state=planned')).body.batches).toEqual([]),
    );
    const reads = statements.mock.calls.filter(([sql]) => sql.includes('catalog.price_batch_exception'));
    statements.mockRestore();
    return reads.length;
  };
  const few = await readsOf(1);
  expect(await readsOf(20)).toBeLessThan(few + 10);
});

it('a batch of a store that was renamed while its form was open is planned in that store, once', async () => {
  const rename = async (slug: string): Promise<void> => {
    await desk.send('patch', `stores/${desk.ids['b']}`, { slug }).expect(200);
  };
  await rename('uptown');
  const { body } = await desk.send('post', 'price-batches', batchOf(desk, { stores: ['b', 'uptown'] })).expect(201);
  expect(body.stores).toMatchObject([{ store: 'uptown' }]);
  await rename('b');
});
