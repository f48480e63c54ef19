import type { Product, RetailOverrideState } from '@larder/contracts';
import type { BatchValues } from './batches/price-batch.entity.js';
import type { Chain, ChainRow } from './chain-list.js';
import { inStore, productView } from './product-view.js';

/** A store's own values of the products. */
export interface StoreValues {
  readonly overrides: ReadonlyMap<string, RetailOverrideState>;
  /** The store's manual order; null follows the chain. */
  readonly order: readonly string[] | null;
  /** Values of running batches, by product. */
  readonly batches: ReadonlyMap<string, BatchValues>;
}

/** The chain's row itself when the store does not override it: most rows of most stores share it. */
export type ShelfRow = ChainRow | OwnRow;

interface OwnRow {
  readonly row: ChainRow;
  readonly own: RetailOverrideState | null;
  readonly batch: BatchValues | null;
  /** The product with the store's effective values. */
  readonly shown: Product;
}

export const chainRowOf = (row: ShelfRow): ChainRow => ('row' in row ? row.row : row);

export const ownOf = (row: ShelfRow): RetailOverrideState | null => ('row' in row ? row.own : null);

export const batchOf = (row: ShelfRow): BatchValues | null => ('row' in row ? row.batch : null);

export const NO_VALUES: StoreValues = { overrides: new Map(), order: null, batches: new Map() };

/** The parts of the last shelf, reused for the next one. */
interface LastShelf {
  readonly rows: readonly ChainRow[];
  readonly values: StoreValues;
  readonly shelf: readonly ShelfRow[];
}

/**
 * All products with a store's effective values, in its order, including inactive ones.
 * @param last an earlier shelf of the store: unchanged rows are the same objects.
 */
export function storeShelf({ rows }: Pick<Chain, 'rows'>, values: StoreValues, last?: LastShelf): ShelfRow[] {
  const { overrides, order, batches } = values;
  // A price change of the chain affects one row of hundreds of shelves: lookups for all other rows are skipped.
  const sameValues = order === null && last?.values === values;
  let byId: Map<string, ShelfRow> | undefined;
  const find = ({ state: { id } }: ChainRow, place: number): ShelfRow | undefined => {
    // Nearly always at the same place as before.
    const there = last?.shelf[place];
    if (there && chainRowOf(there).state.id === id) return there;
    byId ??= new Map(last?.shelf.map((each) => [chainRowOf(each).state.id, each]));
    return byId.get(id);
  };
  const shelf = rows.map((row, place): ShelfRow => {
    const there = sameValues && row === last.rows[place] ? last.shelf[place] : undefined;
    if (there !== undefined) return there;
    const own = overrides.get(row.state.id) ?? null;
    const batch = batches.get(row.state.id) ?? null;
    if (own === null && batch === null) return row;
    const known = find(row, place);
    if (
      known &&
      chainRowOf(known) === row &&
      ownOf(known)?.version === own?.version &&
      batchOf(known)?.id === batch?.id
    )
      return known;
    const { position: _position, ...state } = row.state;
    return { row, own, batch, shown: withLastDay(productView(inStore(state, own, batch)), batch) };
  });
  return order === null ? shelf : inOrder(shelf, order);
}

/** Adds the last day of a batch that sets the price. */
function withLastDay(product: Product, batch: BatchValues | null): Product {
  const hasPrice = batch !== null && (batch.ourPriceCents !== null || batch.retailPriceCents !== null);
  return hasPrice ? Object.assign({}, product, { until: batch.until }) : product;
}

/** Products missing in the order come last, in the chain's order. */
function inOrder(shelf: readonly ShelfRow[], order: readonly string[]): ShelfRow[] {
  const places = new Map(order.map((id, place) => [id, place]));
  const place = (row: ShelfRow): number => places.get(chainRowOf(row).state.id) ?? order.length;
  return shelf.toSorted((a, b) => place(a) - place(b));
}
