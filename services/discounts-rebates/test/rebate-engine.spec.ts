import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { AccountRepository } from '../src/rebates/account.repository.js';
import { RebateDesk } from './rebate-desk.js';
import { RebateWorld } from './rebate-world.js';
import { slowRebate, type SlowRebate } from './slow-rebates.js';

/** Worlds with different tiers, zones and orders; together more than 10,000 customer periods. */
const WORLDS = [1, 2, 3, 4];
const CUSTOMERS = 510;

const PERIODS = [
  { period: '2025-Q1', from: '2025-01-01', to: '2025-03-31', months: 3 },
  { period: '2025-Q2', from: '2025-04-01', to: '2025-06-30', months: 3 },
  { period: '2025-Q3', from: '2025-07-01', to: '2025-09-30', months: 3 },
  { period: '2025-Q4', from: '2025-10-01', to: '2025-12-31', months: 3 },
  { period: '2025', from: '2025-01-01', to: '2025-12-31', months: 12 },
];

let desk: RebateDesk;
let compared = 0;

beforeAll(async () => {
  desk = await RebateDesk.open();
});

afterAll(async () => {
  await desk?.close();
});

it.each(WORLDS)(
  'rebates of world %i are to the cent what a slow second implementation makes of its orders',
  async (seed) => {
    const world = new RebateWorld(seed, CUSTOMERS);
    await world.settle(desk.database);
    for (const span of PERIODS) {
      const run = await desk.calculate(span.period);
      const { rebates } = await desk.summary(span.period);
      const found = new Map(rebates.map((row) => [row.customer.id, row]));
      const differing: unknown[] = [];
      let expectedRows = 0;
      for (const customer of world.customers) {
        const expected = slowRebate(world, customer, span);
        const row = found.get(customer.id);
        const actual: SlowRebate | null = row
          ? {
              purchasesCents: Math.round(row.rebate.totalPurchases * 100),
              rebateCents: Math.round(row.rebate.rebateAmount * 100),
              status: row.rebate.status === 'below_minimum' ? 'below_minimum' : 'pending',
              tier: row.tier,
            }
          : null;
        if (expected) expectedRows++;
        if (JSON.stringify(actual) !== JSON.stringify(expected)) differing.push({ customer, actual, expected });
      }
      expect({ period: span.period, differing: differing.slice(0, 2) }).toEqual({ period: span.period, differing: [] });
      expect(run.created).toBe(expectedRows);
      compared += world.customers.length;
      await sharesSumUp(span.period);
    }
  },
  120_000,
);

it('the rebate engine is compared in more than 10,000 cases', () => {
  expect(compared).toBeGreaterThan(10_000);
});

/** For a sample of customers, checks that the shares of orders sum to their rebate. */
async function sharesSumUp(period: string): Promise<void> {
  const { rebates } = await desk.summary(period);
  for (const { customer, rebate } of rebates.filter((_, index) => index % 60 === 0)) {
    const { body } = await desk
      .send('get', `/api/admin/rebates/customer/${customer.id}/orders?period=${period}`)
      .expect(200);
    const cents = (body.orders as { rebateAmount: number }[]).reduce(
      (sum, each) => sum + Math.round(each.rebateAmount * 100),
      0,
    );
    expect([customer.id, cents]).toEqual([customer.id, Math.round(rebate.rebateAmount * 100)]);
    expect(body.summary).toEqual({ totalPurchases: rebate.totalPurchases, totalRebates: rebate.rebateAmount });
  }
}

it('a tier changed during a calculation affects none of its customers', async () => {
  // More than two batches of 200 customers.
  await new RebateWorld(5, 900).settle(desk.database);
  const accounts = desk.service.get(AccountRepository);
  const lock = accounts.lock.bind(accounts);
  let steps = 0;
  const locked = jest.spyOn(accounts, 'lock').mockImplementation(async (manager, customerIds) => {
    const change = 'UPDATE discounts_rebates.discount_tier SET rebate_basis_points = rebate_basis_points + 1';
    if (++steps === 2) await desk.database.query(change);
    return await lock(manager, customerIds);
  });
  await desk.calculate('2025-Q1');
  locked.mockRestore();
  const [terms] = await desk.database.query(
    `SELECT count(DISTINCT tier) AS tiers, count(DISTINCT (tier, rebate_basis_points)) AS terms
       FROM discounts_rebates.rebate WHERE period = '2025-Q1'`,
  );
  expect(steps).toBeGreaterThan(2);
  expect(terms).toEqual({ tiers: 4, terms: 4 });
});
