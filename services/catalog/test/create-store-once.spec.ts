import { beforeEach, describe, expect, it } from '@jest/globals';
import { WEEKDAYS } from '@larder/kernel';
import { signIn } from '@larder/testing';
import request from 'supertest';
import { useCatalog } from './use-catalog.js';

const STORES = '/api/admin/stores';
const NINE_TO_NINE = [{ from: '09:00', to: '21:00' }];
const DRAFT = {
  name: ' North ',
  slug: 'north',
  address: '1 Main Street',
  phone: '555-0100',
  timeZone: 'America/Toronto',
  weekHours: Object.fromEntries(WEEKDAYS.map((day) => [day, NINE_TO_NINE])),
  tags: ['east', 'airport'],
};

const { database, service, replica, admin } = useCatalog({ replica: true });

beforeEach(async () => {
  await database.query('TRUNCATE catalog.store, catalog.store_slug, catalog.event_log CASCADE');
});

const create = (key: string, fields: object = {}, headers = admin.headers, server = service.server) =>
  request(server)
    .post(STORES)
    .set(headers)
    .set('idempotency-key', key)
    .send({ ...DRAFT, ...fields });
const change = async (id: string, patch: object) =>
  await request(service.server).patch(`${STORES}/${id}`).set(admin.headers).send(patch).expect(200);
const created = async (): Promise<object[]> =>
  await database.query("SELECT FROM catalog.event_log WHERE type = 'store.created'");

describe('a store created under an Idempotency-Key', () => {
  it('a store sent twice under one key is added once, with one event', async () => {
    const first = await create('once').expect(201);
    const second = await create('once').expect(201);
    expect(second.body).toEqual(first.body);
    expect(await created()).toHaveLength(1);
  });

  it('a copy of a store sent twice under one key is added once', async () => {
    await create('model').expect(201);
    const copy = { slug: 'south', weekHours: undefined, copyFrom: 'north' };
    const first = await create('copy', copy).expect(201);
    const second = await create('copy', copy).expect(201);
    expect(second.body).toEqual(first.body);
    expect(await created()).toHaveLength(2);
  });

  it('concurrent attempts on two replicas add one store', async () => {
    const servers = [service.server, replica?.server ?? service.server];
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => create('race', {}, admin.headers, servers[at % 2])),
    );
    expect(new Set(answers.map(({ status, body: { id } }) => `${status} ${id}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
  });

  it('a second attempt with other values, or after a change, is refused with the store as it is', async () => {
    const { body: first } = await create('other').expect(201);
    const refused = await create('other', { slug: 'south' }).expect(409);
    expect(refused.body).toMatchObject({
      message: 'This was already added, with different values.',
      current: { id: first.id, slug: 'north' },
    });
    await change(first.id, { phone: '555-0199' });
    expect((await create('other').expect(409)).body.current).toMatchObject({ id: first.id, phone: '555-0199' });
    expect(await created()).toHaveLength(1);
  });

  it('a second attempt that copies another store does not pass for the first', async () => {
    await create('model').expect(201);
    await create('copy', { slug: 'south' }).expect(201);
    const refused = await create('copy', { slug: 'south', copyFrom: 'north' }).expect(409);
    expect(refused.body.message).toBe('A store with the short name south exists already.');
  });

  it('a second attempt after the store was closed finds it, closed', async () => {
    await create('main').expect(201);
    const { body: first } = await create('closed', { slug: 'south' }).expect(201);
    await change(first.id, { active: false });
    expect((await create('closed', { slug: 'south' }).expect(201)).body).toEqual({ ...first, active: false });
  });

  it("another person's store with the same key, or the same short name without one, exists already", async () => {
    const other = await signIn(database, 'admin');
    await create('shared').expect(201);
    for (const attempt of [create('shared', {}, other.headers), create('')])
      expect((await attempt.expect(409)).body.message).toBe('A store with the short name north exists already.');
  });
});
