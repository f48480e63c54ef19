import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import type { StaffClient } from '../staff-client.ts';
import { same } from './rows.ts';

const PATIENCE_MS = 10_000;

/** Queries for the number of rows of a copy that differ from their source. */
const COPIES: Readonly<Record<string, string>> = {
  'wholesale products': `SELECT count(*) FROM (SELECT id, name, price_per_unit_cents, category FROM catalog.restaurant_product) AS o
    FULL JOIN (SELECT id, name, price_per_unit_cents, category FROM restaurant_orders.product_copy) AS c USING (id)
    WHERE (o.name, o.price_per_unit_cents, o.category) IS DISTINCT FROM (c.name, c.price_per_unit_cents, c.category)`,
  categories: `SELECT count(*) FROM catalog.restaurant_category AS o FULL JOIN restaurant_orders.category_copy AS c USING (id)
    WHERE o.name IS DISTINCT FROM c.name`,
  codes: `SELECT count(*) FROM discounts_rebates.discount_code AS o FULL JOIN restaurant_orders.code_copy AS c USING (id)
    WHERE (o.code, o.restaurant_name) IS DISTINCT FROM (c.code, c.restaurant_name)`,
  purchases: `SELECT count(*) FROM discounts_rebates.purchase AS p
    FULL JOIN (SELECT id AS order_id FROM restaurant_orders.restaurant_order
                WHERE status = 'delivered' AND discount_code_id IS NOT NULL) AS o USING (order_id)
    WHERE (p.order_id IS NULL OR p.reversed_at IS NOT NULL) <> (o.order_id IS NULL)`,
};

/** Copies and lists that differ from the stored data, after enough time to follow. */
export async function disagreements(owner: Client, staff: StaffClient): Promise<string[]> {
  const faults: string[] = [];
  for (const [what, query] of Object.entries(COPIES)) {
    let differing = await count(owner, query);
    for (const end = performance.now() + PATIENCE_MS; differing > 0 && performance.now() < end; await pause(200))
      differing = await count(owner, query);
    if (differing > 0) faults.push(`${differing} ${what} differ`);
  }
  const board = await staff.ask<{ id: string }[]>('GET', '/api/products');
  const shown = board.map(({ id }) => id);
  const stored = await owner.query<{ id: string }>(
    `SELECT p.id FROM catalog.product AS p JOIN catalog.store AS s ON s.is_default
       LEFT JOIN catalog.retail_override AS o ON o.store_id = s.id AND o.product_id = p.id
      WHERE coalesce(o.active, p.active) ORDER BY p.position, p.id`,
  );
  if (
    !same(
      shown,
      stored.rows.map(({ id }) => id),
    )
  )
    faults.push(`the board shows ${shown.length} products, ${stored.rows.length} are on sale`);
  return faults;
}

async function count(owner: Client, query: string): Promise<number> {
  return Number((await owner.query<{ count: string }>(query)).rows[0]?.count);
}
