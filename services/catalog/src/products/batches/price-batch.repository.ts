import { BATCHES_LISTED, type BatchState } from '@larder/contracts';
import { inStoreOrder } from '@larder/kernel';
import { isoInstant } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { overlaps, type Overlap } from './batch.errors.js';
import type { BatchItem, BatchTimes } from './plan-batch.js';
import { BATCH, BATCH_ITEM, BATCH_STORE, PriceBatchEntity, type PriceBatchStoreEntity } from './price-batch.entity.js';

/** A group of stores with the same start, end and state, represented by the first of them. */
export interface StoresOfBatch extends Pick<PriceBatchStoreEntity, 'startsAt' | 'endsAt' | 'state'> {
  slug: string;
  /** The number of these stores that the reader works for. */
  count: number;
}

export interface BatchRow extends PriceBatchEntity {
  stores: StoresOfBatch[];
  products: number;
}

type StoreOfBatch = StoresOfBatch &
  Omit<PriceBatchStoreEntity, 'batchId'> & {
    name: string;
    isDefault: boolean;
    /** Whether the store is open. */
    active: boolean;
  };

export interface BatchDetails extends BatchRow {
  stores: StoreOfBatch[];
  items: BatchItem[];
  exceptions: { storeId: string; productId: string }[];
}

/** Taken after the locks of the lists. */
const PLANNING_LOCK = [0x1a4f, 5] as const;

const TIMES = `'startsAt', ${isoInstant('s.starts_at')}, 'endsAt', ${isoInstant('s.ends_at')}, 'state', s.state`;

const STORES = `(SELECT coalesce(jsonb_agg(jsonb_build_object('storeId', s.store_id, 'slug', store.slug, 'count', 1,
     'name', store.name, 'isDefault', store.is_default, 'active', store.active, 'changeId', s.change_id, ${TIMES})), '[]')
   FROM catalog.price_batch_store AS s JOIN catalog.store ON store.id = s.store_id WHERE s.batch_id = b.id)`;

/** Parameters $1 and $2 are ids and short names. */
const STORES_ALIKE = `(SELECT jsonb_agg(jsonb_build_object('slug', ($2::text[])[s.place], 'count', s.count, ${TIMES})
     ORDER BY s.place)
   FROM (SELECT s.starts_at, s.ends_at, s.state, min(own.place) AS place, count(own.place) AS count
           FROM catalog.price_batch_store AS s
           LEFT JOIN unnest($1::uuid[]) WITH ORDINALITY AS own (id, place) ON own.id = s.store_id
          WHERE s.batch_id = b.id GROUP BY 1, 2, 3) AS s)`;

const PRODUCTS = '(SELECT count(*) FROM catalog.price_batch_item AS i WHERE i.batch_id = b.id) AS products';

/** Whether `a` starts before `b` ends. One may start as another ends; a batch without an end is an instant. */
const startsBefore = (a: string, b: string): string =>
  `CASE WHEN ${b}.ends_at IS NULL THEN ${a}.starts_at <= ${b}.starts_at ELSE ${a}.starts_at < ${b}.ends_at END`;

/**
 * Refuses a batch, as it is saved, that has a product in a store at the same time as another one. Runs under the locks of
 * the stores. @throws Refusal `conflict`
 */
export async function refuseOverlap(manager: EntityManager, id: string, productIds: readonly unknown[]): Promise<void> {
  const [other] = await manager.query<Overlap[]>(
    `SELECT b.name AS batch, store.slug AS store, product.description AS product
       FROM catalog.price_batch_store AS w
       JOIN catalog.price_batch_store AS s ON s.store_id = w.store_id AND s.state IN ('planned', 'running')
        AND s.batch_id = ANY (ARRAY(SELECT DISTINCT batch_id FROM catalog.price_batch_item WHERE product_id = ANY($2)))
        AND s.batch_id <> $1 AND ${startsBefore('s', 'w')} AND ${startsBefore('w', 's')}
       JOIN catalog.price_batch_item AS i ON i.batch_id = s.batch_id AND i.product_id = ANY($2)
       JOIN catalog.price_batch AS b ON b.id = s.batch_id
       JOIN catalog.store ON store.id = s.store_id JOIN catalog.product ON product.id = i.product_id
      WHERE w.batch_id = $1 AND w.state IN ('planned', 'running')
        AND (SELECT true FROM catalog.price_batch_item WHERE batch_id = $1 AND product_id = i.product_id)
        AND NOT EXISTS (SELECT FROM catalog.price_batch_exception AS x
              WHERE x.batch_id IN (s.batch_id, $1) AND x.store_id = s.store_id AND x.product_id = i.product_id)
      ORDER BY store.name, product.description LIMIT 1`,
    [id, productIds],
  );
  if (other) throw overlaps(other);
}

@Injectable()
export class PriceBatchRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Batches of these stores, the latest first. */
  async list(stores: readonly { id: string; slug: string }[], state: BatchState | null): Promise<BatchRow[]> {
    return await this.dataSource.query(
      `SELECT ${BATCH.columns('b')}, ${STORES_ALIKE} AS stores, ${PRODUCTS} FROM catalog.price_batch AS b
        WHERE EXISTS (SELECT FROM catalog.price_batch_store AS s
               WHERE s.batch_id = b.id AND s.store_id = ANY($1) AND ($3::text IS NULL OR s.state = $3))
        ORDER BY b.created_at DESC, b.id LIMIT ${BATCHES_LISTED}`,
      [stores.map(({ id }) => id), stores.map(({ slug }) => slug), state],
    );
  }

  async details(id: string, manager: EntityManager = this.dataSource.manager): Promise<BatchDetails | null> {
    const rows: BatchDetails[] = await manager.query(
      `SELECT ${BATCH.columns('b')}, ${STORES} AS stores, ${PRODUCTS},
              (SELECT coalesce(jsonb_agg(${BATCH_ITEM.without('batchId').json('i')} ORDER BY i.product_id), '[]')
                 FROM catalog.price_batch_item AS i WHERE i.batch_id = b.id) AS items,
              (SELECT coalesce(jsonb_agg(jsonb_build_object('storeId', x.store_id, 'productId', x.product_id)), '[]')
                 FROM catalog.price_batch_exception AS x WHERE x.batch_id = b.id) AS exceptions
         FROM catalog.price_batch AS b WHERE b.id = $1`,
      [id],
    );
    rows[0]?.stores.sort(inStoreOrder);
    return rows[0] ?? null;
  }

  /** The facts that events carry. */
  async facts(manager: EntityManager, ids: readonly string[]): Promise<Pick<BatchRow, 'id' | 'name' | 'products'>[]> {
    return await manager.query(`SELECT b.id, b.name, ${PRODUCTS} FROM catalog.price_batch AS b WHERE b.id = ANY($1)`, [
      ids,
    ]);
  }

  /** Counts under a lock, held until the commit, so that batches planned at the same time count each other. */
  async open(manager: EntityManager): Promise<number> {
    await manager.query('SELECT pg_advisory_xact_lock($1, $2)', [...PLANNING_LOCK]);
    const rows: { count: number }[] = await manager.query(
      `SELECT count(*) AS count FROM catalog.price_batch AS b WHERE EXISTS (
         SELECT FROM catalog.price_batch_store AS s WHERE s.batch_id = b.id AND s.state IN ('planned', 'running'))`,
    );
    return rows[0]?.count ?? 0;
  }

  /** Runs under the locks of the stores, which a change of a zone takes too. */
  async zones(manager: EntityManager, storeIds: readonly string[]): Promise<{ id: string; timeZone: string }[]> {
    return await manager.query('SELECT id, time_zone AS "timeZone" FROM catalog.store WHERE id = ANY($1)', [storeIds]);
  }

  /** Whether no other store is open. */
  async areAllOpen(manager: EntityManager, storeIds: readonly string[]): Promise<boolean> {
    const rows: object[] = await manager.query('SELECT FROM catalog.store WHERE active AND id <> ALL($1) LIMIT 1', [
      storeIds,
    ]);
    return rows.length === 0;
  }

  async save(
    manager: EntityManager,
    batch: PriceBatchEntity,
    stores: readonly BatchTimes[],
    items: readonly BatchItem[],
  ): Promise<void> {
    await manager.upsert(PriceBatchEntity, batch, ['id']);
    await manager.query(`DELETE FROM catalog.price_batch_store WHERE batch_id = $1 AND state = 'planned'`, [batch.id]);
    await manager.query('DELETE FROM catalog.price_batch_item WHERE batch_id = $1', [batch.id]);
    await manager.query(
      `INSERT INTO catalog.price_batch_store (${BATCH_STORE.names})
       SELECT ${BATCH_STORE.values('r')} FROM jsonb_to_recordset($1::jsonb) AS r (${BATCH_STORE.fields})`,
      [JSON.stringify(stores.map((store) => ({ ...store, batchId: batch.id, state: 'planned', changeId: null })))],
    );
    await manager.query(
      `INSERT INTO catalog.price_batch_item (${BATCH_ITEM.names})
       SELECT ${BATCH_ITEM.values('r')} FROM jsonb_to_recordset($1::jsonb) AS r (${BATCH_ITEM.fields})`,
      [JSON.stringify(items.map((item) => ({ ...item, batchId: batch.id })))],
    );
  }

  /** @returns the stores that had the expected state. */
  async move(
    manager: EntityManager,
    id: string,
    from: BatchState,
    to: BatchState,
    storeIds: readonly string[],
  ): Promise<string[]> {
    const [rows] = await manager.query<[{ id: string }[], number]>(
      `UPDATE catalog.price_batch_store SET state = $3
        WHERE batch_id = $1 AND state = $2 AND store_id = ANY($4) RETURNING store_id AS id`,
      [id, from, to, storeIds],
    );
    return rows.map((row) => row.id);
  }

  /**
   * Excludes a product from planned and running batches, in all of their stores.
   * @param only one batch in one store
   * @returns the exclusions that are new, with the facts of the batches
   */
  async except(
    manager: EntityManager,
    productId: string,
    only?: { batchId: string; storeId: string },
  ): Promise<{ id: string; name: string; storeId: string }[]> {
    return await manager.query(
      `WITH excepted AS (
         INSERT INTO catalog.price_batch_exception (batch_id, store_id, product_id)
         SELECT s.batch_id, s.store_id, i.product_id
           FROM catalog.price_batch_item AS i JOIN catalog.price_batch_store AS s USING (batch_id)
          WHERE i.product_id = $1 AND s.state IN ('planned', 'running')
            AND ($2::uuid IS NULL OR s.batch_id = $2 AND s.store_id = $3)
         ON CONFLICT DO NOTHING RETURNING *
       )
       SELECT b.id, b.name, x.store_id AS "storeId" FROM excepted AS x JOIN catalog.price_batch AS b ON b.id = x.batch_id
        ORDER BY b.id, x.store_id`,
      [productId, only?.batchId ?? null, only?.storeId ?? null],
    );
  }
}
