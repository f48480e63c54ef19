import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LoggedEvent, RestaurantOrderFacts } from '@larder/contracts';
import { LIMITS } from '@larder/kernel';
import { eventually } from '@larder/testing';
import type request from 'supertest';
import type { DataSource, EntityManager } from 'typeorm';
import { AccountRepository } from '../src/rebates/account.repository.js';
import { CustomerRepository } from '../src/rebates/customers/customer.repository.js';
import { PurchaseConsumer } from '../src/rebates/purchases/purchase.consumer.js';
import { RebateRunRepository } from '../src/rebates/runs/rebate-run.repository.js';
import { RebateDesk } from './rebate-desk.js';

type Work = (manager: EntityManager) => Promise<unknown>;

const PLACED_AT = '2025-02-10T17:00:00Z';
/** Enough time for a statement to reach the lock that it waits for. */
const A_MOMENT_MS = 200;

let desk: RebateDesk;
let source: DataSource;

beforeAll(async () => {
  desk = await RebateDesk.open();
  source = await desk.database.dataSource('discounts-rebates');
});

afterAll(async () => {
  await desk?.close();
});

/** Runs two transactions; the second begins before the first ends. @param last more work of the first, then. */
async function overlapping(first: Work, second: Work, last: Work = async () => undefined): Promise<void> {
  const [one, other] = [source.createQueryRunner(), source.createQueryRunner()];
  try {
    await one.startTransaction();
    await other.startTransaction();
    await first(one.manager);
    const late = second(other.manager);
    late.catch(() => undefined);
    await pause(A_MOMENT_MS);
    await last(one.manager);
    await one.commitTransaction();
    await late;
    await other.commitTransaction();
  } finally {
    for (const runner of [one, other]) {
      if (runner.isTransactionActive) await runner.rollbackTransaction();
      await runner.release();
    }
  }
}

const consumer = new PurchaseConsumer();

const logged = (event: object): LoggedEvent => event as unknown as LoggedEvent;

function learning(storeId: string): Work {
  const after = { id: storeId, timeZone: 'America/Toronto', isDefault: false };
  const event = logged({ producer: 'catalog', type: 'store.created', storeId, before: null, after });
  return async (manager) => consumer.apply(manager, [event]);
}

function delivery(orderId: string, storeId: string, discountCodeId: string): Work {
  const after: RestaurantOrderFacts = {
    id: orderId,
    orderNumber: `R-${orderId.slice(0, 8)}`,
    status: 'delivered',
    discountCodeId,
    subtotalCents: 1_000,
    discountCents: 0,
    createdAt: PLACED_AT,
  };
  const event = logged({ producer: 'restaurant-orders', type: 'restaurant-order.moved', storeId, before: null, after });
  return async (manager) => consumer.apply(manager, [event]);
}

describe('a purchase is dated', () => {
  it.each(['store', 'order'])(
    'a purchase is dated while its store is learned concurrently, the %s first',
    async (first) => {
      const code = await desk.code();
      const [orderId, storeId] = [randomUUID(), randomUUID()];
      const [store, order] = [learning(storeId), delivery(orderId, storeId, code.id)];
      await (first === 'store' ? overlapping(store, order) : overlapping(order, store));
      expect(
        await desk.database.query('SELECT order_date::text FROM discounts_rebates.purchase WHERE order_id = $1', [
          orderId,
        ]),
      ).toEqual([{ order_date: '2025-02-10' }]);
    },
  );
});

describe('the last place for a code', () => {
  const CODES = '/api/admin/restaurant/discount-codes';
  // 18 letters in four places: 104,976 codes.
  const FILL = `WITH letters AS (SELECT chr(64 + n) AS a FROM generate_series(1, 18) AS n)
    INSERT INTO discounts_rebates.discount_code (code, restaurant_name, tier)
    SELECT w.a || x.a || y.a || z.a, 'Full', 'tier1' FROM letters AS w, letters AS x, letters AS y, letters AS z
    ORDER BY 1 OFFSET $1 LIMIT $2`;

  /** @returns the answer to a call that arrives while another takes the last place */
  async function late(call: () => request.Test): Promise<request.Response | undefined> {
    const [present] = await desk.database.query<{ codes: number }>(
      'SELECT count(*)::int AS codes FROM discounts_rebates.discount_code',
    );
    await desk.database.query(FILL, [1, LIMITS.discountCodes - (present?.codes ?? 0) - 1]);
    let answer: request.Response | undefined;
    await overlapping(
      async (manager) => {
        await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('discount codes', 0))`);
        await manager.query(FILL, [0, 1]);
      },
      async () => {
        answer = await call();
      },
    );
    await desk.database.query(`DELETE FROM discounts_rebates.discount_code WHERE restaurant_name = 'Full'`);
    return answer;
  }
  const refused = { status: 409, body: { message: 'The maximum number of codes is reached.' } };

  it('of two codes that are added at the same time only one gets the last place', async () => {
    expect(await late(() => desk.send('post', CODES, { code: 'ZZ99', restaurantName: 'Late' }))).toMatchObject(refused);
  });

  it('undo does not restore a deleted code when another is added at the same time and gets the last place', async () => {
    const { id } = await desk.code();
    const { changeId } = (await desk.send('delete', `${CODES}/${id}`).expect(200)).body;
    expect(await late(() => desk.send('post', `/api/admin/changes/discounts-rebates/${changeId}/undo`))).toMatchObject(
      refused,
    );
  });
});

describe('a customer', () => {
  it('a code that is changed while its customer is merged is logged with the customer that it belongs to afterwards', async () => {
    const [code, into] = [await desk.code(), await desk.code()];
    const path = `/api/admin/restaurant/discount-codes/${code.id}`;
    await overlapping(
      async (manager) =>
        manager.query('SELECT FROM discounts_rebates.customer WHERE id = $1 FOR UPDATE', [code.customerId]),
      async () => {
        const merge = desk.send('post', `/api/admin/rebates/customers/${code.customerId}/merge`, {
          into: into.customerId,
        });
        const merging = merge.expect(200).then(() => undefined);
        await pause(A_MOMENT_MS / 2);
        await desk.send('put', path, { restaurantName: 'Golden Dragon' }).expect(200);
        await merging;
      },
    );
    const [event] = await desk.database.query<{ after: object }>(
      `SELECT after FROM discounts_rebates.event_log WHERE subject = $1 ORDER BY number DESC LIMIT 1`,
      [`discount-code:${code.id}`],
    );
    expect(event?.after).toMatchObject({ restaurantName: 'Golden Dragon', customerId: into.customerId });
  });

  it('a customer is settled again for an order that arrived while settling', async () => {
    const code = await desk.code();
    const isMarked = async (manager: EntityManager): Promise<unknown> =>
      manager.query('SELECT unsettled FROM discounts_rebates.customer WHERE id = $1', [code.customerId]);
    const mark = (unsettled: boolean) => async (manager: EntityManager) =>
      manager.query('UPDATE discounts_rebates.customer SET unsettled = $2 WHERE id = $1', [code.customerId, unsettled]);
    await mark(true)(source.manager);
    let marked: unknown;
    await overlapping(mark(false), async (manager) => {
      await delivery(randomUUID(), desk.storeId, code.id)(manager);
      marked = await isMarked(manager);
    });
    expect(marked).toEqual([{ unsettled: true }]);
  });

  it('a payment and a reversal at the same time do not deadlock', async () => {
    const code = await desk.code();
    const orderId = await desk.deliver({ code, amountCents: 1_000, createdAt: PLACED_AT });
    const taken = logged({
      producer: 'restaurant-orders',
      type: 'restaurant-order.deleted',
      storeId: desk.storeId,
      before: { id: orderId, discountCodeId: code.id, status: 'delivered' },
      after: null,
    });
    const { customerId } = code;
    await overlapping(
      async (manager) => desk.service.get(AccountRepository).lock(manager, [customerId]),
      async (manager) => consumer.apply(manager, [taken]),
      async (manager) =>
        manager.query('UPDATE discounts_rebates.purchase SET annual_rebate_id = NULL WHERE customer_id = $1', [
          customerId,
        ]),
    );
    expect((await desk.ordersBehind(code, 'year=2025')).orders).toEqual([]);
  });

  it('a payment and a newly known store at the same time do not deadlock', async () => {
    const code = await desk.code();
    const [orderId, storeId] = [randomUUID(), randomUUID()];
    await source.transaction(delivery(orderId, storeId, code.id));
    const { customerId } = code;
    await overlapping(
      async (manager) => desk.service.get(AccountRepository).lock(manager, [customerId]),
      learning(storeId),
      async (manager) =>
        manager.query('UPDATE discounts_rebates.purchase SET annual_rebate_id = NULL WHERE customer_id = $1', [
          customerId,
        ]),
    );
    const [purchase] = await desk.database.query(
      'SELECT order_date::text AS day FROM discounts_rebates.purchase WHERE order_id = $1',
      [orderId],
    );
    expect(purchase).toEqual({ day: '2025-02-10' });
  });

  it('a code assigned during a merge moves to the merged customer', async () => {
    const [from, into] = [await desk.code(), await desk.code()];
    const customers = desk.service.get(CustomerRepository);
    const added = randomUUID();
    const merging: Promise<number>[] = [];
    await source.transaction(async (manager) => {
      await customers.hold(manager, from.customerId);
      await manager.query(
        `INSERT INTO discounts_rebates.customer_code (code_id, code, customer_id) VALUES ($1, 'ZZZZ', $2)`,
        [added, from.customerId],
      );
      const path = `/api/admin/rebates/customers/${from.customerId}/merge`;
      merging.push(desk.send('post', path, { into: into.customerId }).then(({ status }) => status));
      await pause(A_MOMENT_MS);
    });
    expect(await Promise.all(merging)).toEqual([200]);
    expect(
      await desk.database.query('SELECT customer_id AS id FROM discounts_rebates.customer_code WHERE code_id = $1', [
        added,
      ]),
    ).toEqual([{ id: into.customerId }]);
  });
});

describe('a calculation', () => {
  const nobody = { actorId: null, actorName: null, actorRole: null, address: null, requestId: null };

  it('a released run waits next to a newer one of its period', async () => {
    const runs = desk.service.get(RebateRunRepository);
    const period = { type: 'quarterly', year: 2024, quarter: 1 } as const;
    const { id } = await runs.findOrMake(period, nobody);
    const run = await runs.claim(id);
    if (!run) throw new Error('Somebody else works on it.');
    const next = await runs.findOrMake(period, nobody);
    await runs.release(run);
    expect((await runs.find(id))?.state).toBe('queued');
    expect(await runs.findOrMake(period, nobody)).toEqual({ id: next.id, isNew: false });
  });

  it('a run that the database always refuses ends as failed, and can be retried', async () => {
    const runs = desk.service.get(RebateRunRepository);
    const { id } = await runs.findOrMake({ type: 'quarterly', year: 2024, quarter: 2 }, nobody);
    for (let attempt = 0; attempt < 5; attempt++) {
      await runs.table.stranded();
      const run = await runs.claim(id);
      if (!run) throw new Error('It ended too early.');
      await runs.release(run);
    }
    await runs.table.stranded();
    expect(await runs.find(id)).toMatchObject({ state: 'failed', error: 'The calculation was interrupted too often.' });
    // Staff ask for a retry.
    await desk.database.query(
      `INSERT INTO system_ops.event_log (type, subject, after) VALUES ('job.retry-asked', 'job', $1)`,
      [{ service: 'discounts-rebates', queue: 'rebate runs', id }],
    );
    await eventually(async () => expect(await runs.find(id)).toMatchObject({ state: 'done', error: null }), 25_000);
  }, 30_000);
});
