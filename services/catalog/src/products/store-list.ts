import type { Product, ProductChanges } from '@larder/contracts';
import { centsToDollars, LIMITS, RETAIL_CATEGORIES, type RetailCategory } from '@larder/kernel';
import { StoreReadyLists } from '../public-lists/lists-of-stores.js';
import type { StoreRevisions } from '../public-lists/store-revisions.js';
import type { Chain, ChainList } from './chain-list.js';
import type { RetailOverridesRepository } from './overrides/retail-overrides.repository.js';
import { NO_VALUES, storeShelf, type ShelfRow, type StoreValues } from './store-shelf.js';

const NONE: ReadonlyMap<string, number> = new Map();

export type ListKey = RetailCategory | 'all';

interface StoreSnapshot {
  revision: number;
  /** The number of the store's newest event. */
  own: number;
  values: StoreValues;
  chain: Chain;
  shelf: ShelfRow[];
  /** Lowest prices in cents, by product; empty when the shop does not show them. */
  lowest: ReadonlyMap<string, number>;
  /** Categories that may have changed since the last snapshot; null for all. */
  categories: readonly RetailCategory[] | null;
}

/** The product lists of one store. */
export class StoreList extends StoreReadyLists<ListKey, StoreSnapshot> {
  protected readonly paths = new Map<ListKey, string>([
    ['all', '/api/products'],
    ...RETAIL_CATEGORIES.map((category) => [category, `/api/products/category/${category}`] as const),
  ]);

  /** @param storeId null before the first store exists. */
  constructor(
    storeId: string | null,
    private readonly chainList: ChainList,
    revisions: StoreRevisions,
    private readonly overrides: RetailOverridesRepository,
    private readonly lowest: (
      storeId: string,
      shelf: readonly ShelfRow[],
      chain: Chain,
    ) => Promise<ReadonlyMap<string, number>>,
  ) {
    super(storeId, revisions);
  }

  /** The changes since the list of revision `since`. */
  async changesSince(since: number, atLeast?: number): Promise<ProductChanges & { revision: number }> {
    const snapshot = await this.current(atLeast);
    // Read after the snapshot: a product that changed in between is sent with its older values, which is harmless.
    const [ofChain, own] = await Promise.all([
      this.chainList.changedSince(since),
      this.storeId === null ? [] : this.overrides.changedSince(this.storeId, since),
    ]);
    const { revision } = snapshot;
    if (ofChain === null || own === null) return { revision, products: null, removed: [] };
    const changed = new Set([...ofChain, ...own]);
    if (changed.size > LIMITS.changedProducts) return { revision, products: null, removed: [] };
    const list = this.content(snapshot, 'all');
    const products = list.flatMap((product, place) =>
      changed.has(product.id) ? [{ after: list[place - 1]?.id ?? null, product }] : [],
    );
    for (const { product } of products) changed.delete(product.id);
    return { revision, products, removed: [...changed] };
  }

  /** Contains all changes up to the revision read. Later ones are harmless: the revision does not promise them. */
  protected async snapshot(last: StoreSnapshot | undefined): Promise<StoreSnapshot> {
    if (last === undefined) await this.revision();
    const seen = this.seen;
    const chain = await this.chainList.atLeast(seen.chain);
    // An import may recreate products whose overrides were deleted with them, without an event of the store.
    const isSame = last !== undefined && last.own === seen.own && chain.readAt <= last.chain.revision;
    const read = isSame || this.storeId === null ? null : await this.overrides.ofStore(this.storeId, last?.own ?? null);
    const values = read ?? last?.values ?? NO_VALUES;
    const shelf = storeShelf(chain, values, last && { ...last, rows: last.chain.rows });
    const lowest = this.storeId === null ? NONE : await this.lowest(this.storeId, shelf, chain);
    return {
      revision: Math.max(seen.chain, seen.own),
      own: read?.own ?? seen.own,
      values,
      chain,
      shelf,
      lowest,
      categories: last ? touchedSince(last.chain, chain, read ? read.changed : []) : null,
    };
  }

  protected touched({ categories }: StoreSnapshot): Iterable<ListKey> {
    return categories === null ? this.paths.keys() : ['all', ...categories];
  }

  protected content({ shelf, lowest }: StoreSnapshot, key: ListKey): Product[] {
    const products: Product[] = [];
    for (const { shown } of shelf)
      if (shown.active && (key === 'all' || shown.category === key))
        products.push(lowest.size === 0 ? shown : withLowest(shown, lowest));
    return products;
  }
}

/** Adds the lowest price beside a struck one. */
function withLowest(product: Product, lowest: ReadonlyMap<string, number>): Product {
  const cents = product.retailPrice > product.ourPrice ? lowest.get(product.id) : undefined;
  return cents === undefined ? product : Object.assign({}, product, { lowest: centsToDollars(cents) });
}

/** @param changed ids of products that the store changed; null when anything may have. */
function touchedSince(last: Chain, chain: Chain, changed: readonly string[] | null): readonly RetailCategory[] | null {
  if (changed === null || chain.readAt > last.revision) return null;
  const touched = new Set([...chain.touchedAt].flatMap(([category, at]) => (at > last.revision ? [category] : [])));
  const ids = new Set(changed);
  // Skipped after a change of the chain only: the rows of every store would be searched.
  if (ids.size > 0) for (const { state } of chain.rows) if (ids.has(state.id)) touched.add(state.category);
  return [...touched];
}
