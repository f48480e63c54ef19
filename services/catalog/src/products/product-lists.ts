import type { ProductState, StaffProduct } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { GatewayLists, type StoresAtGateways } from '../public-lists/gateway-lists.js';
import type { ReadyBytes } from '../public-lists/ready-bytes.js';
import { ChainList } from './chain-list.js';
import { StoreWordsRepository } from './overrides/store-words.repository.js';
import { chainProductView, inStore, storeProductView } from './product-view.js';
import { ProductRepository } from './product.repository.js';
import { StoreList, type ListKey } from './store-list.js';

/** Lists of stores that nobody has read for long go first. */
const MOST_STORES = 256;

/** The product lists of every store, made when they are first read. */
@Injectable()
export class ProductLists {
  private readonly lists = new Map<string | null, StoreList>();

  constructor(
    private readonly chain: ChainList,
    private readonly products: ProductRepository,
    private readonly words: StoreWordsRepository,
    gateways: GatewayLists,
  ) {
    gateways.keepFresh(async (stores) => this.changedUrls(stores));
  }

  /** @param storeId null before the first store exists. */
  async readList(storeId: string | null, key: ListKey, atLeast?: number): Promise<ReadyBytes> {
    return await this.of(storeId).readList(key, atLeast);
  }

  /** The chain's list for staff, inactive products included. */
  async ofChain(): Promise<{ revision: number; products: StaffProduct[] }> {
    const [{ revision, products }, counts] = await Promise.all([this.products.snapshot(), this.words.counts()]);
    const shown = products.map(({ position: _position, ...product }) =>
      chainProductView(product, counts.get(product.id) ?? 0),
    );
    return { revision, products: shown };
  }

  /** A store's list for staff, inactive products included. */
  async ofStore(storeId: string): Promise<{ revision: number; products: StaffProduct[] }> {
    const { revision, shelf } = await this.of(storeId).current();
    const products = shelf.map(({ row, own }) => {
      const { position: _position, ...product } = row.state;
      return storeProductView(product, own);
    });
    return { revision, products };
  }

  /** As they hold in the store, in its order. */
  async statesOf(storeId: string): Promise<ProductState[]> {
    const { shelf } = await this.of(storeId).current();
    return shelf.map(({ row, own }) => inStore(row.state, own));
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
    const plain = this.of(byDefault);
    const ids = new Set(read.map(({ id }) => id));
    const changed = await Promise.all([...ids].map(async (id) => [id, await this.of(id).changedPaths()] as const));
    const paths = new Map<string | null, string[]>(changed);
    const ofDefault = paths.get(byDefault) ?? (await plain.changedPaths());
    return [
      ...ofDefault,
      ...read.flatMap(({ id, slug }) => (paths.get(id) ?? []).map((path) => `${path}?store=${slug}`)),
    ];
  }
}
