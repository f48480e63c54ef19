import type { OrderFilterQuery, OrderSort } from '@larder/contracts';
import { isDay, ORDER_STATUSES, type DateFilter, type OrderStatus } from '@larder/kernel';
import { dateFilterParameters, readDateFilter } from '../../../shared/ui/date-filter/date-filter-address.ts';

/** What narrows the list. Amounts are dollars, days are "2026-11-22". */
export interface OrderFilters {
  /** The quick search beside the list. */
  query: string;
  /** The advanced filter's own search; both must be found. */
  search: string;
  /** None: orders of every status. */
  statuses: readonly OrderStatus[];
  date: DateFilter;
  minTotal: number | null;
  maxTotal: number | null;
  deliveryFrom: string | null;
  deliveryTo: string | null;
  restaurants: readonly string[];
  categories: readonly string[];
}

export interface OrderView {
  filters: OrderFilters;
  sort: OrderSort;
  descending: boolean;
  /** From 1. */
  page: number;
}

export const ORDER_SORTS: readonly OrderSort[] = [
  'createdAt',
  'deliveryDate',
  'totalAmount',
  'restaurantName',
  'status',
];

export const ORDERS_A_PAGE = 50;

/** As many restaurants, and as many categories, as one request may name. */
export const MOST_CHOSEN = 50;

const LONGEST_SEARCH = 100;
const LAST_PAGE = 100_000;
const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;

export const NO_FILTERS: OrderFilters = {
  query: '',
  search: '',
  statuses: [],
  date: { type: 'all' },
  minTotal: null,
  maxTotal: null,
  deliveryFrom: null,
  deliveryTo: null,
  restaurants: [],
  categories: [],
};

/** The filters by the names that the server knows, which are also those of the address. */
export function filterParameters(filters: OrderFilters): [string, string][] {
  const { query, search, statuses, minTotal, maxTotal, deliveryFrom, deliveryTo } = filters;
  const parameters: [string, string][] = [];
  const add = (name: string, value: string | number | null): void => {
    if (value !== null && value !== '') parameters.push([name, String(value)]);
  };
  add('q', query.trim());
  add('search', search.trim());
  add('status', statuses.join(','));
  add('minTotal', minTotal);
  add('maxTotal', maxTotal);
  add('deliveryFrom', deliveryFrom);
  add('deliveryTo', deliveryTo);
  for (const name of filters.restaurants) add('restaurant', name);
  for (const name of filters.categories) add('category', name);
  return [...parameters, ...dateFilterParameters(filters.date)];
}

/** The same as the body of a request. */
export function filterBody(filters: OrderFilters): OrderFilterQuery {
  const { query, search, statuses, minTotal, maxTotal, deliveryFrom, deliveryTo, restaurants, categories } = filters;
  const { type, ...date } = filters.date;
  return {
    ...(query.trim() === '' ? {} : { q: query.trim() }),
    ...(search.trim() === '' ? {} : { search: search.trim() }),
    ...(statuses.length === 0 ? {} : { status: [...statuses] }),
    ...(minTotal === null ? {} : { minTotal }),
    ...(maxTotal === null ? {} : { maxTotal }),
    ...(deliveryFrom === null ? {} : { deliveryFrom }),
    ...(deliveryTo === null ? {} : { deliveryTo }),
    ...(restaurants.length === 0 ? {} : { restaurant: [...restaurants] }),
    ...(categories.length === 0 ? {} : { category: [...categories] }),
    ...(type === 'all' ? {} : { dateFilterType: type, ...date }),
  };
}

/** What is asked of the server to show a page. */
export function pageQuery({ filters, sort, descending, page }: OrderView): string {
  const parameters = new URLSearchParams(filterParameters(filters));
  parameters.set('sort', sort);
  parameters.set('order', descending ? 'desc' : 'asc');
  parameters.set('limit', String(ORDERS_A_PAGE));
  if (page > 1) parameters.set('offset', String((page - 1) * ORDERS_A_PAGE));
  return parameters.toString();
}

/** What an address says; whatever makes no sense in it is as if it were not there. */
export function readOrderView(parameters: URLSearchParams): OrderView {
  const { sort, direction, page } = Object.fromEntries(parameters);
  const amount = (name: string): number | null => {
    const text = parameters.get(name) ?? '';
    return AMOUNT.test(text) ? Number(text) : null;
  };
  const day = (name: string): string | null => {
    const text = parameters.get(name) ?? '';
    return isDay(text) ? text : null;
  };
  const said = (parameters.get('status') ?? '').split(',');
  const names = (name: string): string[] =>
    [...new Set(parameters.getAll(name).filter((each) => each !== ''))].slice(0, MOST_CHOSEN);
  return {
    filters: {
      query: (parameters.get('q') ?? '').slice(0, LONGEST_SEARCH),
      search: (parameters.get('search') ?? '').slice(0, LONGEST_SEARCH),
      statuses: ORDER_STATUSES.filter((status) => said.includes(status)),
      date: readDateFilter(parameters),
      minTotal: amount('minTotal'),
      maxTotal: amount('maxTotal'),
      deliveryFrom: day('deliveryFrom'),
      deliveryTo: day('deliveryTo'),
      restaurants: names('restaurant'),
      categories: names('category'),
    },
    sort: ORDER_SORTS.find((known) => known === sort) ?? 'createdAt',
    descending: direction !== 'asc',
    page: /^[1-9]\d{0,5}$/.test(page ?? '') ? Math.min(Number(page), LAST_PAGE) : 1,
  };
}

const OURS = [
  'q',
  'search',
  'status',
  'minTotal',
  'maxTotal',
  'deliveryFrom',
  'deliveryTo',
  'restaurant',
  'category',
  'dateFilterType',
  'quarter',
  'month',
  'year',
  'startDate',
  'endDate',
  'sort',
  'direction',
  'page',
] as const;

/** The address of a view. `order` is none of ours: it names the order whose dialog is open. */
export function writeOrderView(view: OrderView, before: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const name of OURS) next.delete(name);
  for (const [name, value] of filterParameters(view.filters)) next.append(name, value);
  if (view.sort !== 'createdAt') next.set('sort', view.sort);
  if (!view.descending) next.set('direction', 'asc');
  if (view.page > 1) next.set('page', String(view.page));
  return next;
}
