import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { signIn } from '@larder/testing';
import request from 'supertest';
import { useCatalog } from './use-catalog.js';

const { database, service, replica, admin } = useCatalog({ replica: true });

beforeEach(async () => {
  await database.query('TRUNCATE catalog.product, catalog.restaurant_product, catalog.event_log');
});

describe.each([
  ['retail', 'products', { description: ' Bok choy ', size: '1 lb', retailPrice: 2.99, ourPrice: 1.99 }],
  ['wholesale', 'restaurant/products', { name: ' Bok choy ', category: 'Vegetables', pricePerUnit: 32.5 }],
])('a %s product created under an Idempotency-Key', (_kind, path, body) => {
  const table = path === 'products' ? 'product' : 'restaurant_product';
  const create = (key: string, fields: object = body, headers = admin.headers, server = service.server) =>
    request(server).post(`/api/admin/${path}`).set(headers).set('idempotency-key', key).send(fields);

  const count = async (of: string): Promise<number> =>
    (await database.query<{ n: number }>(`SELECT count(*)::int AS n FROM catalog.${of}`))[0]?.n ?? -1;

  it(`a ${_kind} product sent twice under one key is added once, with one event`, async () => {
    const key = randomUUID();
    const first = await create(key).expect(201);
    const second = await create(key).expect(201);
    expect(second.body).toEqual(first.body);
    expect([await count(table), await count('event_log')]).toEqual([1, 1]);
  });

  it(`ten concurrent attempts on two replicas add one ${_kind} product`, async () => {
    const key = randomUUID();
    const servers = [service.server, replica?.server ?? service.server];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => create(key, body, admin.headers, servers[at % 2])),
    );
    expect(new Set(answers.map(({ status, body: { id } }) => `${status} ${id}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await count(table)).toBe(1);
  });

  it(`a second attempt with other values is refused with the ${_kind} product as it is`, async () => {
    const key = randomUUID();
    const { body: first } = await create(key).expect(201);
    const refused = await create(key, { ...body, size: '2 lb' }).expect(409);
    expect(refused.body).toMatchObject({
      message: 'This was already added, with different values.',
      current: { id: first.id, version: 1 },
    });
    expect(await count(table)).toBe(1);
  });

  it(`two people may use the same key for ${_kind} products`, async () => {
    const other = await signIn(database, 'admin');
    await create('the-same').expect(201);
    await create('the-same', body, other.headers).expect(201);
    expect(await count(table)).toBe(2);
  });

  it(`without a key each attempt adds a ${_kind} product`, async () => {
    await create('').expect(201);
    await create('').expect(201);
    expect(await count(table)).toBe(2);
  });

  it(`a ${_kind} product deleted and added again under its key is left alone by the undo of the deletion`, async () => {
    const { id } = (await create('again').expect(201)).body;
    const send = (method: 'post' | 'delete', to: string) =>
      request(service.server)[method](`/api/admin/${to}`).set(admin.headers);
    const { changeId } = (await send('delete', `${path}/${id}`).expect(200)).body;
    await create('again').expect(201);
    const undone = await send('post', `changes/catalog/${changeId}/undo`).expect(200);
    expect(undone.body).toMatchObject({ restored: 0 });
    expect(await count(table)).toBe(1);
  });

  it(`a key with a blank is refused and adds no ${_kind} product`, async () => {
    await create('a b').expect(400);
    expect(await count(table)).toBe(0);
  });
});
