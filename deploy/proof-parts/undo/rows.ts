import type { ServiceName } from '@larder/contracts';
import type { Client } from 'pg';

export type Row = Readonly<Record<string, unknown>>;
/** Rows by table and key. */
export type Rows = ReadonlyMap<string, Row>;

interface Table {
  name: string;
  key: readonly string[];
  /** Columns that are not compared: every change raises them, or other processes write them. */
  without: readonly string[];
}

const table = (name: string, key: readonly string[] = ['id'], without: readonly string[] = []): Table => ({
  name,
  key,
  without: ['version', ...without],
});

const TABLES: Readonly<Partial<Record<ServiceName, readonly Table[]>>> = {
  catalog: [
    table('product'),
    table('retail_override', ['store_id', 'product_id']),
    table('retail_order', ['store_id']),
    table('restaurant_category'),
    table('restaurant_product'),
    table('restaurant_override', ['store_id', 'product_id']),
    table('shelf_tag', ['store_id', 'product_id'], ['printed_at']),
  ],
  'restaurant-orders': [table('restaurant_order', ['id'], ['updated_at']), table('order_items', ['order_id'])],
  'discounts-rebates': [
    table('discount_code', ['id'], ['usage_count', 'total_discount_cents']),
    table('customer', ['id'], ['unsettled']),
    table('customer_code', ['code_id']),
    table('purchase', ['order_id'], ['quarterly_rebate_id', 'annual_rebate_id']),
  ],
};

/** All rows of a service that a change could touch. */
export async function readRows(owner: Client, service: ServiceName): Promise<Rows> {
  const rows = new Map<string, Row>();
  for (const { name, key, without } of TABLES[service] ?? []) {
    const answer = await owner.query<{ row: Row }>(
      `SELECT to_jsonb(t) - $1::text[] AS row FROM ${service.replace('-', '_')}.${name} AS t`,
      [without],
    );
    for (const { row } of answer.rows) rows.set(JSON.stringify([name, ...key.map((column) => row[column])]), row);
  }
  return rows;
}

export const same = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The keys of rows that differ. */
export function differences(one: Rows, other: Rows): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((key) => !same(one.get(key), other.get(key)));
}

/**
 * The expected rows after undoing the step from `before` to `after` on `now`, implemented independently: a field that
 * still has the step's value gets its old one; everything else stays.
 */
export function expected(before: Rows, after: Rows, now: Rows): Map<string, Row> {
  const result = new Map(now);
  for (const key of differences(before, after)) {
    const [was, became, is] = [before.get(key), after.get(key), now.get(key)];
    if (!was) {
      if (same(is, became)) result.delete(key);
    } else if (!became) {
      if (!is) result.set(key, was);
    } else if (is) {
      const fields = Object.keys(is).map((field) => [field, same(is[field], became[field]) ? was[field] : is[field]]);
      result.set(key, Object.fromEntries(fields) as Row);
    }
  }
  return result;
}

/** The row as text, with its columns in a fixed order. */
export const textOf = (row: Row | undefined): string =>
  row === undefined
    ? 'nothing'
    : JSON.stringify(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1)));
