import type { ProductChanges, ProductState, StaffProduct } from '@larder/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { PriceGuardService } from '../price-guard/price-guard.service.js';
import { GatewayLists } from '../public-lists/gateway-lists.js';
import { ListsOfStores } from '../public-lists/lists-of-stores.js';
import type { ReadyBytes } from '../public-lists/ready-bytes.js';
import { ChainList, type Chain } from './chain-list.js';
import { LowestPrices } from './history/lowest-prices.js';
import { RetailOverridesRepository } from './overrides/retail-overrides.repository.js';
import { chainProductView, inStore, storeProductView } from './product-view.js';
import { ProductRepository } from './product.repository.js';
import { StoreList, type ListKey } from './store-list.js';
import { batchOf, chainRowOf, ownOf, type ShelfRow, type StoreValues } from './store-shelf.js';

/** The product lists of every store, built on the first read. */
@Injectable()
export class ProductLists {
  private readonly lists: ListsOfStores<StoreList>;
  private readonly logger = new Logger('lowest prices');
  private asked: { chain: Chain; shows: Promise<boolean> } | undefined;

  constructor(
    chain: ChainList,
    private readonly products: ProductRepository,
    private readonly overrides: RetailOverridesRepository,
    gateways: GatewayLists,
    private readonly lowest: LowestPrices,
    private readonly guard: PriceGuardService,
  ) {
    const { revisions } = products;
    const make = (storeId: string | null): StoreList =>
      new StoreList(storeId, chain, revisions, overrides, async (id, shelf, of) => this.shownLowest(id, shelf, of));
    this.lists = new ListsOfStores(make, revisions, gateways, '/api/products');
  }

  /** @param storeId null before the first store exists. */
  async readList(storeId: string | null, key: ListKey, atLeast?: number): Promise<ReadyBytes> {
    return await this.lists.of(storeId).readList(key, atLeast);
  }

  /** The changes of a store's whole list. @param storeId null before the first store exists. */
  async changesSince(
    storeId: string | null,
    since: number,
    atLeast?: number,
  ): Promise<ProductChanges & { revision: number }> {
    return await this.lists.of(storeId).changesSince(since, atLeast);
  }

  /** The chain's list for staff, with inactive products. @param storeIds the stores counted; null for all */
  async ofChain(storeIds: readonly string[] | null): Promise<{ revision: number; products: StaffProduct[] }> {
    const [{ revision, products }, counts] = await Promise.all([
      this.products.snapshot(),
      this.overrides.counts(storeIds),
    ]);
    const shown = products.map(({ position: _position, ...product }) =>
      chainProductView(product, counts.get(product.id) ?? 0),
    );
    return { revision, products: shown };
  }

  /** A store's list for staff, inactive products included. */
  async ofStore(storeId: string): Promise<{ revision: number; products: StaffProduct[] }> {
    const { revision, shelf, values } = await this.lists.of(storeId).current();
    const products = shelf.map((row) => {
      const { position: _position, ...product } = chainRowOf(row).state;
      return storeProductView(product, ownOf(row), batchOf(row), values.order !== null);
    });
    return { revision, products };
  }

  /** The products with the store's effective values, in its order. */
  async statesOf(storeId: string): Promise<ProductState[]> {
    const { shelf } = await this.lists.of(storeId).current();
    return shelf.map((row) => inStore(chainRowOf(row).state, ownOf(row), batchOf(row)));
  }

  /** The lowest values of our prices before the present ones, in cents by product. */
  async lowestIn(storeId: string): Promise<ReadonlyMap<string, number>> {
    const { shelf } = await this.lists.of(storeId).current();
    return await this.lowest.of(storeId, shelf, new Date());
  }

  private async shownLowest(
    storeId: string,
    shelf: readonly ShelfRow[],
    chain: Chain,
  ): Promise<ReadonlyMap<string, number>> {
    if (!(await this.showsLowest(chain))) return new Map();
    return await this.lowest.of(storeId, shelf, new Date()).catch((error: unknown) => {
      // The board gets its prices even when lowest prices are unavailable.
      this.logger.error(error);
      return new Map<string, number>();
    });
  }

  /** Read once for the lists of all stores: a change of this setting creates a new chain list. */
  private async showsLowest(chain: Chain): Promise<boolean> {
    if (this.asked?.chain !== chain) {
      const shows = this.guard.read().then(({ showsLowest }) => showsLowest === true);
      this.asked = { chain, shows };
      shows.catch(() => (this.asked = undefined));
    }
    return await this.asked.shows;
  }

  /** The parts of which the store's list is made. */
  async madeOf(storeId: string): Promise<{ chain: Chain; values: StoreValues; shelf: readonly ShelfRow[] }> {
    return await this.lists.of(storeId).current();
  }
}
