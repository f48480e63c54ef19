import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Product, ProductChanges } from '@larder/contracts';
import request from 'supertest';
import { insertProducts } from './product-builder.js';
import { StoreDesk } from './store-desk.js';

let desk: StoreDesk;
let ids: string[];

beforeAll(async () => {
  desk = await StoreDesk.open();
});

beforeEach(async () => {
  await desk.reset();
  ids = [desk.product, ...(await insertProducts(desk.database, 7))];
  // A list of revision 0 has no changes in the log, so something is changed first.
  await desk.send('patch', `products/${ids[0]}`, { size: 'each' }).expect(200);
});

afterAll(async () => desk?.close());

interface List {
  revision: number;
  products: Product[];
}

async function read(slug: string): Promise<List> {
  const { headers, body } = await request(desk.service.server).get(`/api/products?store=${slug}`).expect(200);
  return { revision: Number(headers['x-revision']), products: body };
}

async function changes(slug: string, { revision }: List): Promise<ProductChanges & { revision: number }> {
  const path = `/api/products/changes?store=${slug}&since=${revision}`;
  const { headers, body } = await request(desk.service.server).get(path).expect(200);
  return { ...body, revision: Number(headers['x-revision']) };
}

/** Applies changes product by product, as the specification of the answer describes it. */
function applied({ products: held }: List, { products, removed }: ProductChanges): Product[] {
  const list = held.filter(({ id }) => !removed.includes(id) && !products?.some(({ product }) => product.id === id));
  for (const { after, product } of products ?? []) {
    const place = after === null ? 0 : list.findIndex(({ id }) => id === after) + 1;
    list.splice(place, 0, product);
  }
  return list;
}

describe('what changed since a revision', () => {
  it('the newest list has no changes since', async () => {
    expect(await changes('b', await read('b'))).toMatchObject({ products: [], removed: [] });
  });

  it('changes since have only the new price, and the product before it', async () => {
    const before = await read('b');
    await desk.send('patch', `products/${ids[3]}`, { ourPrice: 1.5 }).expect(200);
    const now = await read('b');
    expect(await changes('b', before)).toEqual({
      products: [{ after: ids[2], product: now.products[3] }],
      removed: [],
      revision: now.revision,
    });
  });

  it("a store's own change is a change in that store only", async () => {
    const [a, b] = [await read('a'), await read('b')];
    await desk.setIn('b', { active: false }).expect(200);
    expect(await changes('b', b)).toMatchObject({ products: [], removed: [desk.product] });
    expect(await changes('a', a)).toMatchObject({ products: [], removed: [], revision: a.revision });
  });

  it('applying the changes to an earlier list gives the current one', async () => {
    const draft = { size: '1', retailPrice: 3, ourPrice: 2 };
    for (let round = 0; round < 12; round++) {
      const before = [await read('a'), await read('b')] as const;
      const pick = (place: number): string => ids[(round * 5 + place * 3) % ids.length] ?? '';
      await desk.send('patch', `products/${pick(1)}`, { active: round % 3 === 0, ourPrice: 1 + round / 100 });
      await desk.send('patch', `products/${pick(2)}?store=b`, { active: round % 2 === 0 });
      const { body } = await desk.send('post', 'products', { ...draft, description: randomUUID() }).expect(201);
      ids.push(body.id);
      if (round % 4 === 0) await desk.send('delete', `products/${pick(0)}`);
      for (const [place, slug] of ['a', 'b'].entries()) {
        const held = before[place] ?? before[0];
        expect(applied(held, await changes(slug, held))).toEqual((await read(slug)).products);
      }
    }
  });

  it('a new order, an import of store prices and many changes answer "read the whole list"', async () => {
    const before = await read('b');
    await desk.send('post', 'products/reorder?store=b', { productIds: ids.toReversed() }).expect(200);
    expect((await changes('b', before)).products).toBeNull();
    const own = await read('a');
    await desk.send('post', 'products/reorder', { productIds: ids.toReversed() }).expect(200);
    expect((await changes('a', own)).products).toBeNull();
    const few = await read('a');
    for (let price = 1; price <= 201; price++)
      await desk.database.query(
        `INSERT INTO catalog.event_log (type, subject, before, after) VALUES ('product.updated', $1, '{}', '{}')`,
        [`product:${ids[0]}`],
      );
    expect((await changes('a', few)).products).toBeNull();
  });

  it('a revision that never existed answers "read the whole list"', async () => {
    expect((await changes('a', { revision: 0, products: [] })).products).toBeNull();
    expect((await changes('a', { revision: 987_654_321, products: [] })).products).toBeNull();
  });

  it('changes of exactly the requested revision may be cached by gateways, and are sent as gzip', async () => {
    const before = await read('b');
    await desk.setIn('b', { ourPrice: 5 }).expect(200);
    const { revision } = await read('b');
    const ask = (rev: number) =>
      request(desk.service.server).get(`/api/products/changes?store=b&since=${before.revision}&rev=${rev}`);
    const kept = await ask(revision).set('accept-encoding', 'gzip').expect(200);
    expect(kept.headers).toMatchObject({
      'cache-control': 'public, max-age=10, stale-if-error=604800',
      'content-encoding': 'gzip',
    });
    expect(kept.body.products).toHaveLength(1);
    expect((await ask(revision - 1)).headers['cache-control']).toBe('no-store');
  });

  it.each(['', '?since=-1', '?since=1.5', '?since=a', '?since=1&rev=x', '?since=1&store=%20'])(
    'refuses %s',
    async (query) => {
      await request(desk.service.server).get(`/api/products/changes${query}`).expect(400);
    },
  );

  it('changes of an unknown store are refused', async () => {
    await request(desk.service.server).get('/api/products/changes?since=1&store=nowhere').expect(404);
  });
});
