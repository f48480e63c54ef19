import type { Client } from 'pg';

/** Identifies the proof's customers. */
export const NAME = 'Rebate Proof';

/** Inserts customers with a code each: bronze, silver and gold in turn. */
export async function storeCustomers(owner: Client, count: number): Promise<void> {
  await owner.query(
    `WITH n AS (SELECT n, gen_random_uuid() AS customer_id, gen_random_uuid() AS code_id,
                       'Z' || chr(65 + n / 676 % 26) || chr(65 + n / 26 % 26) || chr(65 + n % 26) AS code
                  FROM generate_series(0, $1::int - 1) AS n),
          made AS (INSERT INTO discounts_rebates.customer (id, business_name, main_code_id)
                   SELECT customer_id, '${NAME} ' || n, code_id FROM n),
          known AS (INSERT INTO discounts_rebates.customer_code (code_id, code, customer_id)
                    SELECT code_id, code, customer_id FROM n)
     INSERT INTO discounts_rebates.discount_code (id, code, restaurant_name, tier)
     SELECT code_id, code, '${NAME} ' || n, 'tier' || 1 + n % 3 FROM n`,
    [count],
  );
}

/** Logs deliveries as restaurant-orders does, spread over 2025. */
export async function logDeliveries(owner: Client, each: number): Promise<void> {
  await owner.query(
    `INSERT INTO restaurant_orders.event_log (type, subject, store_id, before, after)
     SELECT 'restaurant-order.moved', 'restaurant-order:' || id, store_id, facts || '{"status": "ready"}', facts
       FROM (SELECT o.id, z.store_id, jsonb_build_object('id', o.id, 'orderNumber', o.id, 'status', 'delivered',
                    'discountCodeId', k.code_id, 'discountCents', n * 7 % 300,
                    'subtotalCents', 10000 + hashtext(k.code || n) & 1048575,
                    'createdAt', to_char(timestamp '2025-01-01 12:00' + (n * 365.0 / $1) * interval '1 day',
                                         'YYYY-MM-DD"T"HH24:MI:SS"Z"')) AS facts
               FROM discounts_rebates.customer AS c
               JOIN discounts_rebates.customer_code AS k ON k.customer_id = c.id
              CROSS JOIN generate_series(0, $1::int - 1) AS n
              CROSS JOIN LATERAL (SELECT md5(k.code_id::text || n)::uuid AS id) AS o
              CROSS JOIN LATERAL (SELECT store_id FROM discounts_rebates.store_zone WHERE is_default) AS z
              WHERE c.business_name LIKE '${NAME} %' ORDER BY n, c.id) AS made`,
    [each],
  );
}

/** Stores purchases of the first quarter of 2025, as if they had been consumed from events. */
export async function storePurchases(owner: Client, count: number): Promise<void> {
  await owner.query(
    `INSERT INTO discounts_rebates.purchase
       (order_id, order_number, code_id, customer_id, ordered_at, order_date, order_quarter, amount_cents)
     SELECT gen_random_uuid(), 'P' || n, c.code_id, c.customer_id, at, at::date, 2025 * 4, 1000 + n % 90000
       FROM (SELECT n, timestamptz '2025-01-01 12:00Z' + n % 89 * interval '1 day' AS at
               FROM generate_series(1, $1::int) AS n) AS made
       JOIN (SELECT k.code_id, c.id AS customer_id, row_number() OVER (ORDER BY c.id) - 1 AS place, count(*) OVER () AS all_of_them
               FROM discounts_rebates.customer AS c
               JOIN discounts_rebates.customer_code AS k ON k.customer_id = c.id
              WHERE c.business_name LIKE '${NAME} %') AS c ON c.place = made.n % c.all_of_them`,
    [count],
  );
  await owner.query('VACUUM ANALYZE discounts_rebates.purchase');
}

/** Deletes unpaid rebates, so that the next calculation creates them again. */
export async function forgetRebates(owner: Client, alsoPaid = false): Promise<void> {
  const mine = `SELECT r.id FROM discounts_rebates.rebate AS r JOIN discounts_rebates.customer AS c ON c.id = r.customer_id
    WHERE c.business_name LIKE '${NAME} %' AND ($1 OR r.status <> 'paid')`;
  await owner.query(
    `DELETE FROM discounts_rebates.rebate_adjustment WHERE target_id IN (${mine}) OR source_id IN (${mine})`,
    [alsoPaid],
  );
  await owner.query(`DELETE FROM discounts_rebates.rebate WHERE id IN (${mine})`, [alsoPaid]);
}

/** Deletes the customers, because others may use the system. */
export async function forgetCustomers(owner: Client): Promise<void> {
  await forgetRebates(owner, true);
  const mine = `(SELECT id FROM discounts_rebates.customer WHERE business_name LIKE '${NAME} %')`;
  await owner.query(`DELETE FROM discounts_rebates.purchase WHERE customer_id IN ${mine}`);
  await owner.query(`DELETE FROM discounts_rebates.customer_code WHERE customer_id IN ${mine}`);
  await owner.query(`DELETE FROM discounts_rebates.customer WHERE business_name LIKE '${NAME} %'`);
  await owner.query(`DELETE FROM discounts_rebates.discount_code WHERE restaurant_name LIKE '${NAME} %'`);
}
