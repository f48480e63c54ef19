import { beforeEach, describe, expect, it } from '@jest/globals';
import type { DiscountCode } from '@larder/contracts';
import request from 'supertest';
import { mostRows } from './most-rows.js';
import { useDiscountsRebates } from './use-discounts-rebates.js';

const PATH = '/api/admin/restaurant/discount-codes';
const NOBODY = '0197a3c0-0000-7000-8000-00000000ffff';
const DRAFT = {
  code: 'gw88',
  restaurantName: 'Golden Wok 金鑊',
  contactPerson: 'Ms Lau',
  email: 'lau@example.com',
  phone: '905-555-0101',
  tier: 'tier2',
  active: true,
};

const { database, service, admin } = useDiscountsRebates();

beforeEach(async () => {
  await database.query('TRUNCATE discounts_rebates.discount_code, discounts_rebates.event_log');
});

const send = (method: 'post' | 'put' | 'patch' | 'delete', path: string, body?: unknown): request.Test =>
  request(service.server)
    [method](path)
    .set(admin.headers)
    .set('content-type', 'application/json')
    .send(body as object);
const list = async (): Promise<DiscountCode[]> =>
  (await request(service.server).get(PATH).set(admin.headers).expect(200)).body as DiscountCode[];
const created = async (fields: object = {}): Promise<DiscountCode> =>
  (await send('post', PATH, { ...DRAFT, ...fields }).expect(201)).body as DiscountCode;
const events = async () =>
  await database.query<{ type: string; before: object | null; after: object | null }>(
    `SELECT type, before, after FROM discounts_rebates.event_log WHERE type LIKE 'discount-code.%' ORDER BY number`,
  );

describe('discount codes', () => {
  it("a new code is upper-cased and has its tier's discount and no usage", async () => {
    const code = await created();
    expect(code).toEqual({
      ...DRAFT,
      id: expect.any(String),
      code: 'GW88',
      discountPercentage: 0.1,
      usageCount: 0,
      totalDiscountAmount: 0,
      customerId: expect.any(String),
      storeIds: null,
      version: 1,
    });
    expect(await list()).toEqual([code]);
    expect(await events()).toEqual([
      {
        type: 'discount-code.created',
        before: null,
        after: { ...DRAFT, id: code.id, code: 'GW88', customerId: code.customerId, version: 1 },
      },
    ]);
  });

  it('a code is changed by PUT, switched by PATCH {active} and deleted', async () => {
    const { id } = await created();
    const put = await send('put', `${PATH}/${id}`, { ...DRAFT, code: 'GW99', tier: 'tier3', email: '' }).expect(200);
    expect(put.body).toMatchObject({ code: 'GW99', tier: 'tier3', email: null, discountPercentage: 0.15, version: 2 });
    const patched = await send('patch', `${PATH}/${id}`, { active: false }).expect(200);
    expect(patched.body).toEqual({ ...put.body, active: false, version: 3 });
    // A JSON content type without a body, as the client sends it.
    const deleted = await send('delete', `${PATH}/${id}`).expect(200);
    expect(deleted.body).toEqual({ success: true, id, changeId: expect.any(String) });
    expect(await list()).toEqual([]);
    expect((await events()).map(({ type }) => type)).toEqual([
      'discount-code.created',
      'discount-code.updated',
      'discount-code.updated',
      'discount-code.deleted',
    ]);
    await send('delete', `${PATH}/${id}`).expect(404);
  });

  it('a code update without changes logs nothing', async () => {
    const { id } = await created();
    await send('put', `${PATH}/${id}`, DRAFT).expect(200);
    expect(await events()).toHaveLength(1);
  });

  it('a code is limited to stores, keeps them when absent, and is valid in every store again with null', async () => {
    const stores = [1, 2].map((each) => `0197a3c0-0000-7000-8000-00000000000${each}`);
    await database.query(
      `INSERT INTO catalog.event_log (type, subject, after) SELECT 'store.created', 'store:' || id,
         jsonb_build_object('id', id, 'slug', id, 'timeZone', 'UTC', 'isDefault', false) FROM unnest($1::text[]) AS id`,
      [stores],
    );
    const code = await created({ storeIds: stores.toReversed() });
    expect(code.storeIds).toEqual(stores);
    const change = async (fields: object): Promise<DiscountCode> =>
      (await send('patch', `${PATH}/${code.id}`, fields).expect(200)).body as DiscountCode;
    expect(await change({ storeIds: stores })).toMatchObject({ storeIds: stores, version: 1 });
    expect(await change({ active: false })).toMatchObject({ storeIds: stores, version: 2 });
    expect(await change({ storeIds: null })).toMatchObject({ storeIds: null, version: 3 });
    expect((await list())[0]?.storeIds).toBeNull();
    const logged = (await events()).map(({ after }) => after);
    expect(logged.map((after) => (after as { storeIds?: string[] }).storeIds)).toEqual([stores, stores, undefined]);
  });

  it('a long list of codes is read in parts, and sent whole in the order of the names', async () => {
    await database.query(
      `WITH made AS (SELECT n, gen_random_uuid() AS id, gen_random_uuid() AS customer_id, 'Z' || n AS code
                       FROM generate_series(101, 999) AS n UNION ALL
                     SELECT n, gen_random_uuid(), gen_random_uuid(), 'Y' || n FROM generate_series(101, 999) AS n),
            codes AS (INSERT INTO discounts_rebates.discount_code (id, code, restaurant_name, tier)
                      SELECT id, code, 'Wok ' || (5000 - n), 'tier3' FROM made),
            held AS (INSERT INTO discounts_rebates.customer (id, business_name, main_code_id)
                     SELECT customer_id, code, id FROM made)
       INSERT INTO discounts_rebates.customer_code SELECT id, code, customer_id FROM made`,
    );
    let codes: DiscountCode[] = [];
    expect(
      await mostRows(async () => {
        codes = await list();
      }),
    ).toBeLessThanOrEqual(1_000);
    expect(codes.map(({ code }) => code)).toEqual(
      Array.from({ length: 899 }, (_none, place) => 999 - place).flatMap((n) => [`Y${n}`, `Z${n}`]),
    );
  });

  it('codes are unique, case-insensitive, also under concurrency', async () => {
    await created();
    const { body } = await send('post', PATH, { ...DRAFT, code: 'Gw88' }).expect(409);
    expect(body.message).toBe('Another restaurant has this code already.');
    const other = await created({ code: 'AB12' });
    await send('put', `${PATH}/${other.id}`, { code: 'GW88' }).expect(409);
    const race = await Promise.all([1, 2, 3].map(() => send('post', PATH, { ...DRAFT, code: 'ZZ99' })));
    expect(race.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });

  it('a stale code update is refused with the current state', async () => {
    const { id } = await created();
    await send('patch', `${PATH}/${id}`, { active: false }).expect(200);
    const { body } = await send('put', `${PATH}/${id}`, { tier: 'tier1', version: 1 }).expect(409);
    expect(body.current).toMatchObject({ id, active: false, version: 2 });
  });

  it.each([
    [{ ...DRAFT, code: 'ABC' }, 'Code must be exactly 4 alphanumeric characters'],
    [{ ...DRAFT, code: 'ABCDE' }, 'Code must be exactly 4 alphanumeric characters'],
    [{ ...DRAFT, code: "A'--" }, 'Code must be exactly 4 alphanumeric characters'],
    [{ ...DRAFT, code: undefined }, 'Code must be exactly 4 alphanumeric characters'],
    [{ ...DRAFT, restaurantName: '  ' }, 'Restaurant name is required'],
    [{ ...DRAFT, restaurantName: undefined }, 'Restaurant name is required'],
    [{ ...DRAFT, tier: 'tier9' }, 'tier must be one of tier0, tier1, tier2, tier3.'],
    [{ ...DRAFT, code: 1234 }, 'code must be text of at most 40 characters.'],
    [{ ...DRAFT, active: 'yes' }, 'active must be true or false.'],
    [{ ...DRAFT, email: 'x'.repeat(255) }, 'email must be text of at most 254 characters.'],
    [{ ...DRAFT, phone: '1\0' }, 'phone must be text of at most 40 characters.'],
    [{ ...DRAFT, restaurantName: '\ud800' }, 'restaurantName must be text of at most 120 characters.'],
    [{ ...DRAFT, storeIds: [] }, 'storeIds must be a list of 1 to 1000 different ids.'],
    [{ ...DRAFT, storeIds: [NOBODY] }, 'There is no such store.'],
    [[], 'The request must be an object.'],
  ])('a code from %j is refused', async (wrong, sentence) => {
    const { body } = await send('post', PATH, wrong).expect(400);
    expect([body.message, body.error]).toEqual([sentence, sentence]);
    expect(await list()).toEqual([]);
    expect(await events()).toEqual([]);
  });

  it('codes that do not exist are a 404, whatever the form of their id', async () => {
    await send('put', `${PATH}/${NOBODY}`, { active: true }).expect(404);
    await send('patch', `${PATH}/7`, { active: true }).expect(404);
    await send('delete', `${PATH}/${NOBODY}`).expect(404);
    expect(await events()).toEqual([]);
  });
});
