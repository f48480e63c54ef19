import type { CustomerRebate } from '@larder/contracts';
import { REBATE_STATUSES, type RebateStatus } from '@larder/kernel';
import { containsWords, queryWords } from '../../../shared/search/product-search.ts';

export const SORT_KEYS = ['customer', 'purchases', 'rebate', 'due', 'status'] as const;

export type SortKey = (typeof SORT_KEYS)[number];

export interface RebateSort {
  key: SortKey;
  descending: boolean;
}

/** Natural order of names: "Ånd" next to "And", "Shop 9" before "Shop 10". */
const NAMES = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

const COMPARE: Readonly<Record<SortKey, (a: CustomerRebate, b: CustomerRebate) => number>> = {
  customer: (a, b) => NAMES.compare(a.customer.businessName, b.customer.businessName),
  purchases: (a, b) => a.rebate.totalPurchases - b.rebate.totalPurchases,
  rebate: (a, b) => a.rebate.rebateAmount - b.rebate.rebateAmount,
  due: (a, b) => a.rebate.amountDue - b.rebate.amountDue,
  status: (a, b) => REBATE_STATUSES.indexOf(a.rebate.status) - REBATE_STATUSES.indexOf(b.rebate.status),
};

export interface RowFilter {
  query: string;
  /** Null means all. */
  status: RebateStatus | null;
}

/** The rows with a status, and every typed word in the customer's name, contact or e-mail address. */
export function filterRows(rows: readonly CustomerRebate[], { query, status }: RowFilter): CustomerRebate[] {
  const words = queryWords(query);
  return rows.filter(
    ({ customer: { businessName, contactPerson, email }, rebate }) =>
      (status === null || rebate.status === status) && containsWords(words, businessName, contactPerson, email),
  );
}

/** Equal rows are sorted by name, so that they never change places. */
export function sortRows(rows: readonly CustomerRebate[], { key, descending }: RebateSort): CustomerRebate[] {
  const direction = descending ? -1 : 1;
  return rows.toSorted(
    (a, b) => direction * COMPARE[key](a, b) || COMPARE.customer(a, b) || (a.customer.id < b.customer.id ? -1 : 1),
  );
}

/** The sort after pressing a heading: the same one reverses it; otherwise names start with A, sums with the largest. */
export function sortAfter(sort: RebateSort, key: SortKey): RebateSort {
  if (sort.key === key) return { key, descending: !sort.descending };
  return { key, descending: key !== 'customer' && key !== 'status' };
}

/** The sums of some rows, in dollars exact to the cent. */
export interface RowSums {
  purchases: number;
  rebate: number;
  adjustments: number;
  alreadyPaid: number;
  /** The sum of rebates that are not paid yet. */
  due: number;
  /** The sum of paid rebates. */
  paid: number;
}

export function sumsOf(rows: readonly CustomerRebate[]): RowSums {
  const cents = (of: (row: CustomerRebate) => number): number =>
    rows.reduce((sum, row) => sum + Math.round(of(row) * 100), 0) / 100;
  return {
    purchases: cents(({ rebate }) => rebate.totalPurchases),
    rebate: cents(({ rebate }) => rebate.rebateAmount),
    adjustments: cents(({ rebate }) => rebate.adjustmentAmount),
    alreadyPaid: cents(({ rebate }) => rebate.alreadyPaid),
    due: cents(({ rebate }) => (rebate.status === 'paid' ? 0 : rebate.amountDue)),
    paid: cents(({ rebate }) => (rebate.status === 'paid' ? rebate.amountDue : 0)),
  };
}

export type StatusCounts = Readonly<Record<RebateStatus, number>>;

export function countStatuses(rows: readonly CustomerRebate[]): StatusCounts {
  const counts: Record<RebateStatus, number> = { pending: 0, approved: 0, paid: 0, below_minimum: 0 };
  for (const { rebate } of rows) counts[rebate.status]++;
  return counts;
}
