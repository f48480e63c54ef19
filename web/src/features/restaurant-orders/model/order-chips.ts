import { formatMoney } from '@larder/kernel';
import { formatDateFilter } from '../../../shared/ui/date-filter/date-filter-address.ts';
import { writeTypedDay } from '../../../shared/ui/date/date-text.ts';
import { filterTexts } from '../../../texts/restaurant-orders/filters.ts';
import { ordersTexts } from '../../../texts/restaurant-orders/page.ts';
import { NO_FILTERS, type OrderFilters } from './order-view.ts';

/** An active filter as text. */
export interface OrderChip {
  key: string;
  label: string;
  /** The filters without this one. */
  without: OrderFilters;
}

const asItIs = (name: string): string => name;

/** Every active filter, each with the remaining filters after its removal. */
export function orderChips(filters: OrderFilters, storeName = asItIs, categoryName = asItIs): OrderChip[] {
  const { chips, statuses } = filterTexts;
  const list: OrderChip[] = [];
  const add = (key: keyof OrderFilters, label: string): void => {
    list.push({ key, label, without: { ...filters, [key]: NO_FILTERS[key] } });
  };
  const addEach = <T extends string>(
    key: 'statuses' | 'restaurants' | 'categories',
    values: readonly T[],
    label: (value: T) => string,
  ): void => {
    for (const value of values) {
      const without = { ...filters, [key]: values.filter((other) => other !== value) };
      list.push({ key: `${key}-${value}`, label: label(value), without });
    }
  };
  if (filters.store !== null) add('store', chips.store(storeName(filters.store)));
  if (filters.query.trim() !== '') add('query', chips.query(filters.query.trim()));
  addEach('statuses', filters.statuses, (status) => statuses[status]);
  if (filters.date.type !== 'all') add('date', formatDateFilter(filters.date));
  if (filters.search.trim() !== '') add('search', chips.search(filters.search.trim()));
  if (filters.minTotal !== null) add('minTotal', chips.minTotal(formatMoney(filters.minTotal)));
  if (filters.maxTotal !== null) add('maxTotal', chips.maxTotal(formatMoney(filters.maxTotal)));
  if (filters.deliveryFrom !== null) add('deliveryFrom', chips.deliveryFrom(writeTypedDay(filters.deliveryFrom)));
  if (filters.deliveryTo !== null) add('deliveryTo', chips.deliveryTo(writeTypedDay(filters.deliveryTo)));
  addEach('restaurants', filters.restaurants, chips.restaurant);
  addEach('categories', filters.categories, (name) => chips.category(categoryName(name)));
  return list;
}

const FEW = 3;

/** The filters as text, for the export menu: "pending, this month". */
export function filterSummary(filters: OrderFilters): string {
  const chips = orderChips(filters).map(({ key, label }) =>
    isSimpleFilter(key, filters) ? label.toLowerCase() : label,
  );
  const labels = filters.plan === null ? chips : [ordersTexts.plans[filters.plan].toLowerCase(), ...chips];
  if (labels.length === 0) return filterTexts.allOrders;
  if (labels.length <= FEW) return labels.join(', ');
  return filterTexts.andMore(labels.slice(0, FEW).join(', '), labels.length - FEW);
}

/** Statuses and "This Month" become lower case in a sentence; names, "March 2025" and "Q1" do not. */
function isSimpleFilter(key: string, { date }: OrderFilters): boolean {
  if (key === 'date') return date.month === undefined && date.quarter === undefined;
  return key.startsWith('statuses');
}
