import type { OrderStats, OverrideSummary, RebateSummary, Screen, StaffStore } from '@larder/contracts';

/** Data about the stores; a part that is loading, or could not be loaded, is undefined. */
export interface OverviewParts {
  orders?: OrderStats['stores'] | undefined;
  rebates?: RebateSummary['byStore'] | undefined;
  prices?: OverrideSummary['stores'] | undefined;
  screens?: readonly Pick<Screen, 'store' | 'state'>[] | undefined;
}

/** Undefined when unknown. */
export interface OverviewFigures {
  orders: number | undefined;
  pending: number | undefined;
  revenueCents: number | undefined;
  rebateCents: number | undefined;
  overrides: number | undefined;
  redundant: number | undefined;
  silent: number | undefined;
}

export interface OverviewRow extends OverviewFigures {
  store: StaffStore;
  /** Null means never. */
  lastUpdated: string | null | undefined;
}

const cents = (dollars: number): number => Math.round(dollars * 100);

/** The stores in order; closed ones only if they have sold something. */
export function overviewRows(stores: readonly StaffStore[], parts: OverviewParts): OverviewRow[] {
  return stores.map((store) => rowOf(store, parts)).filter(({ store, orders }) => store.active || (orders ?? 0) > 0);
}

function rowOf(store: StaffStore, { orders, rebates, prices, screens }: OverviewParts): OverviewRow {
  const of = <T extends { store: string | null }>(list: readonly T[] | undefined): T | undefined =>
    list?.find((each) => each.store === store.slug);
  const [sold, figures] = [of(orders), of(prices)];
  return {
    store,
    orders: orders && (sold?.totalOrders ?? 0),
    pending: orders && (sold?.pendingOrders ?? 0),
    revenueCents: orders && cents(sold?.totalRevenue ?? 0),
    rebateCents: rebates && cents(of(rebates)?.rebateAmount ?? 0),
    lastUpdated: prices && (figures?.lastUpdated ?? null),
    overrides: prices && (figures?.overrides ?? 0),
    redundant: prices && (figures?.redundant ?? 0),
    silent: screens?.filter((each) => each.store === store.slug && each.state === 'stale').length,
  };
}

const FIGURES = ['orders', 'pending', 'revenueCents', 'rebateCents', 'overrides', 'redundant', 'silent'] as const;

/** The sums of the rows; undefined when a part is missing. */
export function overviewSums(rows: readonly OverviewRow[]): OverviewFigures {
  const sum = (key: keyof OverviewFigures): number | undefined =>
    rows.reduce<number | undefined>(
      (so, { [key]: each }) => (so === undefined || each === undefined ? undefined : so + each),
      0,
    );
  return Object.fromEntries(FIGURES.map((key) => [key, sum(key)])) as unknown as OverviewFigures;
}
