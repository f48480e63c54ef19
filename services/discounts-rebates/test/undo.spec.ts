import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DiscountCode } from '@larder/contracts';
import { EventConsumers } from '@larder/platform';
import type request from 'supertest';
import { CodeUsageConsumer } from '../src/codes/code-usage.consumer.js';
import { RebateDesk } from './rebate-desk.js';

const PATH = '/api/admin/rebates';
const CODES = '/api/admin/restaurant/discount-codes';

let desk: RebateDesk;

beforeAll(async () => {
  desk = await RebateDesk.open();
});

afterAll(async () => {
  await desk?.close();
});

const undo = (id: string): request.Test => desk.send('post', `/api/admin/changes/discounts-rebates/${id}/undo`);

/** Creates a customer with $10,000 in the quarter, calculated. */
async function customer(quarter: 1 | 2 | 3): Promise<DiscountCode> {
  const code = await desk.code('tier1');
  await desk.deliver({ code, amountCents: 1_000_000, createdAt: `2025-0${3 * quarter - 1}-10T17:00:00Z` });
  await desk.calculate(`2025-Q${quarter}`);
  return code;
}

const rows = async (codes: readonly DiscountCode[]): Promise<unknown> => {
  const of = async (table: string, silent: string, order: string): Promise<unknown> =>
    await desk.database.query(
      `SELECT to_jsonb(t) - ARRAY[${silent}] AS row FROM discounts_rebates.${table} AS t
        WHERE ${table === 'customer' ? 'id' : 'customer_id'} = ANY($1::uuid[]) ORDER BY ${order}`,
      [codes.map(({ customerId }) => customerId)],
    );
  return [
    await of('customer', "'unsettled'", 'id'),
    await of('customer_code', "''", 'code_id'),
    await of('purchase', "''", 'order_id'),
    await of('rebate', "'version', 'calculated_at'", 'id'),
  ];
};

const merge = async (one: DiscountCode, other: DiscountCode): Promise<string> =>
  (await desk.send('post', `${PATH}/customers/${one.customerId}/merge`, { into: other.customerId }).expect(200)).body
    .changeId;

describe('a merge of customers', () => {
  it("a merge is undone with codes, purchases and rebates, and the customers' rebates are separate again", async () => {
    const pair = [await customer(1), await customer(1)] as const;
    const before = await rows(pair);
    const changeId = await merge(...pair);
    expect((await desk.rebate(pair[1], '2025-Q1')).rebate.totalPurchases).toBe(20_000);
    expect((await undo(changeId).expect(200)).body).toMatchObject({ success: true, left: [] });
    expect(await rows(pair)).toEqual(before);
    await desk.calculate('2025-Q1');
    for (const code of pair) {
      expect((await desk.rebate(code, '2025-Q1')).rebate).toMatchObject({ totalPurchases: 10_000, rebateAmount: 100 });
    }
  });

  it('undoing a merge moves purchases made since with their code', async () => {
    const pair = [await customer(3), await customer(3)] as const;
    const changeId = await merge(...pair);
    await desk.deliver({ code: pair[0], amountCents: 500_000, createdAt: '2025-09-01T17:00:00Z' });
    await undo(changeId).expect(200);
    await desk.calculate('2025-Q3');
    expect((await desk.rebate(pair[0], '2025-Q3')).rebate.totalPurchases).toBe(15_000);
    expect((await desk.rebate(pair[1], '2025-Q3')).rebate.totalPurchases).toBe(10_000);
  });

  it('of two merges in a row the second must be undone before the first', async () => {
    const [one, two, three] = [await customer(3), await customer(3), await customer(3)];
    const before = await rows([one, two, three]);
    const first = await merge(one, two);
    const second = await merge(two, three);
    const { body } = await undo(first).expect(409);
    expect(body.message).toBe('The customer has been merged again since. Undo that merge first.');
    await undo(second).expect(200);
    expect((await undo(first).expect(200)).body).toMatchObject({ left: [] });
    expect(await rows([one, two, three])).toEqual(before);
  });

  it('an approval for both customers together must be revoked before their merge is undone', async () => {
    const pair = [await customer(3), await customer(3)] as const;
    const changeId = await merge(...pair);
    const { rebate } = await desk.rebate(pair[1], '2025-Q3');
    await desk.change(rebate.id, { status: 'approved' }).expect(200);
    const { body } = await undo(changeId).expect(409);
    expect(body.message).toBe('A rebate has been approved since. Undo the approval first.');
    await desk.change(rebate.id, { status: 'pending' }).expect(200);
    await undo(changeId).expect(200);
    await desk.calculate('2025-Q3');
    for (const code of pair) {
      expect((await desk.rebate(code, '2025-Q3')).rebate).toMatchObject({ status: 'pending', amountDue: 100 });
    }
  });

  it('undoing a merge leaves customers alone once a rebate was paid', async () => {
    const pair = [await customer(2), await customer(2)] as const;
    const changeId = await merge(...pair);
    await desk.pay(pair[1], '2025-Q2');
    const before = await rows(pair);
    const { body } = await undo(changeId).expect(200);
    expect(body.restored).toBe(0);
    expect(new Set(body.left.map(({ why }: { why: string }) => why))).toEqual(new Set(['paid']));
    expect(await rows(pair)).toEqual(before);
  });
});

it('undo restores a deleted code with its customer, with an event for the order service', async () => {
  const code = await desk.code('tier2');
  const { changeId } = (await desk.send('delete', `${CODES}/${code.id}`).expect(200)).body;
  await undo(changeId).expect(200);
  const { body } = await desk.send('get', CODES).expect(200);
  const back = (body as DiscountCode[]).find(({ id }) => id === code.id);
  expect(back).toEqual(Object.assign({}, code, { version: code.version + 1 }));
  const [event] = await desk.database.query<{ after: object }>(
    `SELECT after FROM discounts_rebates.event_log WHERE subject = $1 AND type = 'discount-code.created' ORDER BY number DESC`,
    [`discount-code:${code.id}`],
  );
  expect(event?.after).toMatchObject({ id: code.id, customerId: code.customerId, code: code.code });
});

it('a restored code does not count orders cancelled while it was deleted', async () => {
  const code = await desk.code('tier2');
  const order = { code, amountCents: 10_000, createdAt: '2025-09-01T17:00:00Z' };
  const [first] = [await desk.deliver(order), await desk.deliver(order), await desk.deliver(order)];
  const used = async (): Promise<object | undefined> => {
    await desk.service.get(EventConsumers).reach(CodeUsageConsumer);
    const { body } = await desk.send('get', CODES).expect(200);
    return (body as DiscountCode[]).find(({ id }) => id === code.id);
  };
  expect(await used()).toMatchObject({ usageCount: 3, totalDiscountAmount: 15 });
  const { changeId } = (await desk.send('delete', `${CODES}/${code.id}`).expect(200)).body;
  await desk.move(first, 'cancelled');
  expect(await used()).toBeUndefined();
  await undo(changeId).expect(200);
  expect(await used()).toMatchObject({ usageCount: 2, totalDiscountAmount: 10 });
});

it('a deleted code is not restored when another has its letters', async () => {
  const code = await desk.code('tier1');
  const { changeId } = (await desk.send('delete', `${CODES}/${code.id}`).expect(200)).body;
  await desk.send('post', CODES, { code: code.code, restaurantName: 'Another', tier: 'tier1' }).expect(201);
  expect((await undo(changeId).expect(200)).body.left).toEqual([
    { thing: 'discount code', name: code.code, why: 'exists-again', fields: [] },
  ]);
});

it('undo does not restore a deleted code beyond the limit', async () => {
  const code = await desk.code('tier1');
  const { changeId } = (await desk.send('delete', `${CODES}/${code.id}`).expect(200)).body;
  // 18 letters in four places: 104,976 codes.
  await desk.database.query(
    `WITH letters AS (SELECT chr(64 + n) AS a FROM generate_series(1, 18) AS n)
     INSERT INTO discounts_rebates.discount_code (code, restaurant_name, tier)
     SELECT w.a || x.a || y.a || z.a, 'Full', 'tier1' FROM letters AS w, letters AS x, letters AS y, letters AS z
     ON CONFLICT DO NOTHING`,
  );
  const { body } = await undo(changeId).expect(409);
  expect(body.message).toBe('The maximum number of codes is reached.');
  await desk.database.query(`DELETE FROM discounts_rebates.discount_code WHERE restaurant_name = 'Full'`);
  await undo(changeId).expect(200);
});
