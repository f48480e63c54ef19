import { sentence, type Sentence } from '@larder/kernel';

/** SQL for the number of rows that break the rule; `name` names the tables. */
export interface DataRule {
  /** "3 orders whose lines do not add up." */
  broken: (rows: number) => Sentence;
  tables: readonly string[];
  count: (name: (table: string) => string) => string;
}

/** Rules across tables; single rows are covered by check constraints. */
export const DATA_RULES: readonly DataRule[] = [
  {
    broken: (rows) =>
      rows === 1
        ? sentence('1 order has lines that do not add up to the order.')
        : sentence('{rows} orders have lines that do not add up to the order.', { rows }),
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
    broken: (rows) =>
      rows === 1
        ? sentence('1 purchase does not have the amount of its order.')
        : sentence('{rows} purchases do not have the amounts of their orders.', { rows }),
    tables: ['restaurant_orders.restaurant_order', 'discounts_rebates.purchase'],
    count: (name) => `
      SELECT count(*) FROM ${name('discounts_rebates.purchase')} AS p
        JOIN ${name('restaurant_orders.restaurant_order')} AS o ON o.id = p.order_id
       WHERE p.amount_cents <> o.subtotal_cents - o.discount_cents`,
  },
  {
    broken: (rows) =>
      rows === 1
        ? sentence('1 rebate does not match its adjustments.')
        : sentence('{rows} rebates do not match their adjustments.', { rows }),
    tables: ['discounts_rebates.rebate', 'discounts_rebates.rebate_adjustment'],
    count: (name) => `
      SELECT count(*) FROM ${name('discounts_rebates.rebate')} AS r
       WHERE r.adjustment_cents <> (SELECT coalesce(sum(a.cents), 0)
                                      FROM ${name('discounts_rebates.rebate_adjustment')} AS a WHERE a.target_id = r.id)`,
  },
  {
    broken: () => sentence('it has no administrator of all stores, so nobody could manage the shop.'),
    tables: ['identity.staff_user'],
    count: (name) => `
      SELECT CASE WHEN EXISTS (SELECT 1 FROM ${name('identity.staff_user')} WHERE role = 'admin' AND store_ids IS NULL) THEN 0 ELSE 1 END`,
  },
  {
    broken: () => sentence('none of its stores is the default.'),
    tables: ['catalog.store'],
    count: (name) => `
      SELECT CASE WHEN bool_or(is_default) IS FALSE THEN 1 ELSE 0 END FROM ${name('catalog.store')}`,
  },
  {
    broken: (rows) =>
      rows === 1
        ? sentence('1 price or order belongs to a store that is missing.')
        : sentence('{rows} prices or orders belong to stores that are missing.', { rows }),
    tables: ['catalog.store', 'catalog.retail_override', 'catalog.restaurant_override', 'catalog.retail_order'],
    count: (name) => `
      SELECT count(*) FROM (SELECT store_id FROM ${name('catalog.retail_override')}
                             UNION ALL SELECT store_id FROM ${name('catalog.restaurant_override')}
                             UNION ALL SELECT store_id FROM ${name('catalog.retail_order')}) AS own
       WHERE NOT EXISTS (SELECT FROM ${name('catalog.store')} AS s WHERE s.id = own.store_id)`,
  },
];
