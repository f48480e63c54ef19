import type { OrderFilterQuery, OrderSort, SortDirection } from '@larder/contracts';
import { dateFilterProblem, dayOf, dollarsToCents, instantsOfFilter, Refusal, type DateFilter } from '@larder/kernel';

export interface OrderWhere {
  sql: string;
  parameters: unknown[];
}

function dateFilterOf(query: OrderFilterQuery, timeZone: string): DateFilter {
  const { dateFilterType: type = 'all', quarter, month, year, startDate, endDate } = query;
  return {
    type,
    ...(quarter === undefined ? {} : { quarter }),
    ...(month === undefined ? {} : { month }),
    ...(year === undefined ? {} : { year }),
    ...(startDate === undefined ? {} : { startDate: dayOf(startDate, timeZone) }),
    ...(endDate === undefined ? {} : { endDate: dayOf(endDate, timeZone) }),
  };
}

/** @param storeIds the caller's stores; null for all. @throws Refusal `invalid` for an invalid date filter. */
export function orderWhere(
  query: OrderFilterQuery,
  { now, timeZone, storeIds }: { now: Date; timeZone: string; storeIds: readonly string[] | null },
): OrderWhere {
  const filter = dateFilterOf(query, timeZone);
  const problem = dateFilterProblem(filter);
  if (problem) throw new Refusal('invalid', problem);
  const { from, before } = instantsOfFilter(filter, now, timeZone);
  const parameters: unknown[] = [];
  const conditions: string[] = [];
  const add = (value: unknown, condition: (placeholder: string) => string): void => {
    if (value === undefined || value === null) return;
    parameters.push(value);
    conditions.push(condition(`$${parameters.length}`));
  };
  add(storeIds, (p) => `o.store_id = ANY(${p}::uuid[])`);
  for (const text of [query.q, query.search]) {
    // strpos has no wildcards to escape; the database lower-cases both sides.
    add(text?.trim(), (p) => `strpos(o.search_text, lower(${p})) > 0`);
  }
  add(query.status, (p) => `o.status = ANY(${p}::text[])`);
  add(query.minTotal === undefined ? null : dollarsToCents(query.minTotal), (p) => `o.total_cents >= ${p}`);
  add(query.maxTotal === undefined ? null : dollarsToCents(query.maxTotal), (p) => `o.total_cents <= ${p}`);
  add(query.deliveryFrom && dayOf(query.deliveryFrom, timeZone), (p) => `o.delivery_date >= ${p}::date`);
  add(query.deliveryTo && dayOf(query.deliveryTo, timeZone), (p) => `o.delivery_date <= ${p}::date`);
  add(query.restaurant, (p) => `o.restaurant_name = ANY(${p}::text[])`);
  add(query.category, (p) => `o.categories && ${p}::text[]`);
  add(from, (p) => `o.created_at >= ${p}::timestamptz`);
  add(before, (p) => `o.created_at < ${p}::timestamptz`);
  return { sql: conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '', parameters };
}

const SORT_COLUMNS: Readonly<Record<OrderSort, string>> = {
  createdAt: 'o.created_at',
  deliveryDate: 'o.delivery_date',
  totalAmount: 'o.total_cents',
  restaurantName: 'lower(o.restaurant_name)',
  // By progress, not alphabetically.
  status: "array_position('{pending,confirmed,preparing,ready,delivered,cancelled}'::text[], o.status)",
};

/** Ties are broken by age and id, so that pages never overlap. */
export function orderBy(sort: OrderSort = 'createdAt', direction: SortDirection = 'desc'): string {
  const way = direction === 'asc' ? 'ASC' : 'DESC';
  const age = sort === 'createdAt' ? '' : `, o.created_at ${way}`;
  return `ORDER BY ${SORT_COLUMNS[sort]} ${way}${age}, o.id ${way}`;
}
