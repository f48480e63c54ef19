import type { Product, RetailOverrideState } from '@larder/contracts';
import type { Chain, ChainRow } from './chain-list.js';
import { inStore, productView } from './product-view.js';

/** What a store says of the products itself. */
export interface StoreWords {
  readonly overrides: ReadonlyMap<string, RetailOverrideState>;
  /** Its own manual order; null follows the chain. */
  readonly order: readonly string[] | null;
}

export interface ShelfRow {
  readonly row: ChainRow;
  readonly own: RetailOverrideState | null;
  readonly active: boolean;
  /** With what holds in the store. The chain's object where the store says nothing. */
  readonly shown: Product;
}

export const NO_WORDS: StoreWords = { overrides: new Map(), order: null };

/**
 * All products as they hold in a store, in its order; inactive ones as well.
 * @param last an earlier shelf of the store: what did not change is the same object again.
 */
export function storeShelf(
  { rows }: Pick<Chain, 'rows'>,
  { overrides, order }: StoreWords,
  last: ReadonlyMap<string, ShelfRow> = new Map(),
): ShelfRow[] {
  const shelf = rows.map((row): ShelfRow => {
    const own = overrides.get(row.state.id) ?? null;
    const known = last.get(row.state.id);
    if (known?.row === row && known.own?.version === own?.version) return known;
    if (own === null) return { row, own, active: row.state.active, shown: row.shown };
    const { position: _position, ...state } = row.state;
    const here = inStore(state, own);
    return { row, own, active: here.active, shown: here === state ? row.shown : productView(here) };
  });
  return order === null ? shelf : inOrder(shelf, order);
}

/** Products that the order does not name stand last, as in the chain. */
function inOrder(shelf: readonly ShelfRow[], order: readonly string[]): ShelfRow[] {
  const places = new Map(order.map((id, place) => [id, place]));
  const place = ({ row }: ShelfRow): number => places.get(row.state.id) ?? order.length;
  return shelf.toSorted((a, b) => place(a) - place(b));
}
