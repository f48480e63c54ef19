import type { OrderFilter, OrderSort } from '@larder/contracts';
import {
  isDay,
  ORDER_PLANS,
  ORDER_STATUSES,
  STORE_SLUG,
  type DateFilter,
  type OrderPlan,
  type OrderStatus,
} from '@larder/kernel';
import { choice, object, single, sorting, text, type AddressCodec } from '../../../shared/routing/address-codec.ts';
import { DATE_FILTER } from '../../../shared/ui/date-filter/date-filter-address.ts';

/** The filters of the list. Amounts are dollars, days are "2026-11-22". */
export interface OrderFilters {
  /** A store's short name; null means every store of the user. */
  store: string | null;
  /** The tab of the list; null means all orders. */
  plan: OrderPlan | null;
  /** The quick search. */
  query: string;
  /** The search of the advanced filters; both searches must match. */
  search: string;
  /** Empty means orders of every status. */
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
  /** The page, from 1. */
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

/** The most restaurants, and the most categories, in one request. */
export const MOST_CHOSEN = 50;

const LONGEST_SEARCH = 100;
const LAST_PAGE = 100_000;
const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;

export const NO_FILTERS: OrderFilters = {
  store: null,
  plan: null,
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

const amount = (name: string): AddressCodec<number | null> =>
  single(
    name,
    (found) => (found !== null && AMOUNT.test(found) ? Number(found) : null),
    (dollars) => (dollars === null ? null : String(dollars)),
  );

const day = (name: string): AddressCodec<string | null> =>
  single(
    name,
    (found) => (found !== null && isDay(found) ? found : null),
    (chosen) => chosen,
  );

const names = (name: string): AddressCodec<readonly string[]> => ({
  names: [name],
  read: (parameters) => [...new Set(parameters.getAll(name).filter((each) => each !== ''))].slice(0, MOST_CHOSEN),
  write: (chosen) => chosen.map((each) => [name, each]),
});

/** The filters, whose names the server uses as well. */
const FILTERS = object<OrderFilters>({
  store: single<string | null>(
    'store',
    (found) => (found !== null && STORE_SLUG.test(found) ? found : null),
    (chosen) => chosen,
  ),
  plan: choice<OrderPlan | null>('plan', ORDER_PLANS, null),
  query: text('q', LONGEST_SEARCH),
  search: text('search', LONGEST_SEARCH),
  statuses: single<readonly OrderStatus[]>(
    'status',
    (found) => ORDER_STATUSES.filter((status) => (found ?? '').split(',').includes(status)),
    (statuses) => statuses.join(',') || null,
  ),
  minTotal: amount('minTotal'),
  maxTotal: amount('maxTotal'),
  deliveryFrom: day('deliveryFrom'),
  deliveryTo: day('deliveryTo'),
  restaurants: names('restaurant'),
  categories: names('category'),
  date: DATE_FILTER,
});

export const filterParameters = FILTERS.write;

const SORTING = sorting<OrderSort>(ORDER_SORTS, { key: 'createdAt', descending: true }, 'direction');
const PAGE = single(
  'page',
  (found) => (/^[1-9]\d{0,5}$/.test(found ?? '') ? Math.min(Number(found), LAST_PAGE) : 1),
  (page) => (page > 1 ? String(page) : null),
);

/** Without the `order` parameter, which names the open order. */
export const ORDER_ADDRESS: AddressCodec<OrderView> = {
  names: [...FILTERS.names, ...SORTING.names, ...PAGE.names],
  read: (parameters) => {
    const { key, descending } = SORTING.read(parameters);
    return { filters: FILTERS.read(parameters), sort: key, descending, page: PAGE.read(parameters) };
  },
  write: ({ filters, sort, descending, page }) => [
    ...FILTERS.write(filters),
    ...SORTING.write({ key: sort, descending }),
    ...PAGE.write(page),
  ],
};

/** The filters as the body of a request; the store is in its address. */
export function filterBody(filters: OrderFilters): OrderFilter {
  const { plan, query, search, statuses, minTotal, maxTotal, deliveryFrom, deliveryTo, restaurants, categories } =
    filters;
  const { type, ...date } = filters.date;
  return {
    ...(plan === null ? {} : { plan }),
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

/** The request for a page. */
export function pageQuery({ filters, sort, descending, page }: OrderView): string {
  const parameters = new URLSearchParams(filterParameters(filters));
  parameters.set('sort', sort);
  parameters.set('order', descending ? 'desc' : 'asc');
  parameters.set('limit', String(ORDERS_A_PAGE));
  if (page > 1) parameters.set('offset', String((page - 1) * ORDERS_A_PAGE));
  return parameters.toString();
}
