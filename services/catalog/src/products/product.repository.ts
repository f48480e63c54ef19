import { PRODUCT_LIST_EVENTS, STORE_LIST_EVENTS, type ProductState } from '@larder/contracts';
import { LIMITS, type RetailCategory } from '@larder/kernel';
import { appendEventsOf, newestEventNumber } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { lockLists } from '../public-lists/list-locks.js';
import { StoreRevisions } from '../public-lists/store-revisions.js';
import { PRODUCT, ProductEntity } from './product.entity.js';

export interface ProductSnapshot {
  revision: number;
  /** The products in the chain's order. */
  products: PlacedProduct[];
}

export type PlacedProduct = ProductState & { position: number };

/** Changes of single products: those that still exist, and the ids of all that changed. */
interface ProductChanges {
  revision: number;
  ids: string[];
  /** The categories that these products are or were in. */
  categories: RetailCategory[];
  products: PlacedProduct[];
}

export interface ListEnd {
  products: number;
  lastPosition: number;
}

const DELETED_AT_ONCE = 10_000;

const REVISION = newestEventNumber('catalog', PRODUCT_LIST_EVENTS);

@Injectable()
export class ProductRepository {
  readonly revisions: StoreRevisions;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {
    this.revisions = new StoreRevisions(dataSource, PRODUCT_LIST_EVENTS, STORE_LIST_EVENTS);
  }

  async revision(): Promise<number> {
    const rows: { revision: number }[] = await this.dataSource.query(`SELECT ${REVISION} AS revision`);
    return rows[0]?.revision ?? 0;
  }

  /** All products, including inactive ones. */
  async snapshot(): Promise<ProductSnapshot> {
    const rows: (PlacedProduct & { revision: number; id: string | null })[] = await this.dataSource.query(
      `SELECT r.revision, p.position, ${PRODUCT.columns('p')}
         FROM (SELECT ${REVISION} AS revision) AS r LEFT JOIN catalog.product AS p ON true
        ORDER BY p.position, p.id`,
    );
    const products = rows.flatMap(({ revision: _revision, ...product }) => (product.id === null ? [] : [product]));
    return { revision: rows[0]?.revision ?? 0, products };
  }

  /** Null when many products changed, when something else changed, or when the log does not reach back that far. */
  async changesSince(revision: number): Promise<ProductChanges | null> {
    const rows: (ProductChanges & { events: number; other: boolean })[] = await this.dataSource.query(
      `WITH log AS (
         SELECT type, CASE WHEN subject ~ '^product:[0-9a-f-]{36}$' THEN substr(subject, length('product:') + 1)::uuid END AS id,
                before ->> 'category' AS before, after ->> 'category' AS after
           FROM catalog.event_log WHERE number > $1 AND type = ANY($2) LIMIT ${LIMITS.changedProducts + 1}
       )
       SELECT ${REVISION} AS revision, count(*) AS events,
              coalesce(bool_or(log.id IS NULL), false) OR NOT EXISTS (SELECT FROM catalog.event_log WHERE number = $1) AS other,
              coalesce(array_agg(log.id::text), '{}') AS ids,
              array_remove(array_agg(log.before) || array_agg(log.after), NULL) AS categories,
              (SELECT coalesce(jsonb_agg(${PRODUCT.json('p')} || jsonb_build_object('position', p.position)), '[]')
                 FROM catalog.product AS p WHERE p.id IN (SELECT id FROM log)) AS products
         FROM log`,
      [revision, PRODUCT_LIST_EVENTS],
    );
    const changes = rows[0];
    if (!changes || changes.other || changes.events > LIMITS.changedProducts) return null;
    // In the order of the columns, as in the snapshot: all replicas must send the same bytes.
    const products = changes.products.map((each) => ({ ...PRODUCT.pick(each), position: each.position }));
    return { ...changes, products };
  }

  async all(manager: EntityManager = this.dataSource.manager): Promise<ProductState[]> {
    return await manager.query(`SELECT ${PRODUCT.columns('p')} FROM catalog.product AS p`);
  }

  /** Takes the list lock, then the product's row; null when there is none. */
  async lockForChange(manager: EntityManager, id: string): Promise<ProductState | null> {
    await lockLists(manager);
    const rows: ProductState[] = await manager.query(
      `SELECT ${PRODUCT.columns('p')} FROM catalog.product AS p WHERE p.id = $1 FOR UPDATE`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** Runs under the list lock; returns those that exist. */
  async lockAll(manager: EntityManager, ids: readonly string[]): Promise<ReadonlyMap<string, ProductState>> {
    const rows: ProductState[] = await manager.query(
      `SELECT ${PRODUCT.columns('p')} FROM catalog.product AS p WHERE p.id = ANY($1::uuid[]) FOR UPDATE`,
      [ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  async saveProducts(manager: EntityManager, states: readonly ProductState[]): Promise<void> {
    await manager.query(
      `UPDATE catalog.product AS p SET ${PRODUCT.assignments('r')}
         FROM jsonb_to_recordset($1::jsonb) AS r (${PRODUCT.fields}) WHERE p.id = r.id`,
      [JSON.stringify(states)],
    );
  }

  async end(manager: EntityManager): Promise<ListEnd> {
    const rows: ListEnd[] = await manager.query(
      `SELECT count(*) AS products, coalesce(max(position), 0) AS "lastPosition" FROM catalog.product`,
    );
    return rows[0] ?? { products: 0, lastPosition: 0 };
  }

  async order(manager: EntityManager): Promise<string[]> {
    const rows: { ids: string[] }[] = await manager.query(
      `SELECT coalesce(array_agg(id::text ORDER BY position, id), '{}') AS ids FROM catalog.product`,
    );
    return rows[0]?.ids ?? [];
  }

  async insert(manager: EntityManager, state: ProductState, position: number): Promise<void> {
    await manager.insert(ProductEntity, { ...state, position });
  }

  async saveProduct(manager: EntityManager, { id, ...columns }: ProductState): Promise<void> {
    await manager.update(ProductEntity, { id }, columns);
  }

  /** Writes only rows whose place changed. */
  async saveOrder(manager: EntityManager, ids: readonly string[]): Promise<void> {
    await manager.query(
      `UPDATE catalog.product AS p SET position = wanted.position
         FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted (id, position)
        WHERE p.id = wanted.id AND p.position <> wanted.position`,
      [ids],
    );
  }

  /** Also deletes the product's overrides. */
  async delete(manager: EntityManager, id: string): Promise<void> {
    await manager.query(
      `WITH overrides AS (DELETE FROM catalog.retail_override WHERE product_id = $1)
       DELETE FROM catalog.product WHERE id = $1`,
      [id],
    );
  }

  /** Also deletes overrides, and logs an event for each product. @returns the number of products. */
  async deleteAll(manager: EntityManager): Promise<number> {
    await manager.query('WITH overrides AS (DELETE FROM catalog.retail_override) DELETE FROM catalog.retail_order');
    let deleted = 0;
    for (;;) {
      // In batches, because of the statement timeout.
      const some = await appendEventsOf(
        manager,
        'catalog',
        `deleted AS (
           DELETE FROM catalog.product
            WHERE id IN (SELECT id FROM catalog.product ORDER BY position, id LIMIT ${DELETED_AT_ONCE}) RETURNING *
         ),
         happened AS (
           SELECT 'product.deleted' AS type, 'product:' || id AS subject, NULL::uuid AS store_id,
                  ${PRODUCT.json('deleted')} AS before, NULL::jsonb AS after, position AS place FROM deleted
         )`,
        [],
      );
      if (some === 0) return deleted;
      deleted += some;
    }
  }
}
