import type { RestaurantOverrideState, RestaurantProductState } from '@larder/contracts';
import { inPlaces, wholesaleInStore } from '@larder/kernel';
import { appendEventsOf } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { lockLists } from '../../public-lists/list-locks.js';
import { RESTAURANT_OVERRIDES } from '../overrides/restaurant-override.entity.js';
import { PRODUCTS_IN_ORDER, RESTAURANT_PRODUCT, RestaurantProductEntity } from './restaurant-product.entity.js';

interface WholesaleInStore {
  chain: RestaurantProductState;
  own: RestaurantOverrideState | null;
  /** The effective values in the store. */
  here: RestaurantProductState;
}

@Injectable()
export class RestaurantProductRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async all(manager: EntityManager = this.dataSource.manager): Promise<RestaurantProductState[]> {
    const rows: RestaurantProductState[] = await manager.query(
      `SELECT ${RESTAURANT_PRODUCT.columns('p')}
         FROM catalog.restaurant_product AS p
         LEFT JOIN catalog.restaurant_category AS c ON lower(c.name) = lower(p.category)
        ORDER BY ${PRODUCTS_IN_ORDER}`,
    );
    return rows.map((row) => RESTAURANT_PRODUCT.pick(row));
  }

  /** The whole list in a store, in its order. */
  async inStore(storeId: string): Promise<WholesaleInStore[]> {
    const { manager } = this.dataSource;
    const [products, overrides] = await Promise.all([this.all(), RESTAURANT_OVERRIDES.ofStore(manager, storeId)]);
    const ownById = new Map(overrides.map(({ productId, own }) => [productId, own]));
    const rows = products.map((chain) => {
      const own = ownById.get(chain.id) ?? null;
      return { chain, own, here: wholesaleInStore(chain, own) };
    });
    return inPlaces(rows, ({ here }) => here);
  }

  /** The number of these stores that override each product. */
  async overrideCounts(storeIds: readonly string[] | null): Promise<ReadonlyMap<string, number>> {
    return await RESTAURANT_OVERRIDES.counts(this.dataSource.manager, storeIds);
  }

  /** The existing products among these. */
  async some(manager: EntityManager, ids: readonly string[]): Promise<RestaurantProductState[]> {
    const rows: RestaurantProductState[] = await manager.query(
      `SELECT ${RESTAURANT_PRODUCT.columns('p')} FROM catalog.restaurant_product AS p WHERE p.id = ANY($1)`,
      [ids],
    );
    return rows.map((row) => RESTAURANT_PRODUCT.pick(row));
  }

  async count(manager: EntityManager): Promise<number> {
    const rows: { products: number }[] = await manager.query(
      'SELECT count(*) AS products FROM catalog.restaurant_product',
    );
    return rows[0]?.products ?? 0;
  }

  /** Takes the list lock, then the product's row; null when there is none. */
  async lockForChange(manager: EntityManager, id: string): Promise<RestaurantProductState | null> {
    await lockLists(manager, 'restaurant');
    const rows: RestaurantProductState[] = await manager.query(
      `SELECT ${RESTAURANT_PRODUCT.columns('p')} FROM catalog.restaurant_product AS p WHERE p.id = $1 FOR UPDATE`,
      [id],
    );
    return rows[0] ? RESTAURANT_PRODUCT.pick(rows[0]) : null;
  }

  /** The category's spelling of a name; a name without a category is kept. */
  async spelling(manager: EntityManager, category: string): Promise<string> {
    const rows: { name: string }[] = await manager.query(
      'SELECT name FROM catalog.restaurant_category WHERE lower(name) = lower($1)',
      [category],
    );
    return rows[0]?.name ?? category;
  }

  async insert(manager: EntityManager, state: RestaurantProductState): Promise<void> {
    await manager.insert(RestaurantProductEntity, state);
  }

  async saveProduct(manager: EntityManager, state: RestaurantProductState): Promise<void> {
    await manager.update(RestaurantProductEntity, { id: state.id }, RESTAURANT_PRODUCT.stored(state));
  }

  /** Also deletes the product's overrides. */
  async delete(manager: EntityManager, id: string): Promise<void> {
    await manager.query(
      `WITH overrides AS (DELETE FROM catalog.restaurant_override WHERE product_id = $1)
       DELETE FROM catalog.restaurant_product WHERE id = $1`,
      [id],
    );
  }

  /** Logs an event for each product. */
  async renameCategory(manager: EntityManager, from: string, to: string): Promise<void> {
    await appendEventsOf(
      manager,
      'catalog',
      `renamed AS (
         UPDATE catalog.restaurant_product AS p SET category = $2, version = p.version + 1
           FROM catalog.restaurant_product AS old
          WHERE old.id = p.id AND lower(p.category) = lower($1) AND p.category <> $2
         RETURNING p.id, ${RESTAURANT_PRODUCT.json('old')} AS before, ${RESTAURANT_PRODUCT.json('p')} AS after
       ),
       happened AS (
         SELECT 'restaurant-product.updated' AS type, 'restaurant-product:' || id AS subject, NULL::uuid AS store_id,
                before, after, row_number() OVER (ORDER BY id) AS place FROM renamed
       )`,
      [from, to],
    );
  }
}
