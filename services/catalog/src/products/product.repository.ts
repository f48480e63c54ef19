import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { PRODUCT_LIST_EVENTS, type ProductState } from '@larder/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { ProductEntity } from './product.entity.js';

/**
 * Whoever changes what the product lists show takes this lock first and holds it to the commit. Their event numbers
 * therefore rise in commit order, and a list at revision N holds every change up to N: the promise behind `?rev=N`.
 */
const PRODUCT_LISTS_LOCK = [0x1a4f, 1] as const;

/** The product list as one snapshot of the database. */
export interface ProductSnapshot {
  /** The number of the last event that touched the list. */
  revision: number;
  products: ProductState[];
}

const EVENT_TYPES = PRODUCT_LIST_EVENTS.map((type) => `'${type}'`).join(', ');
const REVISION = `(SELECT coalesce(max(number), 0) FROM catalog.event_log WHERE type IN (${EVENT_TYPES}))`;

@Injectable()
export class ProductRepository {
  private readonly dataSource: DataSource;

  constructor(@InjectDataSource() dataSource: DataSource) {
    this.dataSource = dataSource;
  }

  async revision(): Promise<number> {
    const rows: { revision: number }[] = await this.dataSource.query(`SELECT ${REVISION} AS revision`);
    return rows[0]?.revision ?? 0;
  }

  /** Products in manual order with the revision of the same snapshot: one statement. */
  async snapshot(which: 'active' | 'all'): Promise<ProductSnapshot> {
    const rows: (ProductState & { revision: number; id: string | null })[] = await this.dataSource.query(
      `SELECT r.revision, p.id, p.description, p.chinese_name AS "chineseName",
              p.detailed_description AS "detailedDescription", p.size, p.retail_price_cents AS "retailPriceCents",
              p.our_price_cents AS "ourPriceCents", p.category, p.active, p.image_url AS "imageUrl", p.version
         FROM (SELECT ${REVISION} AS revision) AS r
         LEFT JOIN catalog.product AS p ON p.active OR $1
        ORDER BY p.position, p.id`,
      [which === 'all'],
    );
    return { revision: rows[0]?.revision ?? 0, products: rows.filter((row) => row.id !== null) };
  }

  /** Takes the list lock, then the product's row; null when there is none. */
  async lockForChange(manager: EntityManager, id: string): Promise<ProductState | null> {
    await manager.query('SELECT pg_advisory_xact_lock($1, $2)', [...PRODUCT_LISTS_LOCK]);
    const entity = await manager
      .createQueryBuilder(ProductEntity, 'product')
      .setLock('pessimistic_write')
      .where('product.id = :id', { id })
      .getOne();
    if (!entity) return null;
    const { position: _position, ...state } = entity;
    return state;
  }

  async save(manager: EntityManager, { id, ...columns }: ProductState): Promise<void> {
    await manager.createQueryBuilder().update(ProductEntity).set(columns).where('id = :id', { id }).execute();
  }
}
