import { beforeEach, describe, expect, it } from '@jest/globals';
import { signIn } from '@larder/testing';
import request from 'supertest';
import { useDiscountsRebates } from './use-discounts-rebates.js';

const PATH = '/api/admin/restaurant/discount-codes';
const DRAFT = { code: 'gw88', restaurantName: ' Golden Wok ', tier: 'tier2', email: '' };

const { database, service, replica, admin } = useDiscountsRebates({ replica: true });

beforeEach(async () => {
  await database.query(
    `TRUNCATE discounts_rebates.discount_code, discounts_rebates.customer_code, discounts_rebates.customer,
       discounts_rebates.event_log CASCADE`,
  );
});

const create = (key: string, fields: object = {}, headers = admin.headers, server = service.server) =>
  request(server)
    .post(PATH)
    .set(headers)
    .set('idempotency-key', key)
    .send({ ...DRAFT, ...fields });
const send = (method: 'patch' | 'delete', id: string, body?: object) =>
  request(service.server)[method](`${PATH}/${id}`).set(admin.headers).send(body);
const count = async (table: string): Promise<number> =>
  (await database.query<{ n: number }>(`SELECT count(*)::int AS n FROM discounts_rebates.${table}`))[0]?.n ?? -1;

describe('a discount code created under an Idempotency-Key', () => {
  it('a code sent twice under one key is added once, for one customer', async () => {
    const first = await create('once').expect(201);
    const events = await count('event_log');
    const second = await create('once').expect(201);
    expect(second.body).toEqual(first.body);
    expect([await count('discount_code'), await count('customer'), await count('event_log')]).toEqual([1, 1, events]);
  });

  it('ten concurrent attempts on two replicas add one code', async () => {
    const servers = [service.server, replica?.server ?? service.server];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => create('race', {}, admin.headers, servers[at % 2])),
    );
    expect(new Set(answers.map(({ status, body: { id } }) => `${status} ${id}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
  });

  it('a second attempt with other values, or after a change, is refused with the code as it is', async () => {
    const { body: first } = await create('other').expect(201);
    const refused = await create('other', { code: 'GW99' }).expect(409);
    expect(refused.body).toMatchObject({
      message: 'This was already added, with different values.',
      current: { id: first.id, code: 'GW88' },
    });
    await send('patch', first.id, { active: false }).expect(200);
    expect((await create('other').expect(409)).body.current).toMatchObject({ id: first.id, active: false, version: 2 });
    expect(await count('discount_code')).toBe(1);
  });

  it("another person's code with the same key, or the same code without one, is taken", async () => {
    const other = await signIn(database, 'admin');
    await create('shared').expect(201);
    for (const attempt of [create('shared', {}, other.headers), create('')])
      expect((await attempt.expect(409)).body.message).toBe('Another restaurant has this code already.');
  });

  it('a code that was deleted since is added as a new one, as its customer keeps the old one', async () => {
    const { body: first } = await create('again').expect(201);
    await send('delete', first.id).expect(200);
    const { body: second } = await create('again').expect(201);
    expect(second.id).not.toBe(first.id);
    expect([await count('discount_code'), await count('customer_code')]).toEqual([1, 2]);
  });
});
