import type { ProductState, StaffProduct } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { GatewayLists, type StoresAtGateways } from '../public-lists/gateway-lists.js';
import type { ReadyBytes } from '../public-lists/ready-bytes.js';
import { ChainList, type Chain } from './chain-list.js';
import { StoreWordsRepository } from './overrides/store-words.repository.js';
import { chainProductView, inStore, storeProductView } from './product-view.js';
import { ProductRepository } from './product.repository.js';
import { StoreList, type ListKey } from './store-list.js';
import { batchOf, chainRowOf, ownOf, type StoreWords } from './store-shelf.js';

/** Of more stores a writer does not wait for the lists: gateways get them right after, two at a time. */
const MOST_REFRESHED = 16;

/** The least recently read stores are dropped first. */
const MOST_STORES = 256;

/** The product lists of every store, made when they are first read. */
@Injectable()
export class ProductLists {
  private readonly lists = new Map<string | null, StoreList>();
  /** Stores by id, with their short names, whose lists gateways do not have yet. */
  private readonly waiting = new Map<string, string>();
  private isDraining = false;

  constructor(
    private readonly chain: ChainList,
    private readonly products: ProductRepository,
    private readonly words: StoreWordsRepository,
    private readonly gateways: GatewayLists,
  ) {
    gateways.keepFresh(async (stores) => this.changedUrls(stores));
  }

  /** @param storeId null before the first store exists. */
  async readList(storeId: string | null, key: ListKey, atLeast?: number): Promise<ReadyBytes> {
    return await this.of(storeId).readList(key, atLeast);
  }

  /** The chain's list for staff, inactive products included. @param storeIds of the stores that are counted; null for all */
  async ofChain(storeIds: readonly string[] | null): Promise<{ revision: number; products: StaffProduct[] }> {
    const [{ revision, products }, counts] = await Promise.all([this.products.snapshot(), this.words.counts(storeIds)]);
    const shown = products.map(({ position: _position, ...product }) =>
      chainProductView(product, counts.get(product.id) ?? 0),
    );
    return { revision, products: shown };
  }

  /** A store's list for staff, inactive products included. */
  async ofStore(storeId: string): Promise<{ revision: number; products: StaffProduct[] }> {
    const { revision, shelf, words } = await this.of(storeId).current();
    const products = shelf.map((row) => {
      const { position: _position, ...product } = chainRowOf(row).state;
      return storeProductView(product, ownOf(row), batchOf(row), words.order !== null);
    });
    return { revision, products };
  }

  /** As they hold in the store, in its order. */
  async statesOf(storeId: string): Promise<ProductState[]> {
    const { shelf } = await this.of(storeId).current();
    return shelf.map((row) => inStore(chainRowOf(row).state, ownOf(row), batchOf(row)));
  }

  /** What the store's list is made of. */
  async madeOf(storeId: string): Promise<{ chain: Chain; words: StoreWords }> {
    return await this.of(storeId).current();
  }

  private of(storeId: string | null): StoreList {
    const list = this.lists.get(storeId) ?? new StoreList(storeId, this.chain, this.products, this.words);
    this.lists.delete(storeId);
    this.lists.set(storeId, list);
    const [longest] = this.lists.keys();
    if (this.lists.size > MOST_STORES && longest !== undefined) this.lists.delete(longest);
    return list;
  }

  /** The default store's lists have an address without a store as well. */
  private async changedUrls({ byDefault, read }: StoresAtGateways): Promise<string[]> {
    const ids = [...new Set([byDefault, ...read.map(({ id }) => id)])];
    const revisions = await this.products.storeRevisions(ids);
    const lists = ids.map((id, place) => ({ id, list: this.of(id), now: revisions[place] ?? { chain: 0, own: 0 } }));
    const stale = lists.filter(({ list, now }) => !list.isUpToDate(now));
    const few = stale.length <= MOST_REFRESHED;
    const some = stale.filter(({ id, list, now }) => few || id === byDefault || list.hasOwnChange(now));
    if (!few) {
      const now = new Set(some.map(({ id }) => id));
      const stillStale = new Set(stale.map(({ id }) => id));
      for (const { id, slug } of read) if (stillStale.has(id) && !now.has(id)) this.waiting.set(id, slug);
      void this.drain();
    }
    const changed = await Promise.all(some.map(async ({ id, list }) => [id, await list.changedPaths()] as const));
    const paths = new Map<string | null, string[]>(changed);
    const named = read.flatMap(({ id, slug }) => (paths.get(id) ?? []).map((path) => `${path}?store=${slug}`));
    return [...(paths.get(byDefault) ?? []), ...named];
  }

  private async drain(): Promise<void> {
    if (this.isDraining) return;
    this.isDraining = true;
    await Promise.all([this.refreshWaiting(), this.refreshWaiting()]);
    this.isDraining = false;
  }

  private async refreshWaiting(): Promise<void> {
    for (let [next] = this.waiting; next !== undefined; [next] = this.waiting) {
      const [id, slug] = next;
      this.waiting.delete(id);
      // The board's alone: the pages of categories are few, and their lists are valid for a second anyway.
      await this.gateways.refreshLater([`/api/products?store=${slug}`]);
    }
  }
}
