import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@larder/testing';
import { insertProduct } from './product-builder.js';
import { StoreDesk } from './store-desk.js';

let desk: StoreDesk;

beforeAll(async () => {
  desk = await StoreDesk.open();
});

beforeEach(async () => {
  await desk.reset();
  await desk.database.query(
    'TRUNCATE catalog.price_batch, catalog.price_batch_store, catalog.price_batch_item, catalog.price_batch_exception',
  );
});

afterAll(async () => desk?.close());

const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1_000).toISOString();

const batch = (fields: object = {}): object => ({
  name: 'Weekend',
  stores: ['a', 'b'],
  items: [{ kind: 'retail', productId: desk.product, ourPrice: 5 }],
  startsAt: inSeconds(3_600),
  endsAt: inSeconds(7_200),
  ...fields,
});

async function plan(fields: object = {}): Promise<string> {
  const { body } = await desk.send('post', 'price-batches', batch(fields)).expect(201);
  return body.id as string;
}

/** As if its start, or its end, had come in these stores. */
async function makeDue(id: string, edge: 'start' | 'end', ...slugs: string[]): Promise<void> {
  const [startsAt, endsAt] = edge === 'start' ? [0, 3_600] : [-3_600, 0];
  await desk.database.query(
    'UPDATE catalog.price_batch_store SET starts_at = $3, ends_at = $4 WHERE batch_id = $1 AND store_id = ANY($2)',
    [id, slugs.map((slug) => desk.ids[slug]), inSeconds(startsAt), inSeconds(endsAt)],
  );
}

const shows = async (...prices: (number | undefined)[]): Promise<void> =>
  await eventually(async () => expect([await desk.prices(), await desk.prices(desk.other)]).toEqual([prices, prices]));

describe('a price batch', () => {
  it('holds in its stores from its start until its end, on every replica, and goes without a trace', async () => {
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

  it("starts at its time on each store's own clock", async () => {
    await desk.database.query(`UPDATE catalog.store SET time_zone = 'America/Winnipeg' WHERE slug = 'b'`);
    const { body } = await desk
      .send('post', 'price-batches', batch({ startsAt: '2027-01-09T09:00', endsAt: '2027-01-10T21:30' }))
      .expect(201);
    expect(body.stores).toEqual([
      { store: 'a', startsAt: '2027-01-09T14:00:00.000Z', endsAt: '2027-01-11T02:30:00.000Z', state: 'planned' },
      { store: 'b', startsAt: '2027-01-09T15:00:00.000Z', endsAt: '2027-01-11T03:30:00.000Z', state: 'planned' },
    ]);
    await makeDue(body.id, 'start', 'b');
    await shows(7.99, 5, 7.99);
    await makeDue(body.id, 'start', 'a');
    await shows(5, 5, 7.99);
    await makeDue(body.id, 'end', 'b');
    await shows(5, 7.99, 7.99);
    await desk.database.query(`UPDATE catalog.store SET time_zone = 'America/Toronto'`);
  });

  it("stands before a store's own price, field by field, and lets it through again", async () => {
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
    // Saved below the batch, shown after it.
    expect((await desk.setIn('b', { ourPrice: 6.5 }).expect(200)).body).toMatchObject({
      ourPrice: 5,
      own: { ourPrice: 6.5 },
    });
    await desk.send('patch', `products/${desk.product}`, { ourPrice: 7 }).expect(200);
    await desk.send('post', `price-batches/${id}/end`).expect(200);
    await shows(7, 6.5, 7);
  });

  it('without an end makes its prices the stores own, in the fields that it names', async () => {
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

  it('whose whole time passed while the service was down never ran', async () => {
    const id = await plan();
    await makeDue(id, 'end', 'a', 'b');
    await eventually(async () =>
      expect((await desk.staff(`/api/admin/price-batches/${id}`).expect(200)).body.state).toBe('cancelled'),
    );
    expect((await desk.logged()).map(({ type }) => type)).toEqual(['price-batch.planned']);
  });

  it('starts once, with one event for each store, however many replicas look', async () => {
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

  it('gives way to the next one without a moment between them', async () => {
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

describe('planning', () => {
  it('refuses what another batch sets in the same store at the same time, and names that batch', async () => {
    await plan();
    const { body } = await desk.send('post', 'price-batches', batch({ name: 'Other', stores: ['b', 'c'] })).expect(409);
    expect(body).toMatchObject({ batch: 'Weekend', store: 'b' });
    expect(body.message).toMatch(/^The batch "Weekend" already sets .* in the store b at that time\.$/);
    await desk.send('post', 'price-batches', batch({ stores: ['c'] })).expect(201);
    await desk.send('post', 'price-batches', batch({ startsAt: inSeconds(7_300), endsAt: null })).expect(201);
    // An instant within the other's time.
    await desk.send('post', 'price-batches', batch({ startsAt: inSeconds(5_000), endsAt: null })).expect(409);
  });

  it('of two that overlap and come at the same time one is taken', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, async () => desk.send('post', 'price-batches', batch({ stores: ['c', 'a'] }))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it.each([
    ['an unknown store', { stores: ['a', 'nowhere'] }, 404],
    ['an unknown product', { items: [{ kind: 'retail', productId: randomUUID(), ourPrice: 1 }] }, 400],
    ['no store', { stores: [] }, 400],
    ['no item', { items: [] }, 400],
    ['a start that is no time', { startsAt: 'tomorrow' }, 400],
    ['a day that no calendar has', { startsAt: '2027-02-30T09:00' }, 400],
    ['an end before the start', { endsAt: inSeconds(60) }, 400],
    ['a negative price', { items: [{ kind: 'retail', productId: randomUUID(), ourPrice: -1 }] }, 400],
  ])('refuses %s and saves nothing', async (_what, fields, status) => {
    await desk.send('post', 'price-batches', batch(fields)).expect(status);
    expect(await desk.database.query('SELECT * FROM catalog.price_batch')).toEqual([]);
  });

  it('a preview writes nothing', async () => {
    const { body } = await desk.send('post', 'price-batches', batch({ dryRun: true })).expect(201);
    expect(body).toMatchObject({ dryRun: true, products: 1, slips: [] });
    expect(await desk.database.query('SELECT * FROM catalog.price_batch_item')).toEqual([]);
    expect(await desk.logged()).toEqual([]);
  });

  it('a planned batch can be changed and cancelled, a running one only ended', async () => {
    const id = await plan();
    const items = [{ kind: 'retail', productId: desk.product, ourPrice: 4 }];
    const { body } = await desk
      .send('patch', `price-batches/${id}`, { name: 'Longer', stores: ['c'], items })
      .expect(200);
    expect(body).toMatchObject({ id, name: 'Longer', stores: [{ store: 'c' }], items });
    await desk.send('post', `price-batches/${id}/end`).expect(409);
    await desk.send('post', `price-batches/${id}/cancel`).expect(200);
    await desk.send('post', `price-batches/${id}/cancel`).expect(409);
    await desk.send('patch', `price-batches/${id}`, { name: 'Late' }).expect(409);
    const running = await plan({ startsAt: inSeconds(0) });
    await shows(5, 5, 7.99);
    await desk.send('post', `price-batches/${running}/cancel`).expect(409);
    await desk.send('patch', `price-batches/${running}`, { name: 'Late' }).expect(409);
    await desk.send('post', `price-batches/${randomUUID()}/end`).expect(404);
  });
});

describe('a store', () => {
  it('leaves a product of a batch alone, before it starts or while it runs, and the batch holds elsewhere', async () => {
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
    // Another batch may say something of it there now.
    await plan({
      name: 'Other',
      stores: ['c'],
      startsAt: inSeconds(0),
      items: [{ kind: 'retail', productId: desk.product, ourPrice: 3 }],
    });
    await shows(2.5, 7.99, 3);
  });

  it('leaves a whole batch alone', async () => {
    const id = await plan({ startsAt: inSeconds(0) });
    await shows(5, 5, 7.99);
    const { body } = await desk.send('post', `price-batches/${id}/exceptions`, { store: 'a' }).expect(200);
    expect(body.stores).toMatchObject([
      { store: 'a', state: 'ended' },
      { store: 'b', state: 'running' },
    ]);
    await shows(7.99, 5, 7.99);
  });

  it('never sells what the chain recalled, whatever a batch says', async () => {
    await plan({
      startsAt: inSeconds(0),
      items: [{ kind: 'retail', productId: desk.product, active: true, ourPrice: 5 }],
    });
    await shows(5, 5, 7.99);
    await desk.send('patch', `products/${desk.product}`, { active: false, everywhere: true }).expect(200);
    expect(await desk.prices()).toEqual([undefined, undefined, undefined]);
  });
});

describe('the preview', () => {
  const preview = async (store: string, seconds: number): Promise<number | undefined> => {
    const { body } = await desk.staff(`/api/admin/price-preview?store=${store}&at=${inSeconds(seconds)}`).expect(200);
    return (body.products as { id: string; ourPrice: number }[]).find(({ id }) => id === desk.product)?.ourPrice;
  };

  it('shows each store as it will be at an instant', async () => {
    await desk.setIn('b', { ourPrice: 6 }).expect(200);
    await plan();
    await plan({
      name: 'From then on',
      startsAt: inSeconds(8_000),
      endsAt: null,
      items: [{ kind: 'retail', productId: desk.product, ourPrice: 4 }],
    });
    expect(await Promise.all([0, 3_700, 7_300, 8_100].map(async (at) => preview('b', at)))).toEqual([6, 5, 6, 4]);
    expect(await Promise.all([0, 3_700, 7_300, 8_100].map(async (at) => preview('c', at)))).toEqual([
      7.99, 7.99, 7.99, 7.99,
    ]);
  });

  it('refuses a time that is over, and a store that there is none of', async () => {
    const { body } = await desk.staff(`/api/admin/price-preview?store=b&at=${inSeconds(-3_600)}`).expect(400);
    expect(body.message).toMatch(/^A preview shows a time to come\./);
    await desk.staff(`/api/admin/price-preview?store=nowhere&at=${inSeconds(60)}`).expect(404);
  });
});

it('the price record says which batch price held, from when and until when', async () => {
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
