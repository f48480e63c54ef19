import { STORE_LIST_EVENTS, type RetailOverrideState } from '@larder/contracts';
import { LIMITS } from '@larder/kernel';
import { newestOfStore } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { SUM_SUBJECT, type StoreOverride } from '../../overrides/store-overrides.js';
import { BATCH_VALUES, runningItems, type BatchValues } from '../batches/price-batch.entity.js';
import { PRODUCT } from '../product.entity.js';
import type { PlacedProduct } from '../product.repository.js';
import type { StoreValues } from '../store-shelf.js';
import { RETAIL_OVERRIDE, RETAIL_OVERRIDES } from './retail-override.entity.js';

/** A product in a store. */
export type RetailStoreOverride = StoreOverride<RetailOverrideState>;

interface ReadStoreValues extends StoreValues {
  /** The store's newest event. */
  own: number;
  /** Products whose own values changed since; null for any. */
  changed: string[] | null;
}

/** The subjects of the events of the store $1, of the types $2, after the number $3. */
const CHANGES = `ARRAY(SELECT subject FROM catalog.event_log
                        WHERE store_id = $1 AND type = ANY($2) AND number > $3 LIMIT ${LIMITS.changedProducts + 1})`;

@Injectable()
export class RetailOverridesRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @param since the event number after which to list changes; null lists none. */
  async ofStore(storeId: string, since: number | null): Promise<ReadStoreValues> {
    type Row = {
      own: number;
      overrides: (RetailOverrideState & { productId: string })[];
      order: string[] | null;
      batches: { productId: string; values: BatchValues }[];
      changes: string[];
    };
    const rows: Row[] = await this.dataSource.query(
      `SELECT ${newestOfStore('$1')} AS own,
              (SELECT coalesce(jsonb_agg(${RETAIL_OVERRIDE.json('o')} || jsonb_build_object('productId', o.product_id)), '[]')
                 FROM catalog.retail_override AS o WHERE o.store_id = $1) AS overrides,
              (SELECT product_ids::text[] FROM catalog.retail_order WHERE store_id = $1) AS order,
              (SELECT coalesce(jsonb_agg(jsonb_build_object('productId', i.product_id, 'values', ${BATCH_VALUES}) ORDER BY s.starts_at), '[]')
                 FROM ${runningItems('s.store_id = $1')}) AS batches,
              ${CHANGES} AS changes`,
      [storeId, STORE_LIST_EVENTS, since ?? Number.MAX_SAFE_INTEGER],
    );
    const { own = 0, overrides = [], order = null, batches = [], changes = [] } = rows[0] ?? {};
    return {
      own,
      overrides: new Map(overrides.map(({ productId, ...values }) => [productId, values])),
      order,
      batches: new Map(batches.map(({ productId, values }) => [productId, values])),
      changed: productsOf(changes),
    };
  }

  /** The ids of the products that changed in the store; null where anything may have. */
  async changedSince(storeId: string, since: number): Promise<string[] | null> {
    const rows: { changes: string[] }[] = await this.dataSource.query(`SELECT ${CHANGES} AS changes`, [
      storeId,
      STORE_LIST_EVENTS,
      since,
    ]);
    return productsOf(rows[0]?.changes ?? []);
  }

  /** A running batch's values for a product in a store. */
  async runningBatch(manager: EntityManager, storeId: string, productId: string): Promise<BatchValues | null> {
    const rows: { values: BatchValues }[] = await manager.query(
      `SELECT ${BATCH_VALUES} AS values FROM ${runningItems('s.store_id = $1 AND i.product_id = $2')}
        ORDER BY s.starts_at DESC LIMIT 1`,
      [storeId, productId],
    );
    return rows[0]?.values ?? null;
  }

  /** The existing products among these, with these stores' own values. */
  async pairs(
    manager: EntityManager,
    storeIds: readonly string[],
    productIds: readonly string[],
  ): Promise<{ products: PlacedProduct[]; overrides: RetailStoreOverride[] }> {
    const products: PlacedProduct[] = await manager.query(
      `SELECT ${PRODUCT.columns('p')}, p.position FROM catalog.product AS p WHERE p.id = ANY($1)`,
      [productIds],
    );
    const overrides = await RETAIL_OVERRIDES.pairs(manager, storeIds, productIds);
    return { products, overrides };
  }

  /** How many of these stores have values of their own, by product. */
  async counts(storeIds: readonly string[] | null): Promise<Map<string, number>> {
    return await RETAIL_OVERRIDES.counts(this.dataSource.manager, storeIds);
  }

  async order(manager: EntityManager, storeId: string): Promise<string[] | null> {
    const rows: { ids: string[] }[] = await manager.query(
      'SELECT product_ids::text[] AS ids FROM catalog.retail_order WHERE store_id = $1',
      [storeId],
    );
    return rows[0]?.ids ?? null;
  }

  /** Null follows the chain again. */
  async saveOrder(manager: EntityManager, storeId: string, ids: readonly string[] | null): Promise<void> {
    if (ids === null) await manager.query('DELETE FROM catalog.retail_order WHERE store_id = $1', [storeId]);
    else {
      await manager.query(
        `INSERT INTO catalog.retail_order (store_id, product_ids) VALUES ($1, $2)
         ON CONFLICT (store_id) DO UPDATE SET product_ids = excluded.product_ids`,
        [storeId, ids],
      );
    }
  }
}

/** Null where not only products changed, or too many. */
function productsOf(changes: readonly string[]): string[] | null {
  const subjects = changes.filter((subject) => subject !== SUM_SUBJECT);
  const ids = subjects.flatMap((subject) => (subject.startsWith('product:') ? [subject.slice('product:'.length)] : []));
  return ids.length < subjects.length || changes.length > LIMITS.changedProducts ? null : ids;
}
