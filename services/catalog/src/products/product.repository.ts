import { PRODUCT_LIST_EVENTS, type ProductState } from '@larder/contracts';
import type { RetailCategory } from '@larder/kernel';
import { appendEventsOf, newestEventNumber, sqlStateOf } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { PRODUCT, ProductEntity } from './product.entity.js';
import { listIsBusy } from './product.errors.js';

/**
 * Held by every change of the product lists until its commit, so that event numbers rise in commit order and a list at
 * revision N holds every change up to N: the promise behind `?rev=N`.
 */
const PRODUCT_LISTS_LOCK = [0x1a4f, 1] as const;

/** Shorter than the statement timeout, so that the wait ends with our message. */
const LISTS_PATIENCE = '4500ms';

const LOCK_NOT_AVAILABLE = '55P03';

export interface ProductSnapshot {
  revision: number;
  products: ProductState[];
  /** Of each product. */
  positions: number[];
}

/** What happened to single products: those that are active now, and the ids of all. */
interface ProductChanges {
  revision: number;
  ids: string[];
  /** Where they are, were, or were for a while. */
  categories: RetailCategory[];
  active: (ProductState & { position: number })[];
}

/** With more, reading the whole list costs no more. */
const FEW_CHANGES = 200;

export interface ListEnd {
  products: number;
  lastPosition: number;
}

const DELETED_AT_ONCE = 10_000;

const REVISION = newestEventNumber('catalog', PRODUCT_LIST_EVENTS);

@Injectable()
export class ProductRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async revision(): Promise<number> {
    const rows: { revision: number }[] = await this.dataSource.query(`SELECT ${REVISION} AS revision`);
    return rows[0]?.revision ?? 0;
  }

  async snapshot(which: 'active' | 'all'): Promise<ProductSnapshot> {
    const rows: (ProductState & { revision: number; position: number; id: string | null })[] =
      await this.dataSource.query(
        `SELECT r.revision, p.position, ${PRODUCT.columns('p')}
         FROM (SELECT ${REVISION} AS revision) AS r
         LEFT JOIN catalog.product AS p ON p.active OR $1
        ORDER BY p.position, p.id`,
        [which === 'all'],
      );
    const found = rows.filter(({ id }) => id !== null);
    return {
      revision: rows[0]?.revision ?? 0,
      products: found.map(({ revision: _revision, position: _position, ...product }) => product),
      positions: found.map(({ position }) => position),
    };
  }

  /** Null when many products changed, something else than single ones, or the log no longer leads on from there. */
  async changesSince(revision: number): Promise<ProductChanges | null> {
    const rows: (ProductChanges & { events: number; other: boolean })[] = await this.dataSource.query(
      `WITH log AS (
         SELECT type, CASE WHEN subject ~ '^product:[0-9a-f-]{36}$' THEN substr(subject, length('product:') + 1)::uuid END AS id,
                before ->> 'category' AS before, after ->> 'category' AS after
           FROM catalog.event_log WHERE number > $1 AND type = ANY($2) LIMIT ${FEW_CHANGES + 1}
       )
       SELECT ${REVISION} AS revision, count(*) AS events,
              coalesce(bool_or(log.id IS NULL), false) OR NOT EXISTS (SELECT FROM catalog.event_log WHERE number = $1) AS other,
              coalesce(array_agg(log.id::text), '{}') AS ids,
              array_remove(array_agg(log.before) || array_agg(log.after), NULL) AS categories,
              (SELECT coalesce(jsonb_agg(${PRODUCT.json('p')} || jsonb_build_object('position', p.position)), '[]')
                 FROM catalog.product AS p WHERE p.active AND p.id IN (SELECT id FROM log)) AS active
         FROM log`,
      [revision, PRODUCT_LIST_EVENTS],
    );
    const changes = rows[0];
    return !changes || changes.other || changes.events > FEW_CHANGES ? null : changes;
  }

  async all(manager: EntityManager): Promise<ProductState[]> {
    return await manager.query(`SELECT ${PRODUCT.columns('p')} FROM catalog.product AS p`);
  }

  /** Always the first lock. Patient, because an import holds it for seconds. @throws Refusal `unavailable` */
  async lockLists(manager: EntityManager): Promise<void> {
    try {
      await manager.query(`SELECT set_config('lock_timeout', $3, true), pg_advisory_xact_lock($1, $2)`, [
        ...PRODUCT_LISTS_LOCK,
        LISTS_PATIENCE,
      ]);
    } catch (error) {
      throw sqlStateOf(error) === LOCK_NOT_AVAILABLE ? listIsBusy() : error;
    }
  }

  /** Takes the list lock, then the product's row; null when there is none. */
  async lockForChange(manager: EntityManager, id: string): Promise<ProductState | null> {
    await this.lockLists(manager);
    const rows: ProductState[] = await manager.query(
      `SELECT ${PRODUCT.columns('p')} FROM catalog.product AS p WHERE p.id = $1 FOR UPDATE`,
      [id],
    );
    return rows[0] ?? null;
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

  /** Unmoved rows are not written. */
  async saveOrder(manager: EntityManager, ids: readonly string[]): Promise<void> {
    await manager.query(
      `UPDATE catalog.product AS p SET position = wanted.position
         FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted (id, position)
        WHERE p.id = wanted.id AND p.position <> wanted.position`,
      [ids],
    );
  }

  async delete(manager: EntityManager, id: string): Promise<void> {
    await manager.query('DELETE FROM catalog.product WHERE id = $1', [id]);
  }

  /** With an event for each product. @returns how many there were. */
  async deleteAll(manager: EntityManager): Promise<number> {
    let deleted = 0;
    for (;;) {
      // In pieces, because of the statement timeout.
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
