import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@larder/testing';
import { batchOf, DAY, inSeconds, instant, NEXT_DAY, planBatch, showsPrices, withoutBatches } from './batch-desk.js';
import { insertProduct } from './product-builder.js';
import { StoreDesk } from './store-desk.js';

let desk: StoreDesk;

beforeAll(async () => {
  desk = await StoreDesk.open();
});

beforeEach(async () => withoutBatches(desk));

afterAll(async () => desk?.close());

/** Moves the start or the end of a batch to now in these stores. */
async function makeDue(id: string, edge: 'start' | 'end', ...slugs: string[]): Promise<void> {
  const [startsAt, endsAt] = edge === 'start' ? [0, 3_600] : [-3_600, 0];
  await desk.database.query(
    'UPDATE catalog.price_batch_store SET starts_at = $3, ends_at = $4 WHERE batch_id = $1 AND store_id = ANY($2)',
    [id, slugs.map((slug) => desk.ids[slug]), inSeconds(startsAt), inSeconds(endsAt)],
  );
}

const plan = async (fields: object = {}): Promise<string> => planBatch(desk, fields);

const shows = async (...prices: (number | undefined)[]): Promise<void> => showsPrices(desk, ...prices);

describe('a price batch', () => {
  it('a batch applies in its stores from its start to its end, on every replica, and leaves no trace', async () => {
    const id = await plan({ startsAt: inSeconds(0), endsAt: inSeconds(4) });
    await shows(5, 5, 7.99);
    const { body } = await desk.staff('/api/admin/price-batches').expect(200);
    expect(body.batches).toMatchObject([{ id, name: 'Weekend', state: 'running', products: 1 }]);
    await shows(7.99, 7.99, 7.99);
    expect((await desk.staff(`/api/admin/price-batches/${id}`).expect(200)).body).toMatchObject({
      state: 'ended',
      items: [{ kind: 'retail', productId: desk.product, ourPrice: 5 }],
    });
    expect(await desk.rows()).toEqual([]);
  });

  it('a batch with a price shows shoppers its last day', async () => {
    await desk.database.query(`UPDATE catalog.store SET time_zone = 'Asia/Tokyo' WHERE slug = 'b'`);
    // Midnight in Toronto, so the day before is the last one; in Tokyo it is in the middle of the day.
    const endsAt = instant(NEXT_DAY, '00:00');
    const id = await plan({ startsAt: inSeconds(0), endsAt });
    await shows(5, 5, 7.99);
    const until = async (store: string): Promise<unknown> =>
      (await desk.staff(`/api/products?store=${store}`).expect(200)).body[0].until;
    expect([await until('a'), await until('b'), await until('c')]).toEqual([DAY, NEXT_DAY, undefined]);
    await desk.send('post', `price-batches/${id}/end`).expect(200);
    const items = [{ kind: 'retail', productId: desk.product, active: true }];
    await plan({ name: 'On sale', startsAt: inSeconds(0), endsAt, items });
    await eventually(async () =>
      expect((await desk.staff('/api/admin/price-batches?state=running')).body.batches).toHaveLength(1),
    );
    expect(await until('a')).toBeUndefined();
    await desk.database.query(`UPDATE catalog.store SET time_zone = 'America/Toronto'`);
  });

  it("a batch starts at its time on each store's clock", async () => {
    await desk.database.query(`UPDATE catalog.store SET time_zone = 'America/Winnipeg' WHERE slug = 'b'`);
    const { body } = await desk
      .send('post', 'price-batches', batchOf(desk, { startsAt: `${DAY}T09:00`, endsAt: `${NEXT_DAY}T21:30` }))
      .expect(201);
    const times = (zone?: string): object => {
      return { startsAt: instant(DAY, '09:00', zone), endsAt: instant(NEXT_DAY, '21:30', zone), state: 'planned' };
    };
    expect(body.stores).toMatchObject([times(), times('America/Winnipeg')]);
    await makeDue(body.id, 'start', 'b');
    await shows(7.99, 5, 7.99);
    await makeDue(body.id, 'start', 'a');
    await shows(5, 5, 7.99);
    await makeDue(body.id, 'end', 'b');
    await shows(5, 7.99, 7.99);
    await desk.database.query(`UPDATE catalog.store SET time_zone = 'America/Toronto'`);
  });

  it('a batch takes precedence over overrides, field by field, until it ends', async () => {
    await desk.setIn('b', { ourPrice: 6, retailPrice: 9 }).expect(200);
    const id = await plan({ startsAt: inSeconds(0) });
    await shows(5, 5, 7.99);
    const [product] = (await desk.staff('/api/products?store=b&includeInactive=true').expect(200)).body;
    expect(product).toMatchObject({
      ourPrice: 5,
      retailPrice: 9,
      own: { ourPrice: 6 },
      batch: { id, name: 'Weekend' },
    });
    // Saved below the batch, and shown after it ends.
    expect((await desk.setIn('b', { ourPrice: 6.5 }).expect(200)).body).toMatchObject({
      ourPrice: 5,
      own: { ourPrice: 6.5 },
    });
    await desk.send('patch', `products/${desk.product}`, { ourPrice: 7 }).expect(200);
    await desk.send('post', `price-batches/${id}/end`).expect(200);
    await shows(7, 6.5, 7);
  });

  it('a batch without an end becomes overrides of its stores, in its fields', async () => {
    await desk.setIn('b', { retailPrice: 9 }).expect(200);
    const id = await plan({ startsAt: inSeconds(0), endsAt: null });
    await shows(5, 5, 7.99);
    const rows = await desk.rows();
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual(
      expect.objectContaining({ store_id: desk.ids['b'], our_price_cents: 500, retail_price_cents: 900, active: null }),
    );
    expect((await desk.staff(`/api/admin/price-batches/${id}`).expect(200)).body.state).toBe('applied');
  });

  it("a batch without an end for every store changes the chain, and removes the stores' overrides of it", async () => {
    await desk.setIn('b', { ourPrice: 6, retailPrice: 9 }).expect(200);
    await plan({ stores: ['a', 'b', 'c'], startsAt: inSeconds(0), endsAt: null });
    await shows(5, 5, 5);
    expect(await desk.rows()).toMatchObject([{ our_price_cents: null, retail_price_cents: 900 }]);
    const [product] = (await desk.staff('/api/products?includeInactive=true').expect(200)).body;
    expect(product).toMatchObject({ ourPrice: 5, version: 2 });
  });

  it('a batch of many products logs the removal of overrides once for each store', async () => {
    const other = await insertProduct(desk.database, { ourPriceCents: 300 });
    await desk.setIn('b', { ourPrice: 6 }).expect(200);
    await desk.send('patch', `products/${other}?store=b`, { ourPrice: 2 }).expect(200);
    const items = [desk.product, other].map((productId) => ({ kind: 'retail', productId, ourPrice: 5 }));
    await plan({ stores: ['a', 'b', 'c'], startsAt: inSeconds(0), endsAt: null, items });
    await shows(5, 5, 5);
    const sums = (await desk.logged()).filter(({ type }) => type === 'overrides.applied');
    expect(sums).toMatchObject([{ store_id: desk.ids['b'], after: { count: 2 } }]);
    expect(await desk.rows()).toEqual([]);
  });

  it('a batch whose whole time passed while the service was down never ran, and its cancellation is logged', async () => {
    const id = await plan();
    await makeDue(id, 'end', 'a', 'b');
    await eventually(async () =>
      expect((await desk.staff(`/api/admin/price-batches/${id}`).expect(200)).body.state).toBe('cancelled'),
    );
    const storeIds = expect.arrayContaining([desk.ids['a'], desk.ids['b']]);
    expect((await desk.logged()).slice(1)).toMatchObject([{ type: 'price-batch.cancelled', after: { storeIds } }]);
  });

  it('a batch starts once, with one event for each store, on any number of replicas', async () => {
    await plan({ startsAt: inSeconds(0) });
    await shows(5, 5, 7.99);
    await pause(2_200);
    const events = await desk.logged();
    expect(events.map(({ type }) => type)).toEqual([
      'price-batch.planned',
      'price-batch.started',
      'price-batch.started',
    ]);
    expect(new Set(events.slice(1).map((event) => event.store_id))).toEqual(new Set([desk.ids['a'], desk.ids['b']]));
  });

  it('one batch follows another without a gap', async () => {
    const turn = inSeconds(3);
    await plan({ startsAt: inSeconds(0), endsAt: turn });
    await plan({ name: 'Next', startsAt: turn, items: [{ kind: 'retail', productId: desk.product, ourPrice: 4 }] });
    await shows(5, 5, 7.99);
    const seen = new Set<number | undefined>();
    const until = Date.now() + 4_500;
    while (Date.now() < until) seen.add((await desk.prices())[0]);
    expect([...seen]).toEqual([5, 4]);
  });
});

describe('rolling back', () => {
  const rollBack = async (id: string): Promise<object> =>
    (await desk.send('post', `price-batches/${id}/rollback`).expect(200)).body as object;
  const stateOf = async (id: string): Promise<string> =>
    (await desk.staff(`/api/admin/price-batches/${id}`).expect(200)).body.state as string;

  it('rolling back ends a running batch', async () => {
    await desk.setIn('b', { ourPrice: 6 }).expect(200);
    const id = await plan({ startsAt: inSeconds(0) });
    await shows(5, 5, 7.99);
    expect(await rollBack(id)).toMatchObject({ id, state: 'ended', restored: 0, leftCount: 0 });
    await shows(7.99, 6, 7.99);
    await desk.send('post', `price-batches/${id}/rollback`).expect(409);
  });

  it('rolling back restores lasting prices in each store, except those changed since', async () => {
    await desk.setIn('b', { ourPrice: 6, retailPrice: 9 }).expect(200);
    const other = await insertProduct(desk.database, { ourPriceCents: 300 });
    const items = [desk.product, other].map((productId) => ({ kind: 'retail', productId, ourPrice: 5 }));
    const id = await plan({ startsAt: inSeconds(0), endsAt: null, items });
    await shows(5, 5, 7.99);
    await desk.send('patch', `products/${other}?store=a`, { ourPrice: 2 }).expect(200);
    expect(await rollBack(id)).toMatchObject({ state: 'ended', restored: 3, leftCount: 1 });
    await shows(7.99, 6, 7.99);
    const rows = await desk.rows();
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual(expect.objectContaining({ our_price_cents: 600, retail_price_cents: 900 }));
    expect(rows).toContainEqual(expect.objectContaining({ product_id: other, our_price_cents: 200 }));
  });

  it('rolling back restores the chain, as does undoing the change, and a redo applies it again', async () => {
    await desk.setIn('b', { ourPrice: 6 }).expect(200);
    const id = await plan({ stores: ['a', 'b', 'c'], startsAt: inSeconds(0), endsAt: null });
    await shows(5, 5, 5);
    const { body } = await desk.staff('/api/admin/changes/catalog').expect(200);
    const undone = await desk.send('post', `changes/catalog/${body.changes[0].id}/undo`).expect(200);
    await shows(7.99, 6, 7.99);
    expect(await stateOf(id)).toBe('ended');
    await desk.send('post', `changes/catalog/${undone.body.changeId}/undo`).expect(200);
    await shows(5, 5, 5);
    expect(await stateOf(id)).toBe('applied');
  });

  it('rolling back restores a store where it still can, although it is too late for another', async () => {
    const begin = async (slug: string): Promise<unknown> =>
      desk.database.query('UPDATE catalog.price_batch_store SET starts_at = now() WHERE store_id = $1', [
        desk.ids[slug],
      ]);
    const id = await plan({ endsAt: null });
    await begin('a');
    await shows(5, 7.99, 7.99);
    await desk.database.query(`UPDATE catalog.change_set SET changed_at = changed_at - interval '25 hours'`);
    await begin('b');
    await shows(5, 5, 7.99);
    expect(await rollBack(id)).toMatchObject({ restored: 1, leftCount: 0 });
    await shows(5, 7.99, 7.99);
    await desk.send('post', `price-batches/${id}/rollback`).expect(410);
  });
});

describe('a store', () => {
  it('a store can opt a product out of a batch at any time, and the batch still applies elsewhere', async () => {
    const other = await insertProduct(desk.database, { ourPriceCents: 300, retailPriceCents: 400 });
    const items = [desk.product, other].map((productId) => ({ kind: 'retail', productId, ourPrice: 2.5 }));
    const id = await plan({ startsAt: inSeconds(0), items, stores: ['a', 'b', 'c'] });
    await desk.send('post', `price-batches/${id}/exceptions`, { store: 'b', productId: desk.product }).expect(200);
    await shows(2.5, 7.99, 2.5);
    const { body } = await desk
      .send('post', `price-batches/${id}/exceptions`, { store: 'c', productId: desk.product })
      .expect(200);
    expect(body.exceptions).toHaveLength(2);
    await shows(2.5, 7.99, 7.99);
    expect((await desk.list('c')).find((product) => product.id === other)?.ourPrice).toBe(2.5);
    // After that another batch may have the product there.
    await plan({
      name: 'Other',
      stores: ['c'],
      startsAt: inSeconds(0),
      items: [{ kind: 'retail', productId: desk.product, ourPrice: 3 }],
    });
    await shows(2.5, 7.99, 3);
  });

  it('a store can opt out of a whole batch', async () => {
    const id = await plan({ startsAt: inSeconds(0) });
    await shows(5, 5, 7.99);
    await desk.send('post', `price-batches/${id}/exceptions`, { store: 'c' }).expect(404);
    await desk.send('post', `price-batches/${id}/exceptions`, { store: 'C; DROP' }).expect(400);
    const { body } = await desk.send('post', `price-batches/${id}/exceptions`, { store: 'a' }).expect(200);
    expect(body.stores).toMatchObject([
      { store: 'a', state: 'ended' },
      { store: 'b', state: 'running' },
    ]);
    await shows(7.99, 5, 7.99);
  });

  it('a recalled product is not sold, even in a batch', async () => {
    await plan({
      startsAt: inSeconds(0),
      items: [{ kind: 'retail', productId: desk.product, active: true, ourPrice: 5 }],
    });
    await shows(5, 5, 7.99);
    await desk.send('patch', `products/${desk.product}`, { active: false, everywhere: true }).expect(200);
    expect(await desk.prices()).toEqual([undefined, undefined, undefined]);
    const excepted = (await desk.logged()).filter(({ type }) => type === 'price-batch.excepted');
    expect(excepted.map(({ store_id }) => store_id).toSorted()).toEqual([desk.ids['a'], desk.ids['b']].toSorted());
    expect(excepted[0]?.after).toEqual({ name: 'Weekend', products: 1, productId: desk.product });
  });
});

it('the price proof has the batch, from when and until when it applied', async () => {
  const id = await plan({ startsAt: inSeconds(0) });
  await shows(5, 5, 7.99);
  await pause(50);
  const during = new Date().toISOString();
  await desk.send('post', `price-batches/${id}/end`).expect(200);
  await pause(50);
  const at = async (instant: string) =>
    (await desk.staff(`/api/admin/products/${desk.product}/price-at?store=b&at=${instant}`).expect(200)).body.ourPrice;
  const held = await at(during);
  expect(held).toMatchObject({
    price: 5,
    steps: [
      { kind: 'chain', price: 7.99 },
      { kind: 'batch', price: 5 },
    ],
  });
  const after = await at(new Date().toISOString());
  expect(after).toMatchObject({ price: 7.99, until: null, setAt: held.until, revision: held.untilRevision });
});
