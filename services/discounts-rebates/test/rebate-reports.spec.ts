import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RebateDesk } from './rebate-desk.js';

const PATH = '/api/admin/rebates';
const PLACED_AT = '2025-02-10T17:00:00Z';

let desk: RebateDesk;

beforeAll(async () => {
  desk = await RebateDesk.open();
});

afterAll(async () => {
  await desk?.close();
});

describe('the orders behind a rebate', () => {
  it("a report's orders share the rebate to the cent, also after reversals", async () => {
    const code = await desk.code('tier1');
    const orders: string[] = [];
    for (const cents of [333_333, 333_334, 1, 99_999]) {
      orders.push(await desk.deliver({ code, amountCents: cents, createdAt: PLACED_AT }));
    }
    await desk.calculate('2025-Q1');
    const sumOf = async (query: string): Promise<number> => {
      const { orders: list, summary } = await desk.ordersBehind(code, query);
      const cents = list.reduce((sum, { rebateAmount }) => sum + Math.round(rebateAmount * 100), 0);
      expect(summary.totalRebates * 100).toBeCloseTo(cents, 6);
      return cents / 100;
    };
    expect((await desk.report(code, '2025-Q1')).rebateAmount).toBe(76.67);
    expect(await sumOf('period=2025-Q1')).toBe(76.67);
    expect(await sumOf('year=2025')).toBe(76.67);
    expect(await sumOf('year=2024')).toBe(0);
    await desk.pay(code, '2025-Q1');
    await desk.remove(orders[0] ?? '');
    await desk.deliver({ code, amountCents: 500_000, createdAt: PLACED_AT });
    const { orders: counted, summary } = await desk.ordersBehind(code, 'period=2025-Q1');
    expect(summary).toEqual({ totalPurchases: 7_666.67, totalRebates: 76.67 });
    expect(counted).toHaveLength(4);
    expect(counted.filter(({ isReversed }) => isReversed)).toMatchObject([
      { discountCode: code.code, orderDate: '2025-02-10', orderAmount: 3_333.33 },
    ]);
    const year = await desk.ordersBehind(code, 'year=2025');
    expect(year.orders.filter(({ isLate }) => isLate)).toMatchObject([{ orderAmount: 5_000, rebateAmount: 0 }]);
    expect(await sumOf('year=2025')).toBe(76.67);
  });

  it("a year's orders keep the shares that were paid for their quarter, also when the year yields less", async () => {
    const code = await desk.code('tier1');
    const paid = await desk.deliver({ code, amountCents: 800_000, createdAt: PLACED_AT });
    await desk.deliver({ code, amountCents: 200_000, createdAt: '2025-02-11T17:00:00Z' });
    await desk.calculate('2025-Q1');
    await desk.pay(code, '2025-Q1');
    // The year is below its minimum of $25,000.
    await desk.calculate('2025');
    const shares = async (): Promise<[number, number, boolean][]> =>
      (await desk.ordersBehind(code, 'year=2025')).orders.map((order) => [
        order.orderAmount,
        order.rebateAmount,
        order.isReversed,
      ]);
    expect(await shares()).toEqual([
      [8_000, 80, false],
      [2_000, 20, false],
    ]);
    await desk.deliver({ code, amountCents: 4_000_000, createdAt: '2025-05-10T17:00:00Z' });
    await desk.calculate('2025');
    expect(await shares()).toEqual([
      [8_000, 80, false],
      [2_000, 20, false],
      [40_000, 400, false],
    ]);
    // The amount paid for the removed order is deducted from the rest of the year's rebate.
    await desk.remove(paid);
    await desk.calculate('2025');
    expect(await shares()).toEqual([
      [8_000, 80, true],
      [2_000, 20, false],
      [40_000, 320, false],
    ]);
  });

  it("a late order's share is in the year's orders once the next rebate has been paid", async () => {
    const code = await desk.code('tier1');
    const shares = async (): Promise<[number, boolean][]> =>
      (await desk.ordersBehind(code, 'year=2025')).orders.map(({ rebateAmount, isLate }) => [rebateAmount, isLate]);
    await desk.deliver({ code, amountCents: 1_000_000, createdAt: PLACED_AT });
    await desk.deliver({ code, amountCents: 1_000_000, createdAt: '2025-05-10T17:00:00Z' });
    await desk.calculate('2025-Q1');
    await desk.calculate('2025-Q2');
    await desk.pay(code, '2025-Q1');
    await desk.deliver({ code, amountCents: 300_000, createdAt: '2025-02-11T17:00:00Z' });
    await desk.deliver({ code, amountCents: 100_000, createdAt: '2025-02-12T17:00:00Z' });
    const before = [100, false];
    expect(await shares()).toEqual([before, [0, true], [0, true], before]);
    await desk.pay(code, '2025-Q2');
    expect(await shares()).toEqual([before, [30, true], [10, true], before]);
    const { summary } = await desk.ordersBehind(code, 'period=2025-Q2');
    expect(summary.totalRebates).toBe(100);
  });

  it("a report's purchases, reversed ones included, are found by index", async () => {
    const source = await desk.database.dataSource('discounts-rebates');
    const plan = await source.transaction(async (manager) => {
      // Otherwise PostgreSQL would scan so few rows sequentially.
      await manager.query('SET LOCAL enable_seqscan = off');
      return await manager.query('EXPLAIN SELECT FROM discounts_rebates.purchase WHERE customer_id = $1', [
        randomUUID(),
      ]);
    });
    expect(JSON.stringify(plan)).toContain('purchase_by_customer');
  });

  it('reports of unknown customers and invalid periods are refused', async () => {
    const code = await desk.code('tier1');
    const nobody = `${PATH}/customer/0197a3c0-0000-7000-8000-0000000000ff`;
    const own = `${PATH}/customer/${code.customerId}`;
    const answers: [string, number, string | RegExp][] = [
      [`${nobody}/report?period=2025-Q1`, 404, 'Customer not found.'],
      [`${nobody}/orders?year=2025`, 404, 'Customer not found.'],
      [`${own}/report?period=2025-Q1`, 404, /^There is no rebate of this customer for that period/],
      [`${own}/report?period=2025-Q7`, 400, 'The period must be a quarter as 2026-Q1 or a year as 2026.'],
      [`${own}/orders?year=abc`, 400, 'year must be a whole number from 2000 to 2099.'],
      [`${PATH}/customer/me/orders?year=2025`, 404, 'Customer not found.'],
    ];
    for (const [path, status, sentence] of answers) {
      const answer = await desk.send('get', path);
      expect([path, answer.status, answer.body.message]).toEqual([path, status, expect.stringMatching(sentence)]);
    }
  });
});
