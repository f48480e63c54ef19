import { STORE_LIST_EVENTS, type RetailOverrideState } from '@larder/contracts';
import { newestOfStore } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { BATCH_WORD, runningItems, type BatchWord } from '../batches/price-batch.entity.js';
import { PRODUCT } from '../product.entity.js';
import type { PlacedProduct } from '../product.repository.js';
import type { StoreWords } from '../store-shelf.js';
import { RETAIL_OVERRIDE } from './retail-override.entity.js';

/** A product in a store. */
export interface StoreWord {
  storeId: string;
  productId: string;
  /** Null: the store says nothing of its own. */
  own: RetailOverrideState | null;
}

interface ReadWords extends StoreWords {
  /** The store's newest event. */
  own: number;
  /** Products whose words changed since; null for anything. */
  changed: string[] | null;
}

/** What the events that sum up a call are about. */
export const SUM_SUBJECT = 'overrides:bulk';

/** With more, every list counts as changed. */
const FEW_CHANGES = 200;

@Injectable()
export class StoreWordsRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @param since the event number after which to list changes; null lists none. */
  async ofStore(storeId: string, since: number | null): Promise<ReadWords> {
    type Row = {
      own: number;
      words: (RetailOverrideState & { productId: string })[];
      order: string[] | null;
      batches: { productId: string; word: BatchWord }[];
      changes: string[];
    };
    const rows: Row[] = await this.dataSource.query(
      `SELECT ${newestOfStore('$1')} AS own,
              (SELECT coalesce(jsonb_agg(${RETAIL_OVERRIDE.json('o')} || jsonb_build_object('productId', o.product_id)), '[]')
                 FROM catalog.retail_override AS o WHERE o.store_id = $1) AS words,
              (SELECT product_ids::text[] FROM catalog.retail_order WHERE store_id = $1) AS order,
              (SELECT coalesce(jsonb_agg(jsonb_build_object('productId', i.product_id, 'word', ${BATCH_WORD}) ORDER BY s.starts_at), '[]')
                 FROM ${runningItems('s.store_id = $1')}) AS batches,
              ARRAY(SELECT subject FROM catalog.event_log
                     WHERE store_id = $1 AND type = ANY($2) AND number > $3 LIMIT ${FEW_CHANGES + 1}) AS changes`,
      [storeId, STORE_LIST_EVENTS, since ?? Number.MAX_SAFE_INTEGER],
    );
    const { own = 0, words = [], order = null, batches = [], changes = [] } = rows[0] ?? {};
    const ofProducts = changes.filter((subject) => subject !== SUM_SUBJECT);
    const ids = ofProducts.flatMap((subject) =>
      subject.startsWith('product:') ? [subject.slice('product:'.length)] : [],
    );
    return {
      own,
      overrides: new Map(words.map(({ productId, ...word }) => [productId, word])),
      order,
      batches: new Map(batches.map(({ productId, word }) => [productId, word])),
      changed: ids.length < ofProducts.length || changes.length > FEW_CHANGES ? null : ids,
    };
  }

  /** What a running batch says of a product in a store. */
  async batchWord(manager: EntityManager, storeId: string, productId: string): Promise<BatchWord | null> {
    const rows: { word: BatchWord }[] = await manager.query(
      `SELECT ${BATCH_WORD} AS word FROM ${runningItems('s.store_id = $1 AND i.product_id = $2')}
        ORDER BY s.starts_at DESC LIMIT 1`,
      [storeId, productId],
    );
    return rows[0]?.word ?? null;
  }

  /** The products that there are among these, with what these stores say of them. */
  async pairs(
    manager: EntityManager,
    storeIds: readonly string[],
    productIds: readonly string[],
  ): Promise<{ products: PlacedProduct[]; words: StoreWord[] }> {
    const products: PlacedProduct[] = await manager.query(
      `SELECT ${PRODUCT.columns('p')}, p.position FROM catalog.product AS p WHERE p.id = ANY($1)`,
      [productIds],
    );
    const words: StoreWord[] = await manager.query(
      `SELECT o.store_id AS "storeId", o.product_id AS "productId", ${RETAIL_OVERRIDE.json('o')} AS own
         FROM catalog.retail_override AS o WHERE o.store_id = ANY($1) AND o.product_id = ANY($2)`,
      [storeIds, productIds],
    );
    return { products, words };
  }

  /** What every store says of a product. */
  async ofProduct(manager: EntityManager, productId: string): Promise<StoreWord[]> {
    return await manager.query(
      `SELECT o.store_id AS "storeId", o.product_id AS "productId", ${RETAIL_OVERRIDE.json('o')} AS own
         FROM catalog.retail_override AS o WHERE o.product_id = $1 ORDER BY o.store_id`,
      [productId],
    );
  }

  async copyOf(manager: EntityManager, storeId: string): Promise<{ words: StoreWord[]; order: string[] | null }> {
    const words: StoreWord[] = await manager.query(
      `SELECT o.store_id AS "storeId", o.product_id AS "productId", ${RETAIL_OVERRIDE.json('o')} AS own
         FROM catalog.retail_override AS o WHERE o.store_id = $1 ORDER BY o.product_id`,
      [storeId],
    );
    return { words, order: await this.order(manager, storeId) };
  }

  /** By product, how many of these stores say something of their own. */
  async counts(storeIds: readonly string[] | null): Promise<Map<string, number>> {
    const rows: { id: string; stores: number }[] = await this.dataSource.query(
      `SELECT product_id AS id, count(*) AS stores FROM catalog.retail_override
        WHERE $1::uuid[] IS NULL OR store_id = ANY($1) GROUP BY product_id`,
      [storeIds],
    );
    return new Map(rows.map(({ id, stores }) => [id, stores]));
  }

  async versions(manager: EntityManager, count: number): Promise<number[]> {
    const rows: { version: number }[] = await manager.query(
      `SELECT nextval('catalog.override_version') AS version FROM generate_series(1, $1)`,
      [count],
    );
    return rows.map(({ version }) => version);
  }

  /** Rows that say nothing are deleted. */
  async save(manager: EntityManager, words: readonly StoreWord[]): Promise<void> {
    const rows = words.map(({ storeId, productId, own }) => ({ storeId, productId, ...own, silent: own === null }));
    await manager.query(
      `WITH given AS (
         SELECT * FROM jsonb_to_recordset($1::jsonb)
           AS r ("storeId" uuid, "productId" uuid, silent boolean, ${RETAIL_OVERRIDE.fields})
       ), gone AS (
         DELETE FROM catalog.retail_override AS o USING given AS g
          WHERE g.silent AND o.store_id = g."storeId" AND o.product_id = g."productId"
       )
       INSERT INTO catalog.retail_override AS o (store_id, product_id, ${RETAIL_OVERRIDE.names})
       SELECT g."storeId", g."productId", ${RETAIL_OVERRIDE.values('g')} FROM given AS g WHERE NOT g.silent
       ON CONFLICT (store_id, product_id) DO UPDATE SET
         retail_price_cents = excluded.retail_price_cents, our_price_cents = excluded.our_price_cents,
         active = excluded.active, version = excluded.version`,
      [JSON.stringify(rows)],
    );
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
