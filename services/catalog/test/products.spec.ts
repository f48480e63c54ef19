import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Product } from '@larder/contracts';
import { signIn } from '@larder/testing';
import request from 'supertest';
import { insertProduct } from './product-builder.js';
import { useCatalog } from './use-catalog.js';

const { database, service, replica, admin } = useCatalog({ replica: true });

beforeEach(async () => {
  await database.query('TRUNCATE catalog.product, catalog.event_log');
});

const patch = (id: string, body: object | string): request.Test =>
  request(service.server).patch(`/api/admin/products/${id}`).set(admin.headers).send(body);

const list = async (path = '/api/products', server = service.server) => {
  const { body, headers } = await request(server).get(path).expect(200);
  return { products: body as Product[], headers, revision: Number(headers['x-revision']) };
};

const stored = async (id: string) =>
  (await database.query<Record<string, unknown>>('SELECT * FROM catalog.product WHERE id = $1', [id]))[0];

/** The changes in the log. */
const changes = async () =>
  await database.query<{ request_id: string }>(`SELECT * FROM catalog.event_log WHERE type = 'product.updated'`);

describe('the public list', () => {
  it('the public list has active products in order, with prices in dollars', async () => {
    await insertProduct(database, { description: 'Second', position: 2 });
    await insertProduct(database, { description: 'First', position: 1, chineseName: '第一', ourPriceCents: 199 });
    await insertProduct(database, { description: 'Hidden', active: false });
    const { products } = await list();
    expect(products.map(({ description }) => description)).toEqual(['First', 'Second']);
    expect(products[0]).toEqual({
      id: expect.any(String),
      description: 'First',
      chineseName: '第一',
      detailedDescription: null,
      size: '1 lb',
      retailPrice: 2.99,
      ourPrice: 1.99,
      category: 'produce',
      active: true,
      imageUrl: null,
      version: 1,
    });
  });

  it('the public list can be empty', async () => {
    expect((await list()).products).toEqual([]);
  });

  it('the list can be read by category, and an unknown category is a 404', async () => {
    await insertProduct(database, { category: 'seafood', description: 'Cod' });
    await insertProduct(database, { category: 'produce' });
    expect((await list('/api/products/category/seafood')).products.map(({ description }) => description)).toEqual([
      'Cod',
    ]);
    for (const unknown of ['meat', 'constructor', '__proto__', '..%2fx', 'x'.repeat(150)]) {
      await request(service.server)
        .get(`/api/products/category/${unknown}`)
        .expect((answer) => {
          expect([400, 404]).toContain(answer.status);
        });
    }
  });

  it('inactive products are shown to staff only', async () => {
    await insertProduct(database, { active: false });
    const read = (headers: Record<string, string>) =>
      request(service.server).get('/api/products?includeInactive=true').set(headers);
    const reader = await signIn(database, 'read-only');
    expect((await read({})).body).toEqual([]);
    await read({ 'x-session-id': 'A'.repeat(43) }).expect(401);
    const answer = await read(reader.headers);
    expect([answer.body.length, answer.headers['cache-control']]).toEqual([1, 'private, no-store']);
  });

  it.each(['includeInactive=TRUE', 'includeInactive=true&includeInactive=false', 'rev=-1', 'rev=1e3', 'store=A%20B'])(
    'refuses the query %s',
    async (query) => {
      await request(service.server).get(`/api/products?${query}`).expect(400);
    },
  );

  it('the list can be read for a store by name', async () => {
    await request(service.server).get('/api/products?store=nowhere').expect(404);
  });

  it('the list is served as compressed bytes with ETag and revision', async () => {
    const id = await insertProduct(database, {});
    await patch(id, { ourPrice: 1.5 }).expect(200);
    const { headers, revision } = await list();
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=1, stale-while-revalidate=1, stale-if-error=604800',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(revision).toBeGreaterThan(0);
    await request(service.server).get('/api/products').set('if-none-match', String(headers['etag'])).expect(304);
    const plain = await request(service.server).get('/api/products').set('accept-encoding', 'identity').expect(200);
    expect([plain.headers['content-encoding'], plain.body.length]).toEqual([undefined, 1]);
  });

  it('another replica never serves a list older than the requested revision', async () => {
    const id = await insertProduct(database, {});
    await list('/api/products', replica.server);
    for (let cents = 101; cents <= 120; cents++) {
      await patch(id, { ourPrice: cents / 100 }).expect(200);
      const [newest] = await database.query<{ number: string }>('SELECT max(number) AS number FROM catalog.event_log');
      const { products, revision } = await list(`/api/products?rev=${newest?.number}`, replica.server);
      expect([products[0]?.ourPrice, revision]).toEqual([cents / 100, Number(newest?.number)]);
    }
  });

  it('a list with another revision than requested says no-store', async () => {
    await insertProduct(database, {});
    const { headers } = await list('/api/products?rev=999999');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('revisions rise in commit order under concurrent changes', async () => {
    const ids = await Promise.all([1, 2, 3, 4, 5, 6].map(() => insertProduct(database, {})));
    await list();
    await Promise.all(ids.map((id) => patch(id, { ourPrice: 0.5 }).expect(200)));
    const [newest] = await database.query<{ number: string }>('SELECT max(number) AS number FROM catalog.event_log');
    const { products } = await list(`/api/products?rev=${newest?.number}`);
    expect(products.map(({ ourPrice }) => ourPrice)).toEqual(ids.map(() => 0.5));
  });
});

describe('changing a product', () => {
  it('a product update keeps absent fields, returns the product and logs its user', async () => {
    const id = await insertProduct(database, { detailedDescription: 'kept' });
    const { body, headers } = await patch(id, { ourPrice: 1.25 }).expect(200);
    expect(body).toMatchObject({ id, ourPrice: 1.25, retailPrice: 2.99, detailedDescription: 'kept', version: 2 });
    expect(await changes()).toEqual([
      expect.objectContaining({
        type: 'product.updated',
        subject: `product:${id}`,
        actor_name: admin.username,
        request_id: headers['x-request-id'],
        before: expect.objectContaining({ ourPriceCents: 249, version: 1 }),
        after: expect.objectContaining({ ourPriceCents: 125, version: 2 }),
      }),
    ]);
  });

  it("an event carries the gateway's request id", async () => {
    const id = await insertProduct(database, {});
    await patch(id, { active: false }).set('x-request-id', 'from-the-gateway-1').expect(200);
    const [event] = await changes();
    expect(event?.request_id).toBe('from-the-gateway-1');
  });

  it('a product update without changes logs nothing', async () => {
    const id = await insertProduct(database, {});
    expect((await patch(id, { ourPrice: 2.49 }).expect(200)).body.version).toBe(1);
    expect(await changes()).toEqual([]);
  });

  it('of two concurrent edits of a product one is refused with the current state', async () => {
    const id = await insertProduct(database, {});
    const answers = await Promise.all([1.1, 1.2].map((ourPrice) => patch(id, { ourPrice, version: 1 })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      message: 'Somebody else has changed this product in the meantime.',
      code: 'conflict',
      current: { id, version: 2 },
    });
  });

  it.each([
    [{}, 'There is nothing to change.'],
    [{ version: 1 }, 'There is nothing to change.'],
    [{ colour: 'red' }, 'There is nothing to change.'],
    [{ ourPrice: -1 }, 'ourPrice must be an amount from 0 to 99999.99 with at most two decimals.'],
    [{ ourPrice: 'cheap' }, 'ourPrice must be an amount from 0 to 99999.99 with at most two decimals.'],
    [{ ourPrice: 1.005 }, 'ourPrice must be an amount from 0 to 99999.99 with at most two decimals.'],
    [{ category: 'meat' }, expect.stringMatching(/^category must be one of produce, /)],
    [{ active: 'yes' }, 'active must be true or false.'],
    [{ description: '   ' }, 'description must be text of 1 to 200 characters.'],
    [{ description: 'a\0b' }, 'description must be text of 1 to 200 characters.'],
    [{ size: ' ' }, 'size must be text of 1 to 80 characters.'],
    [
      { imageUrl: 'javascript:alert(1)' },
      'imageUrl must be a path under /images/products/, an https address, or a JPEG, PNG or WebP picture of at most 5 MB.',
    ],
    [{ version: 'x', ourPrice: 1 }, 'version must be a whole number from 0 to 9007199254740991.'],
  ])('the update %j is refused with a sentence and changes nothing', async (body, message) => {
    const id = await insertProduct(database, {});
    const before = await stored(id);
    expect((await patch(id, body).expect(400)).body).toMatchObject({ message, code: 'invalid' });
    expect(await stored(id)).toEqual(before);
    expect(await changes()).toEqual([]);
  });

  it('non-object and endless bodies are refused', async () => {
    const id = await insertProduct(database, {});
    const raw = (text: string) => patch(id, text).set('content-type', 'application/json');
    for (const text of ['null', '"x"', '5', '[1]', '{', '{"a":1,"__proto__":{"admin":true}}', '']) {
      expect((await raw(text)).status).toBe(400);
    }
    await raw('['.repeat(50_000)).expect(400);
    await raw(JSON.stringify({ description: 'x'.repeat(150_000) })).expect(400);
    const tooLarge = await raw(JSON.stringify({ description: 'x'.repeat(8 * 1024 * 1024) })).expect(413);
    expect(tooLarge.body).toMatchObject({ code: 'too_large', message: 'The request is too large.' });
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  it('a large body without a session is refused unread', async () => {
    const stranger = request(service.server)
      .post('/api/admin/products')
      .send({ description: 'x'.repeat(200_000) });
    expect((await stranger.expect(401)).body).toMatchObject({ code: 'unauthenticated', message: 'Please sign in.' });
  });

  it.each(['not-an-id', '%00', 'undefined', randomUUID()])('the unknown id %s is a 404', async (id) => {
    expect((await patch(id, { active: false }).expect(404)).body.message).toBe('Product not found.');
  });

  it('script in a description is stored as text', async () => {
    const id = await insertProduct(database, {});
    const detailedDescription = '<img src=x onerror=alert(1)><script>alert(2)</script> **bold**';
    await patch(id, { detailedDescription }).expect(200);
    const { products, headers } = await list();
    expect(products[0]?.detailedDescription).toBe(detailedDescription);
    expect(headers['content-type']).toContain('application/json');
  });

  it('emptied optional texts become null', async () => {
    const id = await insertProduct(database, { chineseName: '名', detailedDescription: 'x' });
    const { body: after } = await patch(id, { chineseName: ' ', detailedDescription: null }).expect(200);
    expect([after.chineseName, after.detailedDescription]).toEqual([null, null]);
  });
});
