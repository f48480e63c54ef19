import type { OrderFilter, OrderSort, SortDirection } from '@larder/contracts';
import {
  dateFilterProblem,
  dayOf,
  dollarsToCents,
  instantsOfFilter,
  ORDER_PLANS,
  ordersOfPlan,
  Refusal,
  type DateFilter,
  type OrderPlan,
} from '@larder/kernel';
import { likeLiteral, type StoreScope } from '@larder/platform';
import { talliedOrders, type TalliedSpan } from './order-tally.js';

export interface OrderWhere {
  sql: string;
  parameters: unknown[];
  /** Rows of `status`, `orders` and `cents` with the same sums, if the tally can answer with fewer rows. */
  tallied?: { sql: string; parameters: unknown[] };
}

/** A time zone, and the stores in it. */
export interface StoreZone {
  timeZone: string;
  storeIds: readonly string[];
}

interface Circumstances {
  now: Date;
  /** The zones of the stores in the scope, at least one. */
  zones: readonly StoreZone[];
  scope: StoreScope;
}

function dateFilterOf(query: OrderFilter, timeZone: string): DateFilter {
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

/**
 * Dates are days of each order's store.
 * @throws Refusal `invalid` for an invalid date filter
 */
export function orderWhere(query: OrderFilter, { now, zones, scope }: Circumstances): OrderWhere {
  const parameters: unknown[] = [];
  const conditions: string[] = [];
  const place: Place = (value) => `$${parameters.push(value)}`;
  const add = (value: unknown, condition: (placeholder: string) => string): void => {
    if (value !== undefined && value !== null) conditions.push(condition(place(value)));
  };
  add(scope.storeIds, (p) => `o.store_id = ANY(${p}::uuid[])`);
  for (const text of [query.q, query.search]) {
    // The database lower-cases both sides.
    add(text === undefined ? null : likeLiteral(text.trim()), (p) => `o.search_text LIKE '%' || lower(${p}) || '%'`);
  }
  add(query.status, (p) => `o.status = ANY(${p}::text[])`);
  add(query.minTotal === undefined ? null : dollarsToCents(query.minTotal), (p) => `o.total_cents >= ${p}`);
  add(query.maxTotal === undefined ? null : dollarsToCents(query.maxTotal), (p) => `o.total_cents <= ${p}`);
  add(query.restaurant, (p) => `o.restaurant_name = ANY(${p}::text[])`);
  add(query.category, (p) => `o.categories && ${p}::text[]`);
  conditions.push(...inEachZone(zones, place, (timeZone) => dayConditions(query, now, timeZone, place)));
  const where = { sql: conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '', parameters };
  const isTallied = FILTERS.every((field) => query[field] === undefined || IS_TALLIED[field]);
  return isTallied ? { ...where, tallied: talliedOrders(query.status, spansOf(query, { now, zones, scope })) } : where;
}

function spansOf(query: OrderFilter, { now, zones, scope }: Circumstances): TalliedSpan[] {
  const spans = zones.map(({ timeZone, storeIds }) => ({
    storeIds,
    ...instantsOfFilter(dateFilterOf(query, timeZone), now, timeZone),
  }));
  const ends = spans[0] ?? { from: null, before: null };
  const isOne = spans.length < 2 || (ends.from === null && ends.before === null);
  return isOne ? [{ ...ends, storeIds: scope.storeIds }] : spans;
}

/** Whether the tally can answer a filter: it has stores, statuses and days of placement. */
const IS_TALLIED: Readonly<Record<keyof OrderFilter, boolean>> = {
  q: false,
  search: false,
  status: true,
  plan: false,
  minTotal: false,
  maxTotal: false,
  deliveryFrom: false,
  deliveryTo: false,
  restaurant: false,
  category: false,
  dateFilterType: true,
  quarter: true,
  month: true,
  year: true,
  startDate: true,
  endDate: true,
};

const FILTERS = Object.keys(IS_TALLIED) as (keyof OrderFilter)[];

type Place = (value: unknown) => string;

/** Conditions that depend on a store's calendar: once for a single zone, otherwise per zone with its stores. */
function inEachZone(zones: readonly StoreZone[], place: Place, of: (timeZone: string) => string[]): string[] {
  const byZone = zones.map(({ timeZone, storeIds }) => ({ storeIds, days: of(timeZone) }));
  const [first] = byZone;
  if (!first || byZone.length === 1 || first.days.length === 0) return first?.days ?? [];
  const branches = byZone.map(
    ({ storeIds, days }) => `(o.store_id = ANY(${place(storeIds)}::uuid[]) AND ${days.join(' AND ')})`,
  );
  return [`(${branches.join(' OR ')})`];
}

/**
 * Columns that count the orders of each plan.
 * @returns the columns, and the parameters of `where` with theirs
 */
export function planColumns(where: OrderWhere, { now, zones }: { now: Date; zones: readonly StoreZone[] }): OrderWhere {
  const parameters = [...where.parameters];
  const place: Place = (value) => `$${parameters.push(value)}`;
  const counts = ORDER_PLANS.map((plan) => {
    const conditions = inEachZone(zones, place, (timeZone) => planConditions(plan, now, timeZone, place));
    return `count(*) FILTER (WHERE ${conditions.join(' AND ')}) AS "${plan}"`;
  });
  return { sql: counts.join(', '), parameters };
}

function planConditions(plan: OrderPlan, now: Date, timeZone: string, place: Place): string[] {
  const { statuses, from, to, slot } = ordersOfPlan(plan, now, timeZone);
  return [
    `o.status = ANY(${place(statuses)}::text[])`,
    ...(from === null ? [] : [`o.delivery_date >= ${place(from)}::date`]),
    ...(to === null ? [] : [`o.delivery_date <= ${place(to)}::date`]),
    ...(slot === null ? [] : [`o.delivery_time = ${place(slot)}`]),
  ];
}

function dayConditions(query: OrderFilter, now: Date, timeZone: string, place: Place): string[] {
  const filter = dateFilterOf(query, timeZone);
  const problem = dateFilterProblem(filter);
  if (problem) throw new Refusal('invalid', problem);
  const { from, before } = instantsOfFilter(filter, now, timeZone);
  const { deliveryFrom, deliveryTo } = query;
  return [
    ...(query.plan ? planConditions(query.plan, now, timeZone, place) : []),
    ...(deliveryFrom ? [`o.delivery_date >= ${place(dayOf(deliveryFrom, timeZone))}::date`] : []),
    ...(deliveryTo ? [`o.delivery_date <= ${place(dayOf(deliveryTo, timeZone))}::date`] : []),
    ...(from ? [`o.created_at >= ${place(from)}::timestamptz`] : []),
    ...(before ? [`o.created_at < ${place(before)}::timestamptz`] : []),
  ];
}

const SORT_COLUMNS: Readonly<Record<OrderSort, string>> = {
  createdAt: 'o.created_at',
  deliveryDate: 'o.delivery_date',
  totalAmount: 'o.total_cents',
  restaurantName: 'lower(o.restaurant_name)',
  // Sorted by progress, not alphabetically.
  status: "array_position('{pending,confirmed,preparing,ready,delivered,cancelled}'::text[], o.status)",
};

/** Ties are broken by age and id, so that pages never overlap. */
export function orderBy(sort: OrderSort = 'createdAt', direction: SortDirection = 'desc'): string {
  const way = direction === 'asc' ? 'ASC' : 'DESC';
  const age = sort === 'createdAt' ? '' : `, o.created_at ${way}`;
  return `ORDER BY ${SORT_COLUMNS[sort]} ${way}${age}, o.id ${way}`;
}
