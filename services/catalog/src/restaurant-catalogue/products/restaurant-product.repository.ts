import type { RestaurantProductState } from '@larder/contracts';
import { dayIn } from '@larder/kernel';
import { appendEventsOf } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { lockRestaurantLists } from './restaurant-lists-lock.js';
import { PRODUCTS_IN_ORDER, RESTAURANT_PRODUCT, RestaurantProductEntity } from './restaurant-product.entity.js';

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

  async today(now: Date): Promise<string> {
    const rows: { zone: string }[] = await this.dataSource.query(
      'SELECT time_zone AS zone FROM catalog.store WHERE is_default',
    );
    return dayIn(now, rows[0]?.zone ?? 'UTC');
  }

  async count(manager: EntityManager): Promise<number> {
    const rows: { products: number }[] = await manager.query(
      'SELECT count(*) AS products FROM catalog.restaurant_product',
    );
    return rows[0]?.products ?? 0;
  }

  /** Takes the list lock, then the product's row; null when there is none. */
  async lockForChange(manager: EntityManager, id: string): Promise<RestaurantProductState | null> {
    await lockRestaurantLists(manager);
    const rows: RestaurantProductState[] = await manager.query(
      `SELECT ${RESTAURANT_PRODUCT.columns('p')} FROM catalog.restaurant_product AS p WHERE p.id = $1 FOR UPDATE`,
      [id],
    );
    return rows[0] ? RESTAURANT_PRODUCT.pick(rows[0]) : null;
  }

  /** In the category's spelling; a text without a category is kept. */
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

  async saveProduct(manager: EntityManager, { id, ...columns }: RestaurantProductState): Promise<void> {
    await manager.update(RestaurantProductEntity, { id }, { chineseName: null, soldOutUntil: null, ...columns });
  }

  async delete(manager: EntityManager, id: string): Promise<void> {
    await manager.query('DELETE FROM catalog.restaurant_product WHERE id = $1', [id]);
  }

  /** With an event for each product. */
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
