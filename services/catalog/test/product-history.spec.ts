import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ProductHistory } from '@larder/contracts';
import { signIn, type SignedInStaff } from '@larder/testing';
import request from 'supertest';
import { insertProduct } from './product-builder.js';
import { useCatalog } from './use-catalog.js';

const { database, service, admin } = useCatalog();
let reader: SignedInStaff;

beforeAll(async () => {
  reader = await signIn(database, 'read-only');
});

const ask = (id: string, query = ''): request.Test =>
  request(service.server).get(`/api/admin/products/${id}/history${query}`).set(reader.headers);

const read = async (id: string, query = ''): Promise<ProductHistory> => (await ask(id, query).expect(200)).body;

describe('the history of a product', () => {
  it("a product's history lists changes by user, latest first, also after deletion", async () => {
    const id = await insertProduct(database, { retailPriceCents: 499, ourPriceCents: 399 });
    const url = `/api/admin/products/${id}`;
    await request(service.server).patch(url).set(admin.headers).send({ ourPrice: 3.5, size: '2 lb' }).expect(200);
    await request(service.server).delete(url).set(admin.headers).expect(200);
    const { entries, next } = await read(id.toUpperCase());
    expect(next).toBeNull();
    expect(entries.map(({ kind, by }) => [kind, by])).toEqual([
      ['deleted', admin.username],
      ['updated', admin.username],
      ['created', null],
    ]);
    expect(entries[1]).toEqual({
      number: expect.any(Number),
      kind: 'updated',
      at: expect.stringMatching(/Z$/),
      by: admin.username,
      store: null,
      oldRetailPrice: 4.99,
      newRetailPrice: 4.99,
      oldOurPrice: 3.99,
      newOurPrice: 3.5,
      changed: 'size, ourPrice',
    });
  });

  it("a product's history is paged", async () => {
    const id = await insertProduct(database, {});
    await database.query(
      `INSERT INTO catalog.event_log (type, subject, before, after)
       SELECT 'product.updated', subject, after, after FROM catalog.event_log, generate_series(1, 150)
        WHERE subject = 'product:' || $1`,
      [id],
    );
    const first = await read(id);
    expect([first.entries.length, first.next]).toEqual([100, first.entries.at(-1)?.number]);
    const second = await read(id, `?before=${first.next}`);
    expect([second.entries.length, second.next, second.entries.at(-1)?.kind]).toEqual([51, null, 'created']);
    expect((await read(id, `?before=${second.entries.at(-1)?.number}`)).entries).toEqual([]);
  });

  it("a product's history names the store of a price", async () => {
    const id = await insertProduct(database, {});
    await database.query(
      `WITH shop AS (
         INSERT INTO catalog.store (slug, name, address, phone, time_zone, opening_hours)
         VALUES ('east', 'East', '1 Road', '555', 'America/Toronto', '9-6') RETURNING id
       )
       UPDATE catalog.event_log SET store_id = shop.id FROM shop WHERE subject = 'product:' || $1`,
      [id],
    );
    expect((await read(id)).entries.map(({ store }) => store)).toEqual(['east']);
  });

  it.each([
    [randomUUID(), '', 404],
    ['not-an-id', '', 404],
    [randomUUID(), '?before=0', 400],
    [randomUUID(), '?before=x', 400],
    [randomUUID(), '?before=9999999999999999999', 400],
  ])('the history of %s%s answers %s', async (id, query, status) => {
    expect((await ask(id, query)).status).toBe(status);
  });
});
