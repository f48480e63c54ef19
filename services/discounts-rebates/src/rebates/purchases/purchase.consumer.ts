import type { EventType, LoggedEvent, StoreState } from '@larder/contracts';
import { changedRows, Consumer, newestStates, type EventConsumer } from '@larder/platform';
import type { EntityManager } from 'typeorm';
import { PURCHASE_EVENTS, purchaseChange, type OrderEvent } from './purchase-change.js';
import { STORE_ZONE } from './purchase.entity.js';

const STORE_EVENTS = ['store.created', 'store.updated', 'data.restored'] as const satisfies readonly EventType[];

/** Copies purchases; those without a known store have no date. Marks changed customers for the settling timer. */
@Consumer()
export class PurchaseConsumer implements EventConsumer {
  readonly name = 'rebates.purchases';
  readonly producers = ['catalog', 'restaurant-orders'] as const;
  readonly types = [...PURCHASE_EVENTS, ...STORE_EVENTS];
  readonly startsAt = 'log-start';

  async apply(manager: EntityManager, events: readonly LoggedEvent[]): Promise<void> {
    // All events of a batch have one producer.
    const news = events.filter(({ type }) => type !== 'data.restored');
    if (events[0]?.producer !== 'catalog') return await changePurchases(manager, news as readonly OrderEvent[]);
    const isRestored = news.length < events.length;
    await learnZones(
      manager,
      isRestored ? await newestStates(manager, 'catalog', 'store') : news.map(({ after }) => after as StoreState),
    );
  }
}

async function changePurchases(manager: EntityManager, events: readonly OrderEvent[]): Promise<void> {
  const { counted, reversedOrderIds } = purchaseChange(events);
  const customers = new Set<string>();
  // Stores and purchases may be consumed concurrently: the lock ensures that each sees the other.
  if (counted.length > 0) await manager.query('LOCK TABLE discounts_rebates.store_zone IN SHARE MODE');
  await manager.query(LOCK_CUSTOMERS, [counted.map(({ discountCodeId }) => discountCodeId), reversedOrderIds]);
  if (counted.length > 0) {
    collect(customers, await manager.query(COUNT_PURCHASES, [JSON.stringify(counted)]));
  }
  if (reversedOrderIds.length > 0) {
    const rows = await changedRows<{ id: string }>(
      manager,
      `UPDATE discounts_rebates.purchase SET reversed_at = now()
        WHERE order_id = ANY($1::uuid[]) AND reversed_at IS NULL RETURNING customer_id AS id`,
      [reversedOrderIds],
    );
    collect(customers, rows);
  }
  await markUnsettled(manager, customers);
}

async function learnZones(manager: EntityManager, states: readonly StoreState[]): Promise<void> {
  const stores = new Map(states.map((state) => [state.id, { ...state, storeId: state.id }]));
  // Locks zones, customers, purchases in the same order as changePurchases, which avoids deadlocks.
  await manager.query('LOCK TABLE discounts_rebates.store_zone IN SHARE ROW EXCLUSIVE MODE');
  await manager.query(LOCK_UNDATED_CUSTOMERS, [[...stores.keys()]]);
  await manager.query(STORE_ZONE.upsert(), [JSON.stringify([...stores.values()])]);
  // A purchase keeps its date when the store changes its zone.
  const rows = await changedRows<{ id: string }>(
    manager,
    `UPDATE discounts_rebates.purchase AS p SET order_date = d.day, order_quarter = ${QUARTER}
       FROM discounts_rebates.purchase AS q JOIN discounts_rebates.store_zone AS z ON z.store_id = q.store_id
      CROSS JOIN LATERAL (SELECT (q.ordered_at AT TIME ZONE z.time_zone)::date AS day) AS d
      WHERE q.order_id = p.order_id AND q.order_date IS NULL AND q.store_id = ANY($1::uuid[])
      RETURNING p.customer_id AS id`,
    [[...stores.keys()]],
  );
  const customers = new Set<string>();
  collect(customers, rows);
  await markUnsettled(manager, customers);
}

/** Locks in order of id to avoid deadlocks. */
async function markUnsettled(manager: EntityManager, customers: ReadonlySet<string>): Promise<void> {
  if (customers.size === 0) return;
  await manager.query(
    `UPDATE discounts_rebates.customer SET unsettled = true
      WHERE id IN (SELECT id FROM discounts_rebates.customer WHERE id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE)`,
    [[...customers]],
  );
}

function collect(into: Set<string>, rows: readonly { id: string }[]): void {
  for (const { id } of rows) into.add(id);
}

/** Locked before their purchases and in order of id, like payments and merges, to avoid deadlocks. */
const LOCK_CUSTOMERS = `SELECT FROM discounts_rebates.customer WHERE id IN (
    SELECT customer_id FROM discounts_rebates.customer_code WHERE code_id = ANY($1::uuid[])
    UNION ALL SELECT customer_id FROM discounts_rebates.purchase WHERE order_id = ANY($2::uuid[]))
  ORDER BY id FOR NO KEY UPDATE`;

const LOCK_UNDATED_CUSTOMERS = `SELECT FROM discounts_rebates.customer WHERE id IN (
    SELECT customer_id FROM discounts_rebates.purchase WHERE order_date IS NULL AND store_id = ANY($1::uuid[]))
  ORDER BY id FOR NO KEY UPDATE`;

/** Quarters are numbered as in the kernel. */
const QUARTER = `extract(year FROM d.day)::int * 4 + extract(quarter FROM d.day)::int - 1`;

/** An unknown code makes the statement fail, so that the event is parked rather than lost. */
const COUNT_PURCHASES = `INSERT INTO discounts_rebates.purchase
    (order_id, order_number, store_id, code_id, customer_id, ordered_at, order_date, order_quarter, amount_cents)
  SELECT o.id, o."orderNumber", o."storeId", o."discountCodeId", c.customer_id, o."createdAt", d.day, ${QUARTER},
         o."amountCents"
    FROM jsonb_to_recordset($1::jsonb) AS o (id uuid, "orderNumber" text, "storeId" uuid, "discountCodeId" uuid,
           "createdAt" timestamptz, "amountCents" bigint)
    LEFT JOIN discounts_rebates.customer_code AS c ON c.code_id = o."discountCodeId"
    LEFT JOIN discounts_rebates.store_zone AS z ON z.store_id = o."storeId"
   CROSS JOIN LATERAL (SELECT (o."createdAt" AT TIME ZONE z.time_zone)::date AS day) AS d
  ON CONFLICT (order_id) DO UPDATE SET reversed_at = NULL,
    order_date = coalesce(purchase.order_date, excluded.order_date),
    order_quarter = coalesce(purchase.order_quarter, excluded.order_quarter)
  RETURNING customer_id AS id`;
