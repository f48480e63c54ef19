import type { Product } from '@larder/contracts';
import { RETAIL_CATEGORIES, type RetailCategory } from '@larder/kernel';
import { ReadyLists } from '../public-lists/ready-lists.js';
import type { Chain, ChainList } from './chain-list.js';
import type { StoreWordsRepository } from './overrides/store-words.repository.js';
import type { ProductRepository } from './product.repository.js';
import { NO_WORDS, storeShelf, type ShelfRow } from './store-shelf.js';

export type ListKey = RetailCategory | 'all';

interface StoreSnapshot {
  revision: number;
  /** Of what the store says. */
  own: number;
  chain: Chain;
  shelf: ShelfRow[];
  /** That may have changed on the way here from the last snapshot; null for all. */
  categories: readonly RetailCategory[] | null;
}

/** The product lists of one store. */
export class StoreList extends ReadyLists<ListKey, StoreSnapshot> {
  protected readonly paths = new Map<ListKey, string>([
    ['all', '/api/products'],
    ...RETAIL_CATEGORIES.map((category) => [category, `/api/products/category/${category}`] as const),
  ]);

  /** @param storeId null before the first store exists. */
  constructor(
    private readonly storeId: string | null,
    private readonly chainList: ChainList,
    private readonly products: ProductRepository,
    private readonly words: StoreWordsRepository,
  ) {
    super();
  }

  protected async revision(): Promise<number> {
    if (this.storeId === null) return await this.products.revision();
    const { chain, own } = await this.products.storeRevision(this.storeId);
    return Math.max(chain, own);
  }

  protected async snapshot(last: StoreSnapshot | undefined): Promise<StoreSnapshot> {
    const chain = await this.chainList.current();
    const words = this.storeId === null ? null : await this.words.ofStore(this.storeId, last?.own ?? null);
    const known = new Map(last?.shelf.map((row) => [row.row.state.id, row]));
    const shelf = storeShelf(chain, words ?? NO_WORDS, known);
    // When the chain has moved on meanwhile, this list holds nothing of the chain after its revision.
    const isCurrent = words === null || words.revision.chain === chain.revision;
    return {
      revision: isCurrent ? Math.max(chain.revision, words?.revision.own ?? 0) : chain.revision,
      own: words?.revision.own ?? 0,
      chain,
      shelf,
      categories: last ? touchedSince(last.chain, chain, words?.changed ?? []) : null,
    };
  }

  protected touched({ categories }: StoreSnapshot): Iterable<ListKey> {
    return categories === null ? this.paths.keys() : ['all', ...categories];
  }

  protected content({ shelf }: StoreSnapshot, key: ListKey): Product[] {
    return shelf.flatMap(({ active, shown }) => (active && (key === 'all' || shown.category === key) ? [shown] : []));
  }
}

/** @param changed ids of products that the store changed; null for anything. */
function touchedSince(last: Chain, chain: Chain, changed: readonly string[] | null): readonly RetailCategory[] | null {
  if (changed === null || chain.readAt > last.revision) return null;
  const ids = new Set(changed);
  const own = chain.rows.flatMap(({ state }) => (ids.has(state.id) ? [state.category] : []));
  const ofChain = [...chain.touchedAt].flatMap(([category, at]) => (at > last.revision ? [category] : []));
  return [...new Set([...own, ...ofChain])];
}
