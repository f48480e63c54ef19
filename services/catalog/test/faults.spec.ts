import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import request from 'supertest';
import { insertProduct } from './product-builder.js';
import { useCatalog } from './use-catalog.js';

const { database, service, admin, images } = useCatalog({ images: true, env: { REDIS_URL: 'redis://127.0.0.1:1/0' } });
/** Calls the service that has no Redis. */

const call = (method: 'post' | 'patch' | 'delete', path: string, body: object = {}): request.Test =>
  request(service.server)[method](`/api/admin/products${path}`).set(admin.headers).send(body);

const DRAFT = { description: 'Cod', size: '1 lb', retailPrice: 2, ourPrice: 1 };

describe('without Redis', () => {
  it('with Redis down staff can change the list in every way', async () => {
    const { body } = await call('post', '', DRAFT).expect(201);
    await call('patch', `/${body.id}`, { ourPrice: 1.5 }).expect(200);
    await call('post', '/reorder', { productIds: [body.id] }).expect(200);
    await call('post', '/import', {
      csvContent: 'category,description,size,retailPrice,ourPrice\nproduce,Pea,1 lb,1,1\n',
    }).expect(200);
    await call('delete', `/${body.id}`).expect(200);
    expect((await call('delete', '/all').expect(200)).body.deletedCount).toBe(1);
    const types = await database.query<{ type: string }>('SELECT type FROM catalog.event_log ORDER BY number');
    expect(types.map(({ type }) => type)).toEqual([
      'product.created',
      'product.updated',
      'product.created',
      'products.imported',
      'product.deleted',
      'product.deleted',
      'products.cleared',
    ]);
  });
});

describe('the same request twice', () => {
  it('a repeated update with a version changes a product once', async () => {
    const id = await insertProduct(database, {});
    await call('patch', `/${id}`, { ourPrice: 1, version: 1 }).expect(200);
    const { body } = await call('patch', `/${id}`, { ourPrice: 1, version: 1 }).expect(200);
    expect(body).toMatchObject({ id, ourPrice: 1, version: 2 });
  });

  it('concurrent deletes delete a product once', async () => {
    const id = await insertProduct(database, {});
    const answers = await Promise.all([1, 2, 3].map(() => call('delete', `/${id}`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
  });
});

describe('a request that ends between its picture and its row', () => {
  it('a failed save leaves a harmless picture file that the next attempt reuses', async () => {
    const red = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } });
    const imageUrl = `data:image/png;base64,${(await red.png().toBuffer()).toString('base64')}`;
    await call('patch', `/${randomUUID()}`, { imageUrl }).expect(404);
    const [orphan] = readdirSync(images);
    const { body } = await call('post', '', { ...DRAFT, imageUrl }).expect(201);
    expect([body.imageUrl, readdirSync(images)]).toEqual([`/images/products/${orphan}`, [orphan]]);
  });
});

describe('a price saved while another user changes the whole list', () => {
  /** Holds an import's locks for a while. */
  const busy = async (ms: number): Promise<void> => {
    const runner = (await database.dataSource('catalog')).createQueryRunner();
    await runner.startTransaction();
    await runner.query('SELECT pg_advisory_xact_lock($1, 1)', [0x1a4f]);
    void pause(ms).then(async () => {
      await runner.commitTransaction();
      await runner.release();
    });
  };

  it('a change waits some seconds for the list lock', async () => {
    const id = await insertProduct(database, {});
    await busy(3_000);
    expect((await call('patch', `/${id}`, { ourPrice: 1 })).status).toBe(200);
  });

  it('a change is refused with a sentence when the list lock takes too long', async () => {
    const id = await insertProduct(database, {});
    await busy(6_000);
    const { body, headers } = await call('patch', `/${id}`, { ourPrice: 1 }).expect(503);
    expect(body).toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/^The product list is being changed/),
    });
    expect(headers['retry-after']).toBe('3');
    await pause(2_000);
  });
});

describe('an import whose database breaks off', () => {
  it('an interrupted transaction leaves neither rows nor events and answers 503', async () => {
    const state = async () =>
      await database.query<object>(
        'SELECT (SELECT count(*) FROM catalog.product) AS rows, (SELECT max(number) FROM catalog.event_log) AS events',
      );
    const before = await state();
    const lines = Array.from({ length: 30_000 }, (_, n) => `produce,Item ${n},1 lb,2,1`);
    const csvContent = `category,description,size,retailPrice,ourPrice\n${lines.join('\n')}\n`;
    const importing = call('post', '/import', { csvContent }).then((answer) => answer);
    await brokenOff('INSERT INTO catalog.product');
    const { status, body, headers } = await importing;
    expect([status, body.code, headers['retry-after']]).toEqual([503, 'unavailable', '2']);
    expect(await state()).toEqual(before);
    expect((await call('post', '/import', { csvContent }).expect(200)).body.created).toBe(30_000);
  });
});

/** Breaks the service's connection as soon as it runs such a statement. */
async function brokenOff(statement: string): Promise<void> {
  for (;;) {
    const ended = await database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND usename = 'larder_catalog' AND state = 'active' AND query LIKE $1`,
      [`%${statement}%`],
    );
    if (ended.length > 0) return;
  }
}
