import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PriceGuardMode } from '@larder/kernel';
import type request from 'supertest';
import { insertProduct, insertProducts } from './product-builder.js';
import { StoreDesk } from './store-desk.js';

const JUMP = { field: 'ourPrice', kind: 'jump', from: 7.99, to: 799, factor: 100 };
const DRAFT = { description: 'Cod', size: '1 lb', retailPrice: 5.99, ourPrice: 8.99, category: 'seafood' };
const SWAPPED = { field: 'ourPrice', kind: 'above-retail', from: 5.99, to: 8.99, factor: 1.501 };
const FILE = 'category,description,size,retailPrice,ourPrice\nseafood,Cod,1 lb,5.99,8.99\n';

let desk: StoreDesk;
let rice: string;

beforeAll(async () => {
  desk = await StoreDesk.open();
});

afterAll(async () => {
  await desk?.close();
});

/** A retail product at 7.99 below 9.99, and a wholesale one at 12. */
beforeEach(async () => {
  await desk.database.query('TRUNCATE catalog.restaurant_product, catalog.price_guard');
  await desk.reset();
  const made = await desk.send('post', 'restaurant/products', { name: 'Rice', pricePerUnit: 12 }).expect(201);
  rice = made.body.id;
  await desk.database.query('DELETE FROM catalog.event_log WHERE subject NOT LIKE $1', ['product:%']);
});

const guard = (mode: PriceGuardMode, secondPerson = false): request.Test =>
  desk.send('put', 'price-guard', { mode, secondPerson });

const logged = async (): Promise<object[]> =>
  (await desk.logged()).filter(({ type }) => type !== 'price-guard.updated');

const marks = async (): Promise<unknown[]> =>
  (await desk.logged()).flatMap(({ type, after }) => (type === 'price-slip.passed' ? [after] : []));

/** Every call that sets prices, with a slip. */
const CALLS: readonly [string, (confirm: object) => request.Test, object][] = [
  ['a change of a product', (more) => desk.send('patch', `products/${desk.product}`, { ourPrice: 799, ...more }), JUMP],
  ['a new product', (more) => desk.send('post', 'products', { ...DRAFT, ...more }), SWAPPED],
  ['a price in a store', (more) => desk.setIn('b', { ourPrice: 799, ...more }), JUMP],
  ["a store's whole own prices", (more) => desk.send('put', desk.override('b'), { ourPrice: 799, ...more }), JUMP],
  [
    'a change of many stores',
    (more) =>
      desk.bulk({ stores: ['b'], items: [{ kind: 'retail', productId: desk.product, ourPrice: 799 }], ...more }),
    JUMP,
  ],
  [
    'a change of a wholesale product',
    (more) => desk.send('put', `restaurant/products/${rice}`, { pricePerUnit: 120, ...more }),
    { field: 'pricePerUnit', kind: 'jump', from: 12, to: 120, factor: 10 },
  ],
  ['an import', (more) => desk.send('post', 'products/import', { csvContent: FILE, ...more }), SWAPPED],
];

describe.each(CALLS)('%s that looks like a typing error', (_name, call, slip) => {
  it('with the guard on ask a slip is refused with its reasons and changes nothing', async () => {
    await guard('ask').expect(200);
    const { body } = await call({}).expect(409);
    expect(body).toMatchObject({ code: 'conflict', slips: [slip], slipCount: 1 });
    expect(body.message).toMatch(/^A price looks like a typing error\./);
    expect([await logged(), await desk.rows(), await desk.prices()]).toEqual([[], [], [7.99, 7.99, 7.99]]);
  });

  it('with the guard on ask a confirmed slip passes and is marked', async () => {
    await guard('ask').expect(200);
    await call({ confirm: true }).expect((answer) => expect(answer.status).toBeLessThan(300));
    expect(await marks()).toEqual([expect.objectContaining({ kind: (slip as typeof JUMP).kind, confirmed: true })]);
  });

  it('with the guard on warn a slip passes and is marked', async () => {
    const { body } = await call({}).expect((answer) => expect(answer.status).toBeLessThan(300));
    const own = body.slips ?? [];
    expect(typeof own === 'number' ? own : own[0]).toEqual(typeof own === 'number' ? 1 : slip);
    expect(await marks()).toEqual([expect.objectContaining({ kind: (slip as typeof JUMP).kind, confirmed: false })]);
  });

  it('with the guard off a slip is not marked', async () => {
    await guard('off').expect(200);
    const { body } = await call({}).expect((answer) => expect(answer.status).toBeLessThan(300));
    expect([body.slips ?? 0, await marks()]).toEqual([0, []]);
  });
});

describe('the price guard', () => {
  it('the guard warns by default, and a change of it is logged once', async () => {
    expect((await desk.staff('/api/admin/price-guard').expect(200)).body).toEqual({
      mode: 'warn',
      secondPerson: false,
    });
    await guard('ask').expect(200, { mode: 'ask', secondPerson: false });
    await guard('ask').expect(200, { mode: 'ask', secondPerson: false });
    expect(await desk.logged()).toMatchObject([
      { type: 'price-guard.updated', before: { mode: 'warn' }, after: { mode: 'ask' } },
    ]);
    await desk.send('put', 'price-guard', { mode: 'sometimes', secondPerson: false }).expect(400);
  });

  it('the guard does not ask about normal changes, nor about a reset', async () => {
    await guard('ask').expect(200);
    const path = `products/${desk.product}`;
    await desk.send('patch', path, { ourPrice: 6.99, active: false }).expect(200);
    await desk.setIn('b', { ourPrice: 699, confirm: true }).expect(200);
    await desk.send('delete', desk.override('b')).expect(200);
    await desk.send('patch', path, { confirm: true }).expect(400, /nothing to change/);
    expect(await marks()).toEqual([expect.objectContaining({ toCents: 69_900 })]);
  });

  it('a new product is compared with its category, also in imports', async () => {
    for (const price of [199, 249, 299, 349, 399]) {
      await insertProduct(desk.database, { ourPriceCents: price, retailPriceCents: price + 100 });
    }
    const leek = { description: 'Leek', size: '1 lb', retailPrice: 44.9, ourPrice: 39.9, category: 'produce' };
    const { body } = await desk.send('post', 'products', leek).expect(201);
    expect(body.slips).toMatchObject([{ field: 'ourPrice', kind: 'unlike-others', from: null, to: 39.9 }, {}]);
    const csvContent = 'category,description,size,retailPrice,ourPrice\nproduce,Chive,1 lb,44.90,39.90\n';
    const preview = await desk.send('post', 'products/import?dryRun=1', { csvContent }).expect(200);
    expect(preview.body).toMatchObject({
      slips: 1,
      priceChanges: [{ product: 'Chive, 1 lb', price: 'ourPrice', before: null, after: 39.9, slip: 'unlike-others' }],
    });
  });

  it('a slip is marked in the price history, on its change', async () => {
    await desk.send('patch', `products/${desk.product}`, { ourPrice: 799 }).expect(200);
    await desk.setIn('b', { ourPrice: 8 }).expect(200);
    const { body } = await desk.staff(`/api/admin/products/${desk.product}/history`).expect(200);
    expect(body.entries.map(({ slips }: { slips?: object[] }) => slips)).toEqual([
      [{ ...JUMP, kind: 'jump', from: 799, to: 8, factor: 0.01001, confirmed: false }],
      [{ ...JUMP, confirmed: false }],
      undefined,
    ]);
  });

  it('the preview for many stores shows which prices the guard would ask about', async () => {
    await guard('ask').expect(200);
    const items = [{ kind: 'retail', productId: desk.product, ourPrice: 799 }];
    const { body } = await desk.bulk({ stores: ['b', 'c'], items, dryRun: true }).expect(200);
    expect(body).toMatchObject({
      slips: 2,
      changes: [
        { store: 'b', slips: [JUMP] },
        { store: 'c', slips: [JUMP] },
      ],
    });
    const refused = await desk.bulk({ stores: ['b', 'c'], items, hash: body.hash }).expect(409);
    expect(refused.body).toMatchObject({
      slipCount: 2,
      slips: [{ ...JUMP, productId: desk.product, storeId: desk.ids['b'] }, {}],
    });
    await desk.bulk({ stores: ['b', 'c'], items, hash: body.hash, confirm: true }).expect(200);
    expect(await desk.prices()).toEqual([7.99, 799, 799]);
  });
});

describe('more than twenty slips at once, where the shop requires a second person', () => {
  const ROWS = Array.from({ length: 21 }, (_, place) => `seafood,Fish ${place},1 lb,5.99,8.99`).join('\n');
  const csvContent = `category,description,size,retailPrice,ourPrice\n${ROWS}\n`;
  const send = (more: object = {}): request.Test => desk.send('post', 'products/import', { csvContent, ...more });
  const hash = async (): Promise<string> => {
    const { body } = await desk.send('post', 'products/import?dryRun=1', { csvContent }).expect(200);
    expect(body).toMatchObject({ slips: 21, needsSecondPerson: true });
    return body.hash;
  };

  /** Logs a confirmation as identity would. */
  const confirmation = async (about: string, given: object = {}, actor = desk.adminId): Promise<string> => {
    const id = randomUUID();
    const after = { userId: randomUUID(), username: 'mei', role: 'admin', storeIds: null, about, ...given };
    await desk.database.query(
      `INSERT INTO identity.event_log (type, subject, after, actor_id)
       VALUES ('second-person.confirmed', 'confirmation:' || $1, $2, $3)`,
      [id, JSON.stringify(after), actor],
    );
    return id;
  };

  beforeEach(async () => guard('ask', true).expect(200));

  it('many slips are published once another administrator confirmed this file, and both names are kept', async () => {
    const refused = await send({ confirm: true }).expect(409);
    expect(refused.body).toMatchObject({ needsSecondPerson: true, message: /second administrator/ });
    await send({ confirm: true, confirmation: await confirmation(await hash()) }).expect(200);
    expect((await marks()).slice(0, 1)).toEqual([expect.objectContaining({ confirmed: true, confirmedBy: 'mei' })]);
  });

  it.each([
    ['something else', async () => confirmation('x'.repeat(43))],
    ['by the caller', async () => confirmation(await hash(), { userId: desk.adminId })],
    ['by somebody who is no administrator', async () => confirmation(await hash(), { role: 'order' })],
    ['by an administrator of some stores', async () => confirmation(await hash(), { storeIds: [desk.ids['b']] })],
    ['for another caller', async () => confirmation(await hash(), {}, randomUUID())],
    ['by nobody', async () => Promise.resolve(randomUUID())],
  ])('many slips are not published when what was confirmed is %s', async (_name, make) => {
    await send({ confirm: true, confirmation: await make() }).expect(409);
    expect(await marks()).toEqual([]);
  });

  it('many slips are not published ten minutes after the confirmation', async () => {
    const id = await confirmation(await hash());
    await desk.database.query(`UPDATE identity.event_log SET occurred_at = now() - interval '11 minutes'`);
    await send({ confirm: true, confirmation: id }).expect(409);
    expect(await marks()).toEqual([]);
  });

  it('many slips of some stores can be confirmed by an administrator of these', async () => {
    const ids = await insertProducts(desk.database, 21);
    const items = ids.map((productId) => ({ kind: 'retail', productId, ourPrice: 99 }));
    const { body } = await desk.bulk({ stores: ['b'], items, dryRun: true }).expect(200);
    expect(body).toMatchObject({ slips: 21, needsSecondPerson: true });
    const wrong = await confirmation(body.hash, { storeIds: [desk.ids['a']] });
    await desk.bulk({ stores: ['b'], items, confirm: true, confirmation: wrong }).expect(409);
    const right = await confirmation(body.hash, { storeIds: [desk.ids['b']] });
    await desk.bulk({ stores: ['b'], items, confirm: true, confirmation: right }).expect(200);
  });

  it('many slips are published with a simple confirmation if no second person is required', async () => {
    await guard('ask').expect(200);
    await send({ confirm: true }).expect(200);
    expect(await marks()).toHaveLength(21);
  });
});
