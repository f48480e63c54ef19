import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DiscountCode, RebateOfStore, RebateSummary } from '@larder/contracts';
import { mostRows } from './most-rows.js';
import { RebateDesk } from './rebate-desk.js';
import { ACCOUNT_TABLES } from './rebate-world.js';

const [MAIN, NORTH, WEST] = [randomUUID(), randomUUID(), randomUUID()];

let desk: RebateDesk;

beforeAll(async () => {
  desk = await RebateDesk.open();
});

beforeEach(async () => {
  await desk.database.empty(...ACCOUNT_TABLES, 'discounts_rebates.store_zone');
  await desk.openStore(MAIN, 'America/Toronto', true, 'main');
  desk.storeId = MAIN;
});

afterAll(async () => {
  await desk?.close();
});

async function openOthers(): Promise<void> {
  await desk.openStore(NORTH, 'America/Toronto', false, 'north');
  await desk.openStore(WEST, 'America/Vancouver', false, 'west');
}

async function buy(code: DiscountCode, storeId: string, dollars: number, quarter = 1): Promise<string> {
  desk.storeId = storeId;
  const createdAt = `2025-0${3 * quarter - 1}-10T17:00:00Z`;
  return await desk.deliver({ code, amountCents: Math.round(dollars * 100), createdAt });
}

const sum = (stores: readonly RebateOfStore[], key: 'totalPurchases' | 'rebateAmount'): number =>
  stores.reduce((cents, store) => cents + Math.round(store[key] * 100), 0) / 100;

/** Checks that rows, report and orders of a customer agree on the stores. */
async function agreed(code: DiscountCode, period: string): Promise<RebateOfStore[]> {
  const { rebate, byStore = [] } = await desk.rebate(code, period);
  expect([sum(byStore, 'totalPurchases'), sum(byStore, 'rebateAmount')]).toEqual([
    rebate.totalPurchases,
    rebate.rebateAmount,
  ]);
  expect((await desk.report(code, period)).byStore).toEqual(byStore);
  const { orders } = await desk.ordersBehind(code, `period=${period}`);
  for (const { store, totalPurchases, rebateAmount } of byStore) {
    const own = orders.filter((order) => order.store === store);
    const [amount, share] = own.reduce(
      ([amounts, shares], each) => [
        amounts + Math.round(each.orderAmount * 100),
        shares + Math.round(each.rebateAmount * 100),
      ],
      [0, 0] as [number, number],
    );
    expect([store, amount / 100, share / 100]).toEqual([store, totalPurchases, rebateAmount]);
  }
  return byStore;
}

describe('rebates by store', () => {
  it("purchases at two stores decide on one tier, and the stores' shares sum to the rebate", async () => {
    await openOthers();
    const code = await desk.code('tier3');
    await buy(code, MAIN, 20_000);
    await buy(code, NORTH, 10_000);
    await desk.calculate('2025-Q1');
    // Neither store alone reaches the minimum of $25,000 a quarter.
    const stores = [
      { store: 'main', totalPurchases: 20_000, rebateAmount: 600 },
      { store: 'north', totalPurchases: 10_000, rebateAmount: 300 },
    ];
    expect(await agreed(code, '2025-Q1')).toEqual(stores);
    const { byStore, summary } = await desk.summary('2025-Q1');
    expect(byStore).toEqual(stores);
    expect([summary.totalPurchases, summary.totalRebates]).toEqual([30_000, 900]);
  });

  it('a summary of many customers is read in parts, and its totals are those of all', async () => {
    await openOthers();
    await desk.database.query(
      `WITH made AS (SELECT n, gen_random_uuid() AS id FROM generate_series(1, 2100) AS n),
            bought AS (INSERT INTO discounts_rebates.purchase (order_id, order_number, store_id, code_id, customer_id,
                         ordered_at, order_date, order_quarter, amount_cents)
                       SELECT gen_random_uuid(), 'N' || n, CASE n % 2 WHEN 0 THEN $1::uuid ELSE $2::uuid END, id, id,
                         '2025-02-10T17:00:00Z', '2025-02-10', 2025 * 4, 1000000 FROM made),
            owed AS (INSERT INTO discounts_rebates.rebate (id, customer_id, period_type, period, first_quarter,
                       last_quarter, tier, rebate_basis_points, minimum_cents, minimum_period, has_active_code, status,
                       purchases_cents, rebate_cents, adjustment_cents, already_paid_cents, due_cents, calculated_at)
                     SELECT gen_random_uuid(), id, 'quarterly', '2025-Q1', 2025 * 4, 2025 * 4, 'tier1', 100, 0,
                       'quarterly', true, 'pending', 1000000, 10000, 0, 0, 10000, now() FROM made)
       INSERT INTO discounts_rebates.customer (id, business_name, main_code_id)
       SELECT id, 'Wok ' || lpad((9999 - n)::text, 4, '0'), id FROM made`,
      [MAIN, NORTH],
    );
    let whole: RebateSummary | undefined;
    expect(
      await mostRows(async () => {
        whole = await desk.summary('2025-Q1');
      }),
    ).toBeLessThanOrEqual(1_000);
    expect(whole?.rebates.map(({ customer }) => customer.businessName)).toEqual(
      Array.from({ length: 2_100 }, (_none, place) => `Wok ${7_899 + place}`),
    );
    expect(whole?.rebates[0]?.byStore).toEqual([{ store: 'main', totalPurchases: 10_000, rebateAmount: 100 }]);
    expect(whole?.summary).toMatchObject({ totalPurchases: 21_000_000, totalRebates: 210_000, totalCustomers: 2_100 });
    expect(whole?.byStore).toEqual([
      { store: 'main', totalPurchases: 10_500_000, rebateAmount: 105_000 },
      { store: 'north', totalPurchases: 10_500_000, rebateAmount: 105_000 },
    ]);
  });

  it('in a chain of one store that store has the whole rebate', async () => {
    const code = await desk.code('tier1');
    await buy(code, MAIN, 7_000.5);
    await desk.calculate('2025-Q1');
    const stores = [{ store: 'main', totalPurchases: 7_000.5, rebateAmount: 70.01 }];
    expect(await agreed(code, '2025-Q1')).toEqual(stores);
    expect((await desk.summary('2025-Q2')).byStore).toEqual([]);
  });

  it('a paid rebate keeps its stores whatever happens to its orders, and the year counts the current ones', async () => {
    await openOthers();
    const code = await desk.code('tier1');
    const taken = await buy(code, NORTH, 3_333.33);
    await buy(code, MAIN, 3_333.34);
    await buy(code, WEST, 0.01);
    await desk.calculate('2025-Q1');
    await desk.pay(code, '2025-Q1');
    const paid = await agreed(code, '2025-Q1');
    await desk.remove(taken);
    await buy(code, WEST, 30_000);
    expect(await agreed(code, '2025-Q1')).toEqual(paid);
    await desk.calculate('2025');
    expect(await agreed(code, '2025')).toEqual([
      { store: 'main', totalPurchases: 3_333.34, rebateAmount: 33.33 },
      { store: 'west', totalPurchases: 30_000.01, rebateAmount: 300 },
    ]);
  });

  it('odd amounts of many customers at three stores sum to the cent, in each row and in all', async () => {
    await openOthers();
    let seed = 20_261_124;
    const draw = (below: number): number => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff;
      return seed % below;
    };
    const codes: DiscountCode[] = [];
    for (let customer = 0; customer < 8; customer++) {
      const code = await desk.code(customer % 2 === 0 ? 'tier1' : 'tier2');
      codes.push(code);
      for (let order = 0; order <= customer % 4; order++) {
        await buy(code, [MAIN, NORTH, WEST][draw(3)] ?? MAIN, 1_000 + draw(1_500_000) / 100);
      }
    }
    await desk.calculate('2025-Q1');
    for (const code of codes) await agreed(code, '2025-Q1');
    const { byStore, summary } = await desk.summary('2025-Q1');
    expect(byStore.map(({ store }) => store)).toEqual(['main', 'north', 'west']);
    expect(sum(byStore, 'totalPurchases')).toBe(summary.totalPurchases);
    expect(sum(byStore, 'rebateAmount')).toBe(summary.totalRebates);
  });

  it('stores of a rebate are in numeric order', async () => {
    await desk.openStore(NORTH, 'America/Toronto', false, 'plaza10');
    await desk.openStore(WEST, 'America/Vancouver', false, 'plaza2');
    const code = await desk.code('tier1');
    for (const store of [MAIN, NORTH, WEST]) await buy(code, store, 7_000);
    await desk.calculate('2025-Q1');
    expect((await agreed(code, '2025-Q1')).map(({ store }) => store)).toEqual(['main', 'plaza2', 'plaza10']);
  });

  it('missing names of stores are filled after the restore of an older backup', async () => {
    const code = await desk.code('tier1');
    await buy(code, MAIN, 7_000);
    await desk.calculate('2025-Q1');
    await desk.database.query('UPDATE discounts_rebates.store_zone SET slug = NULL');
    expect((await desk.summary('2025-Q1')).byStore).toMatchObject([{ store: MAIN }]);
    await desk.database.query(
      `INSERT INTO catalog.event_log (type, subject, after) VALUES ('data.restored', 'data:all', '{}')`,
    );
    await desk.takeIn();
    expect((await desk.summary('2025-Q1')).byStore).toMatchObject([{ store: 'main' }]);
  });
});
