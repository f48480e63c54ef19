import type { PublicRestaurantProduct } from '@larder/contracts';
import { inPlaces, wholesaleInStore } from '@larder/kernel';
import type { EntityManager } from 'typeorm';
import { StoreReadyLists } from '../../public-lists/lists-of-stores.js';
import type { StoreRevisions } from '../../public-lists/store-revisions.js';
import { RESTAURANT_OVERRIDES } from '../overrides/restaurant-override.entity.js';
import { publicRestaurantProductView } from '../products/restaurant-product-view.js';
import type { OrderSheet, SheetRow } from './order-sheet.js';

interface StoreSnapshot {
  revision: number;
  products: PublicRestaurantProduct[];
}

/** The products that restaurants see in one store. */
export class StoreSheet extends StoreReadyLists<'products', StoreSnapshot> {
  protected readonly paths = new Map([['products' as const, '/api/restaurant/products']]);

  constructor(
    storeId: string | null,
    private readonly chain: OrderSheet,
    revisions: StoreRevisions,
    private readonly manager: EntityManager,
  ) {
    super(storeId, revisions);
  }

  /** Contains all changes up to the revision read. Later ones are harmless: the revision does not promise them. */
  protected async snapshot(last: StoreSnapshot | undefined): Promise<StoreSnapshot> {
    if (last === undefined) await this.revision();
    const revision = Math.max(this.seen.chain, this.seen.own);
    const { rows } = await this.chain.current();
    const overrides = this.storeId === null ? [] : await RESTAURANT_OVERRIDES.ofStore(this.manager, this.storeId);
    const ownById = new Map(overrides.map(({ productId, own }) => [productId, own]));
    const here = rows.map((row): SheetRow => {
      const state = wholesaleInStore(row.state, ownById.get(row.state.id));
      return state === row.state ? row : { state, shown: publicRestaurantProductView(state) };
    });
    const inOrder = overrides.length === 0 ? here : inPlaces(here, ({ state }) => state);
    return { revision, products: inOrder.flatMap(({ state, shown }) => (state.active ? [shown] : [])) };
  }

  protected touched(): Iterable<'products'> {
    return this.paths.keys();
  }

  protected content({ products }: StoreSnapshot): readonly PublicRestaurantProduct[] {
    return products;
  }
}
