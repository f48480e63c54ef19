import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { RebateSummary } from '@larder/contracts';
import { dayIn, periodOfDay, rebatePeriodText } from '@larder/kernel';
import { eventually } from '@larder/testing';
import { RebateRunsService } from '../src/rebates/runs/rebate-runs.service.js';
import { RebateDesk } from './rebate-desk.js';

const PATH = '/api/admin/rebates';

let desk: RebateDesk;

beforeAll(async () => {
  desk = await RebateDesk.open();
});

afterAll(async () => {
  await desk?.close();
});

/** Noon of a day in the middle of each quarter of 2025, which is in that quarter in every zone. */
const IN = {
  Q1: '2025-02-10T17:00:00Z',
  Q2: '2025-05-10T17:00:00Z',
  Q3: '2025-08-10T17:00:00Z',
  Q4: '2025-11-10T17:00:00Z',
};

describe('calculating', () => {
  it('a calculation creates a row with every specified field for each customer with purchases', async () => {
    const code = await desk.code('tier2', { restaurantName: 'Golden Wok 金鑊' });
    await desk.deliver({ code, amountCents: 1_250_000, createdAt: IN.Q1 });
    const run = await desk.calculate('2025-Q1');
    expect(run).toMatchObject({ state: 'done', progress: 1, created: 1, message: '1 customer: 1 new.' });
    const { summary, rebates, accrual } = await desk.summary('2025-Q1');
    expect(accrual).toBeNull();
    const path = '/api/admin/rebates/summary?periodType=quarterly&period=2025-Q1';
    const chinese = (await desk.send('get', path).set('accept-language', 'zh-Hant').expect(200)).body as RebateSummary;
    expect(chinese.rebates[0]?.rebate.rule).toBe('該季度所有購物的 2.00%，購物須達 $12,500.00（每年度 $50,000.00）。');
    expect(summary).toEqual({ totalPurchases: 12_500, totalRebates: 250, totalCustomers: 1, paidRebates: 0 });
    expect(rebates).toEqual([
      {
        customer: {
          id: code.customerId,
          businessName: 'Golden Wok 金鑊',
          contactPerson: null,
          email: null,
          phone: null,
        },
        tier: 'tier2',
        tierName: 'Silver',
        rebate: {
          id: expect.any(String),
          period: '2025-Q1',
          periodType: 'quarterly',
          totalPurchases: 12_500,
          rebateAmount: 250,
          rebatePercentage: 0.02,
          status: 'pending',
          paidDate: null,
          paymentMethod: null,
          paymentReference: null,
          notes: null,
          minimumPurchases: 12_500,
          rule: '2.00% of all purchases of the quarter once they reach $12,500.00 ($50,000.00 a year).',
          adjustmentAmount: 0,
          alreadyPaid: 0,
          amountDue: 250,
          calculatedAt: expect.any(String),
          approvedAt: null,
          approvedBy: null,
          paidAt: null,
          paidBy: null,
          isSettling: false,
          version: 1,
        },
        byStore: [{ store: 'main', totalPurchases: 12_500, rebateAmount: 250 }],
      },
    ]);
    expect(await desk.calculate('2025-Q1')).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
    expect((await desk.summary('2025-Q1')).rebates).toEqual(rebates);
  });

  it('a calculation counts an order that was delivered just before', async () => {
    const code = await desk.code('tier1');
    await desk.deliver({ code, amountCents: 700_000, createdAt: IN.Q2 });
    await desk.database.query(
      `INSERT INTO restaurant_orders.event_log (type, subject, store_id, before, after)
       SELECT type, 'restaurant-order:late', store_id, NULL,
              after || '{"id": "0197a3c0-0000-7000-8000-0000000000aa", "orderNumber": "late"}'
         FROM restaurant_orders.event_log WHERE after->>'status' = 'delivered' ORDER BY number DESC LIMIT 1`,
    );
    await desk.calculate('2025-Q2');
    expect((await desk.rebate(code, '2025-Q2')).rebate).toMatchObject({ totalPurchases: 14_000, rebateAmount: 140 });
  });

  it('a rebate is zero below the minimum and full at the minimum', async () => {
    const [below, at] = [await desk.code('tier1'), await desk.code('tier1')];
    await desk.deliver({ code: below, amountCents: 624_999, createdAt: IN.Q3 });
    await desk.deliver({ code: at, amountCents: 625_000, createdAt: IN.Q3 });
    await desk.calculate('2025-Q3');
    const { rebate } = await desk.rebate(below, '2025-Q3');
    expect(rebate).toMatchObject({ status: 'below_minimum', rebateAmount: 0, amountDue: 0 });
    expect((await desk.rebate(at, '2025-Q3')).rebate).toMatchObject({ status: 'pending', rebateAmount: 62.5 });
    const { body } = await desk.change(rebate.id, { status: 'paid', paymentReference: '1' }).expect(409);
    expect(body.message).toBe('A rebate below the minimum is not paid.');
  });

  it("a purchase is dated by the order's day in the store's time zone", async () => {
    const [{ zone } = { zone: '' }] = await desk.database.query<{ zone: string }>(
      'SELECT time_zone AS zone FROM discounts_rebates.store_zone',
    );
    expect(zone).toMatch(/^America\//);
    const code = await desk.code('tier1');
    // The last second of the store's first quarter is in the second quarter in UTC.
    const [{ at } = { at: '' }] = await desk.database.query<{ at: string }>(
      `SELECT to_json((timestamp '2024-03-31 23:59:59' AT TIME ZONE $1) AT TIME ZONE 'UTC')#>>'{}' || 'Z' AS at`,
      [zone],
    );
    expect(at.slice(0, 10)).toBe('2024-04-01');
    await desk.deliver({ code, amountCents: 625_000, createdAt: at });
    await desk.calculate('2024-Q1');
    await desk.calculate('2024-Q2');
    expect((await desk.rebate(code, '2024-Q1')).rebate.totalPurchases).toBe(6_250);
    await expect(desk.rebate(code, '2024-Q2')).rejects.toThrow('no rebate');
    expect((await desk.ordersBehind(code, 'year=2024')).orders).toMatchObject([{ orderDate: '2024-03-31' }]);
  });

  it('a purchase of an unknown store is dated when the store becomes known', async () => {
    const code = await desk.code('tier1');
    const known = desk.storeId;
    desk.storeId = '0197a3c0-0000-7000-8000-00000000beef';
    await desk.deliver({ code, amountCents: 625_000, createdAt: '2024-12-31T20:00:00Z' });
    await desk.calculate('2024-Q4');
    await expect(desk.rebate(code, '2024-Q4')).rejects.toThrow('no rebate');
    await desk.openStore(desk.storeId, 'Asia/Hong_Kong');
    desk.storeId = known;
    await desk.calculate('2025-Q1');
    // The order was placed on New Year's Day in Hong Kong.
    expect((await desk.rebate(code, '2025-Q1')).rebate.totalPurchases).toBe(6_250);
  });

  it('a long calculation answers 202 with its progress', async () => {
    const run = await desk.calculate('2024-Q1');
    const runs = desk.service.get(RebateRunsService);
    const unfinished = { state: 'running', progress: 0.4, finishedAt: null } as const;
    jest.spyOn(runs, 'calculate').mockResolvedValueOnce(Object.assign(run, unfinished));
    const { body } = await desk
      .send('post', '/api/admin/rebates/calculate', { periodType: 'quarterly', period: '2024-Q1' })
      .expect(202);
    expect(body).toMatchObject({ state: 'running', progress: 0.4 });
  });

  it('the calculation of a period that is shown is not one from a clock that was ahead', async () => {
    const early = await desk.calculate('2024-Q2');
    await desk.database.query(
      `UPDATE discounts_rebates.rebate_run SET created_at = created_at + interval '2 days' WHERE id = $1`,
      [early.id],
    );
    const { id } = await desk.calculate('2024-Q2');
    const { body } = await desk.send('get', `${PATH}/run?periodType=quarterly&period=2024-Q2`).expect(200);
    expect(body.run.id).toBe(id);
  });

  it('eight concurrent calculations create each row once', async () => {
    const codes = await Promise.all(Array.from({ length: 12 }, async () => desk.code('tier3')));
    for (const code of codes) await desk.deliver({ code, amountCents: 2_500_000, createdAt: '2026-02-10T17:00:00Z' });
    await Promise.all(Array.from({ length: 8 }, async () => desk.calculate('2026-Q1')));
    const { rebates } = await desk.summary('2026-Q1');
    expect(rebates).toHaveLength(12);
    expect(rebates.every(({ rebate }) => rebate.version === 1 && rebate.rebateAmount === 750)).toBe(true);
  });

  it('a calculation freezes tier and percentage until the next one', async () => {
    const code = await desk.code('tier1');
    await desk.deliver({ code, amountCents: 10_000_000, createdAt: IN.Q4 });
    await desk.calculate('2025-Q4');
    const path = `/api/admin/restaurant/discount-codes/${code.id}`;
    await desk.send('put', path, { tier: 'tier3' }).expect(200);
    const more = await desk.deliver({ code, amountCents: 100_000, createdAt: IN.Q4 });
    await eventually(async () => {
      const { rebate, tier } = await desk.rebate(code, '2025-Q4');
      expect(tier).toBe('tier1');
      expect(rebate).toMatchObject({ rebatePercentage: 0.01, rebateAmount: 1_010 });
    });
    await desk.calculate('2025-Q4');
    expect(await desk.rebate(code, '2025-Q4')).toMatchObject({ tier: 'tier3', rebate: { rebateAmount: 3_030 } });
    await desk.send('patch', path, { active: false }).expect(200);
    await desk.calculate('2025-Q4');
    expect((await desk.rebate(code, '2025-Q4')).rebate).toMatchObject({
      status: 'below_minimum',
      rule: 'No active discount code: no rebate.',
    });
    await desk.remove(more);
  });

  it.each([
    ['quarterly', '2026-Q5', 'The period must be a quarter as 2026-Q1.'],
    ['quarterly', '2026-q1', 'The period must be a quarter as 2026-Q1.'],
    ['quarterly', '2026', 'The period must be a quarter as 2026-Q1.'],
    ['annually', '2026-Q1', 'The period must be a year as 2026.'],
    ['annually', '26', 'The period must be a year as 2026.'],
    ['annually', '2023', /^The year must be from 2024 to 20\d\d\.$/],
    ['annually', '2999', /^The year must be from 2024 to 20\d\d\.$/],
    ['monthly', '2026-01', 'periodType must be one of quarterly, annually.'],
    ['quarterly', `2026-Q1' OR 1=1`, 'The period must be a quarter as 2026-Q1.'],
  ])('a calculation of %s %s is refused', async (periodType, period, sentence) => {
    const calculated = await desk.send('post', `${PATH}/calculate`, { periodType, period }).expect(400);
    const read = await desk.send(
      'get',
      `${PATH}/summary?periodType=${periodType}&period=${encodeURIComponent(period)}`,
    );
    expect([calculated.body.message, read.status, read.body.message]).toEqual([
      expect.stringMatching(sentence),
      400,
      calculated.body.message,
    ]);
  });
});

describe('rebates follow their orders', () => {
  it('reversing an order lowers a pending rebate and revokes an approval', async () => {
    const code = await desk.code('tier1');
    await desk.deliver({ code, amountCents: 700_000, createdAt: '2024-08-10T17:00:00Z' });
    const second = await desk.deliver({ code, amountCents: 100_000, createdAt: '2024-08-11T17:00:00Z' });
    await desk.calculate('2024-Q3');
    const { rebate } = await desk.rebate(code, '2024-Q3');
    const approved = await desk.change(rebate.id, { status: 'approved' }).expect(200);
    expect(approved.body.rebate).toMatchObject({ status: 'approved', approvedBy: desk.admin.username, amountDue: 80 });
    await desk.move(second, 'cancelled');
    await eventually(async () => {
      expect((await desk.rebate(code, '2024-Q3')).rebate).toMatchObject({
        status: 'pending',
        totalPurchases: 7_000,
        rebateAmount: 70,
        approvedAt: null,
      });
    });
    await desk.move(second, 'delivered');
    await desk.move(second, 'delivered');
    await eventually(async () => {
      expect((await desk.rebate(code, '2024-Q3')).rebate.rebateAmount).toBe(80);
    });
    await desk.remove(second);
    await eventually(async () => {
      expect((await desk.rebate(code, '2024-Q3')).rebate.rebateAmount).toBe(70);
    });
  });

  it('the running quarter accrues without a calculation', async () => {
    const code = await desk.code('tier1');
    const now = new Date();
    const period = rebatePeriodText(periodOfDay('quarterly', dayIn(now, 'America/Toronto')));
    const accrued = async (): Promise<RebateSummary['accrual']> => (await desk.summary(period)).accrual;
    const before = await accrued();
    await desk.deliver({ code, amountCents: 800_000, createdAt: now.toISOString() });
    const after = await accrued();
    expect((after?.totalPurchases ?? 0) - (before?.totalPurchases ?? 0)).toBe(8_000);
    expect((after?.totalRebates ?? 0) - (before?.totalRebates ?? 0)).toBe(80);
    expect(after?.customers.find(({ customer }) => customer.id === code.customerId)).toMatchObject({
      tierName: 'Bronze',
      totalPurchases: 8_000,
      minimumPurchases: 6_250,
      rebatePercentage: 0.01,
      rebateAmount: 80,
    });
  });
});
