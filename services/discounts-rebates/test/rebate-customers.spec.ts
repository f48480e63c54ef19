import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DiscountCode } from '@larder/contracts';
import { RebateDesk } from './rebate-desk.js';

const PATH = '/api/admin/rebates';
const IN = {
  Q1: '2025-02-10T17:00:00Z',
  Q2: '2025-05-10T17:00:00Z',
  Q3: '2025-08-10T17:00:00Z',
  Q4: '2025-11-10T17:00:00Z',
};

let desk: RebateDesk;

beforeAll(async () => {
  desk = await RebateDesk.open();
});

afterAll(async () => {
  await desk?.close();
});

/** Creates a bronze customer with $10,000 in one quarter of 2025, calculated: $100. */
async function customer(quarter: keyof typeof IN): Promise<DiscountCode> {
  const code = await desk.code('tier1');
  await desk.deliver({ code, amountCents: 1_000_000, createdAt: IN[quarter] });
  await desk.calculate(`2025-${quarter}`);
  return code;
}

describe('customers', () => {
  it('a customer can have several codes, assigned or by merging', async () => {
    const first = await desk.code('tier1', { restaurantName: 'Jade Garden' });
    const second = await desk.code('tier2', { restaurantName: 'Jade Garden East', customerId: first.customerId });
    const third = await desk.code('tier1', { restaurantName: 'Jade Gardens' });
    expect(second.customerId).toBe(first.customerId);
    for (const code of [first, second, third]) await desk.deliver({ code, amountCents: 500_000, createdAt: IN.Q3 });
    await desk.calculate('2025-Q3');
    expect(await desk.rebate(first, '2025-Q3')).toMatchObject({
      customer: { businessName: 'Jade Garden' },
      tier: 'tier2',
      rebate: { totalPurchases: 10_000, status: 'below_minimum' },
    });
    const { body: answer } = await desk
      .send('post', `${PATH}/customers/${third.customerId}/merge`, { into: first.customerId })
      .expect(200);
    const { changeId, ...merged } = answer;
    expect(changeId).toEqual(expect.any(String));
    expect(merged).toMatchObject({
      id: first.customerId,
      businessName: 'Jade Garden',
      codes: [first, second, third].map(({ id, code }) => ({ id, code })),
    });
    expect((await desk.rebate(first, '2025-Q3')).rebate).toMatchObject({
      totalPurchases: 15_000,
      status: 'pending',
      rebateAmount: 300,
    });
    await desk.send('get', `${PATH}/customer/${third.customerId}/orders?year=2025`).expect(404);
    const { body: found } = await desk.send('get', `${PATH}/customers?search=jade%20gar`).expect(200);
    expect(found).toEqual([merged]);
  });

  it('a customer whose first code was deleted follows the name and contact of the code that is changed', async () => {
    const first = await desk.code('tier1', { restaurantName: 'Lotus' });
    const second = await desk.code('tier1', { restaurantName: 'Lotus East', customerId: first.customerId });
    const named = async (): Promise<unknown> =>
      (await desk.send('get', `${PATH}/customers?search=%20Lotus%20`).expect(200)).body[0]?.businessName;
    await desk
      .send('put', `/api/admin/restaurant/discount-codes/${second.id}`, { restaurantName: 'Lotus North' })
      .expect(200);
    expect(await named()).toBe('Lotus');
    await desk.send('delete', `/api/admin/restaurant/discount-codes/${first.id}`).expect(200);
    await desk
      .send('put', `/api/admin/restaurant/discount-codes/${second.id}`, { restaurantName: 'Lotus South' })
      .expect(200);
    expect(await named()).toBe('Lotus South');
  });

  it('customers who were both paid for a period, and a customer with itself, cannot be merged', async () => {
    const [one, other] = [await customer('Q2'), await customer('Q2')];
    await desk.pay(one, '2025-Q2');
    await desk.pay(other, '2025-Q2', '1002');
    const path = `${PATH}/customers/${one.customerId}/merge`;
    expect((await desk.send('post', path, { into: other.customerId }).expect(409)).body.message).toBe(
      'Both customers have been paid a rebate for 2025-Q2. Undo one of the payments before you merge them.',
    );
    await desk.send('post', path, { into: one.customerId }).expect(400);
    await desk.send('post', path, { into: '0197a3c0-0000-7000-8000-0000000000ff' }).expect(404);
  });

  it('merging keeps a paid rebate of the merged customer, and logs whose it is now', async () => {
    const [one, other] = [await customer('Q4'), await customer('Q4')];
    const { rebate } = await desk.pay(one, '2025-Q4');
    await desk.send('post', `${PATH}/customers/${one.customerId}/merge`, { into: other.customerId }).expect(200);
    expect((await desk.rebate(other, '2025-Q4')).rebate).toMatchObject({
      id: rebate.id,
      status: 'paid',
      rebateAmount: 100,
    });
    const [event] = await desk.database.query<{ before: object; after: object }>(
      `SELECT before, after FROM discounts_rebates.event_log WHERE subject = $1 ORDER BY number DESC LIMIT 1`,
      [`rebate:${rebate.id}`],
    );
    expect(event).toMatchObject({ before: { customerId: one.customerId }, after: { customerId: other.customerId } });
    // The other customer's purchases are outstanding now, and are paid with the next rebate.
    await desk.deliver({ code: other, amountCents: 3_000_000, createdAt: '2026-02-10T17:00:00Z' });
    await desk.calculate('2026-Q1');
    expect((await desk.rebate(other, '2026-Q1')).rebate).toMatchObject({ adjustmentAmount: 100, amountDue: 400 });
  });

  it('a customer is named after its first code, outlives its codes and is assigned by id', async () => {
    const code = await desk.code('tier1', { restaurantName: 'Lucky Star' });
    const path = `/api/admin/restaurant/discount-codes`;
    await desk.send('put', `${path}/${code.id}`, { restaurantName: 'Lucky Star 福星', email: 'a@b.ca' }).expect(200);
    await desk.deliver({ code, amountCents: 700_000, createdAt: IN.Q1 });
    await desk.send('delete', `${path}/${code.id}`).expect(200);
    await desk.calculate('2025-Q1');
    expect(await desk.rebate(code, '2025-Q1')).toMatchObject({
      customer: { businessName: 'Lucky Star 福星', email: 'a@b.ca' },
      rebate: { status: 'below_minimum', totalPurchases: 7_000 },
    });
    const draft = { code: 'ZZ99', restaurantName: 'X', customerId: '0197a3c0-0000-7000-8000-0000000000ff' };
    expect((await desk.send('post', path, draft).expect(400)).body.message).toBe('There is no such customer.');
  });
});
