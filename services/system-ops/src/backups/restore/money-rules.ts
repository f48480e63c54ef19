/** How many rows break it, over tables that `name` names. */
export interface DataRule {
  /** "3 orders whose lines do not add up." */
  broken: (rows: number) => string;
  tables: readonly string[];
  count: (name: (table: string) => string) => string;
}

const counted = (rows: number, one: string, many: string): string => `${rows} ${rows === 1 ? one : many}`;

/** Rules between tables; single rows are covered by check constraints. */
export const DATA_RULES: readonly DataRule[] = [
  {
    broken: (rows) => `${counted(rows, 'order has', 'orders have')} lines that do not add up to the order.`,
    tables: ['restaurant_orders.restaurant_order', 'restaurant_orders.order_items'],
    count: (name) => `
      SELECT count(*) FROM ${name('restaurant_orders.restaurant_order')} AS o
        LEFT JOIN ${name('restaurant_orders.order_items')} AS i ON i.order_id = o.id
        LEFT JOIN LATERAL (
          SELECT sum((line->>'quantity')::bigint * (line->>'unitPriceCents')::bigint) AS subtotal,
                 sum((line->>'discountCents')::bigint) AS discount
            FROM jsonb_array_elements(i.items) AS line
        ) AS lines ON true
       WHERE lines.subtotal IS DISTINCT FROM o.subtotal_cents OR lines.discount IS DISTINCT FROM o.discount_cents`,
  },
  {
    broken: (rows) => `${counted(rows, 'purchase is', 'purchases are')} not worth what the order was.`,
    tables: ['restaurant_orders.restaurant_order', 'discounts_rebates.purchase'],
    count: (name) => `
      SELECT count(*) FROM ${name('discounts_rebates.purchase')} AS p
        JOIN ${name('restaurant_orders.restaurant_order')} AS o ON o.id = p.order_id
       WHERE p.amount_cents <> o.subtotal_cents - o.discount_cents`,
  },
  {
    broken: (rows) => `${counted(rows, 'rebate does', 'rebates do')} not have the adjustments that its rows say.`,
    tables: ['discounts_rebates.rebate', 'discounts_rebates.rebate_adjustment'],
    count: (name) => `
      SELECT count(*) FROM ${name('discounts_rebates.rebate')} AS r
       WHERE r.adjustment_cents <> (SELECT coalesce(sum(a.cents), 0)
                                      FROM ${name('discounts_rebates.rebate_adjustment')} AS a WHERE a.target_id = r.id)`,
  },
  {
    broken: () => 'it has no administrator of all stores, so that nobody could sign in and go on.',
    tables: ['identity.staff_user'],
    count: (name) => `
      SELECT CASE WHEN EXISTS (SELECT 1 FROM ${name('identity.staff_user')} WHERE role = 'admin' AND store_ids IS NULL) THEN 0 ELSE 1 END`,
  },
  {
    broken: () => 'it has stores, and none of them is the default.',
    tables: ['catalog.store'],
    count: (name) => `
      SELECT CASE WHEN bool_or(is_default) IS FALSE THEN 1 ELSE 0 END FROM ${name('catalog.store')}`,
  },
  {
    broken: (rows) => `${counted(rows, 'price or order is', 'prices or orders are')} of stores that it does not have.`,
    tables: ['catalog.store', 'catalog.retail_override', 'catalog.retail_order'],
    count: (name) => `
      SELECT count(*) FROM (SELECT store_id FROM ${name('catalog.retail_override')}
                             UNION ALL SELECT store_id FROM ${name('catalog.retail_order')}) AS own
       WHERE NOT EXISTS (SELECT FROM ${name('catalog.store')} AS s WHERE s.id = own.store_id)`,
  },
];
