import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import type { RunningSystem } from '../../launcher/start-system.ts';
import { asOwner } from '../owner.ts';

const AT_ONCE = 100_000;

interface Spread {
  seconds: number;
  restaurants: number;
  /** Orders older than this many days are delivered or cancelled. */
  openDays: number;
}

/** With 100,000 orders this is a year. */
const A_YEAR: Spread = { seconds: 300, restaurants: 400, openDays: 100_000 };

/** Inserts orders of every status with five products each, in all stores. Placing them would take the whole bench. */
export async function storeOrders(
  system: RunningSystem,
  count: number,
  { seconds, restaurants, openDays }: Spread = A_YEAR,
): Promise<void> {
  await asOwner(system, async (owner) => {
    await knowsItsStore(owner);
    for (let from = 1; from <= count; from += AT_ONCE) {
      await owner.query(STORE, [from, Math.min(count, from + AT_ONCE - 1), seconds, restaurants, openDays]);
    }
    await owner.query('ANALYZE restaurant_orders.restaurant_order, restaurant_orders.order_items');
  });
}

/** Waits for the store's event: a new system does not know its store at once. */
async function knowsItsStore(owner: Client): Promise<void> {
  for (const deadline = performance.now() + 10_000; ; await pause(50)) {
    const { rows } = await owner.query('SELECT FROM restaurant_orders.store_copy WHERE is_default');
    if (rows.length > 0) return;
    if (performance.now() > deadline) throw new Error('restaurant-orders knows of no store.');
  }
}

/** Deletes the orders, because others may use the system. */
export async function forgetOrders(system: RunningSystem): Promise<void> {
  await asOwner(system, (owner) =>
    owner.query(`DELETE FROM restaurant_orders.restaurant_order WHERE order_number LIKE 'B%'`),
  );
}

/** Five lines of $10.00 to $59.99 each; every third order has a code and 10 % off. */
const STORE = `
  WITH store AS (
    SELECT array_agg(id ORDER BY is_default DESC, slug) AS ids, count(*)::int AS stores FROM restaurant_orders.store_copy
  ), stored AS (
    INSERT INTO restaurant_orders.restaurant_order (id, store_id, order_number, status, restaurant_name, contact_person,
      email, phone, is_delivery, delivery_address, delivery_city, delivery_postal_code, delivery_date, delivery_time, notes,
      discount_code, discount_code_id, tier, subtotal_cents, discount_cents, delivery_fee_cents, total_cents, categories,
      search_text, created_at, updated_at)
    SELECT gen_random_uuid(), store_id, number, status, name, contact,
      mail, '905-555-0101', n % 2 = 0, '18 King Street', 'Markham', 'L3R 1A1', (at + interval '2 days')::date,
      CASE n % 2 WHEN 0 THEN '9-12' ELSE '12-4' END, CASE n % 5 WHEN 0 THEN '=Back door, "please" 間。樓' END,
      CASE n % 3 WHEN 0 THEN 'GW88' END, CASE n % 3 WHEN 0 THEN '0197a3c0-0000-7000-8000-0000000000c0'::uuid END,
      CASE n % 3 WHEN 0 THEN 'tier2' END, subtotal, discount, 0, subtotal - discount, ARRAY['Proteins', 'Vegetables'],
      lower(concat_ws(' ', number, name, contact, mail)), at, at
    FROM (
      SELECT n, ids[1 + n % stores] AS store_id, 'B' || n || '-7K3-QXM' AS number,
        'Noodle House ' || n % $4::int || ' 麵' AS name, 'Ms Lau ' || n % 97 AS contact,
        'kitchen' || n % $4 || '@example.com' AS mail, now() - n * make_interval(secs => $3) AS at,
        5 * (1000 + n::bigint * 7 % 5000) AS subtotal,
        CASE n % 3 WHEN 0 THEN 5 * ((1000 + n::bigint * 7 % 5000) / 10) ELSE 0 END AS discount,
        CASE WHEN n * $3 > $5::float8 * 86400 THEN (ARRAY['delivered', 'delivered', 'delivered', 'cancelled'])[1 + n / 3 % 4]
          ELSE (ARRAY['delivered', 'delivered', 'delivered', 'pending', 'confirmed', 'preparing', 'ready', 'cancelled'])[1 + n % 8]
        END AS status
        FROM store, generate_series($1::int, $2::int) AS n
    ) AS made
    RETURNING id, subtotal_cents, discount_cents
  )
  INSERT INTO restaurant_orders.order_items (order_id, items)
  SELECT o.id, (
    SELECT jsonb_agg(jsonb_build_object('id', gen_random_uuid(), 'name', 'Pork belly 五花肉 ' || line, 'category', 'Proteins',
      'unit', 'box', 'quantity', 1, 'unitPriceCents', o.subtotal_cents / 5,
      'discountBasisPoints', CASE WHEN o.discount_cents > 0 THEN 1000 ELSE 0 END, 'discountCents', o.discount_cents / 5))
      FROM generate_series(1, 5) AS line)
    FROM stored AS o`;
