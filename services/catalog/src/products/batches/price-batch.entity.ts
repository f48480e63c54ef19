import type { BatchState, EventType } from '@larder/contracts';
import { INSTANT, NULLABLE_INSTANT, tableOf } from '@larder/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A price batch: prices in some stores for a limited time. */
@Entity({ schema: 'catalog', name: 'price_batch' })
export class PriceBatchEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') name!: string;
  /** An instant, or a local time of each store. */
  @Column('text') startsAt!: string;
  @Column('text', { nullable: true }) endsAt!: string | null;
  @Column('text', { nullable: true }) createdBy!: string | null;
  @Column(INSTANT) createdAt!: string;
  /** Whether its last editor works for the whole chain. */
  @Column('boolean') ofChain!: boolean;
  @Column('int') version!: number;
}

@Entity({ schema: 'catalog', name: 'price_batch_store' })
export class PriceBatchStoreEntity {
  @PrimaryColumn('uuid') batchId!: string;
  @PrimaryColumn('uuid') storeId!: string;
  @Column(INSTANT) startsAt!: string;
  @Column(NULLABLE_INSTANT) endsAt!: string | null;
  @Column('text') state!: BatchState;
  /** The change that set its prices, for a batch without an end. */
  @Column('uuid', { nullable: true }) changeId!: string | null;
}

/** A batch's values for a product; null follows the store or the chain. */
@Entity({ schema: 'catalog', name: 'price_batch_item' })
export class PriceBatchItemEntity {
  @PrimaryColumn('uuid') batchId!: string;
  @PrimaryColumn('uuid') productId!: string;
  @Column('bigint', { nullable: true }) retailPriceCents!: number | null;
  @Column('bigint', { nullable: true }) ourPriceCents!: number | null;
  @Column('boolean', { nullable: true }) active!: boolean | null;
}

@Entity({ schema: 'catalog', name: 'price_batch_exception' })
export class PriceBatchExceptionEntity {
  @PrimaryColumn('uuid') batchId!: string;
  @PrimaryColumn('uuid') storeId!: string;
  @PrimaryColumn('uuid') productId!: string;
}

export const BATCH = tableOf(PriceBatchEntity);
export const BATCH_STORE = tableOf(PriceBatchStoreEntity);
export const BATCH_ITEM = tableOf(PriceBatchItemEntity);

/** A running batch's values for a product in a store. */
export interface BatchValues extends Omit<PriceBatchItemEntity, 'batchId' | 'productId'> {
  id: string;
  name: string;
  endsAt: string;
  /** The last day of the batch in the store. */
  until: string;
}

/** SQL for the last day of the row `s` of price_batch_store: a batch that ends at midnight is over on that day. */
export const LAST_DAY = `(SELECT to_char((s.ends_at - interval '1 second') AT TIME ZONE store.time_zone, 'YYYY-MM-DD')
   FROM catalog.store WHERE store.id = s.store_id)`;

/** Joins the items `i` of running batches `b` in stores `s`. The latest start wins: one may end as another begins. */
export const runningItems = (where: string): string => `catalog.price_batch_store AS s
  JOIN catalog.price_batch AS b ON b.id = s.batch_id
  JOIN catalog.price_batch_item AS i ON i.batch_id = s.batch_id
 WHERE s.state = 'running' AND ${where} AND NOT EXISTS (
   SELECT FROM catalog.price_batch_exception AS x
    WHERE x.batch_id = s.batch_id AND x.store_id = s.store_id AND x.product_id = i.product_id)`;

/** A row of {@link runningItems} as {@link BatchValues}. */
export const BATCH_VALUES = `jsonb_build_object('id', b.id, 'name', b.name, 'endsAt', s.ends_at, 'until', ${LAST_DAY},
  'retailPriceCents', i.retail_price_cents, 'ourPriceCents', i.our_price_cents, 'active', i.active)`;

/**
 * The ended batches' values for a product in a store, as changes with `before` and `after`: their events have the
 * batch's id, and its items do not change any more. Parameters are the store, the product and an instant.
 */
export const ranInStore = (store: string, product: string, at: string): string => `
  SELECT e.number, e.occurred_at, coalesce(e.actor_name, b.created_by), 'batch', e.occurred_at > ${at},
         CASE WHEN ${BEGINS} THEN '{}' ELSE ${BATCH_ITEM.json('i')} END,
         CASE WHEN ${BEGINS} THEN ${BATCH_ITEM.json('i')} ELSE '{}' END
    FROM catalog.price_batch_item AS i
    JOIN catalog.price_batch AS b ON b.id = i.batch_id AND b.ends_at IS NOT NULL
    JOIN catalog.event_log AS e ON e.subject = 'price-batch:' || i.batch_id AND e.store_id = ${store}
   WHERE i.product_id = ${product}::uuid
     AND CASE WHEN e.type IN (${OPTED})
           THEN e.after ->> 'productId' = ${product}::text
            AND EXISTS (${earlier('price-batch.started')}) AND NOT EXISTS (${earlier('price-batch.ended')})
           ELSE e.type IN ('price-batch.started', 'price-batch.ended') AND 'price-batch.excepted' IS DISTINCT FROM (
             SELECT x.type ${EARLIER} AND x.type IN (${OPTED}) AND x.after ->> 'productId' = ${product}::text
              ORDER BY x.number DESC LIMIT 1) END`;

const BEGINS = `e.type IN ('price-batch.started', 'price-batch.included')`;

/** One store has opted a product out of a batch, or that was undone. */
const OPTED = `'price-batch.excepted', 'price-batch.included'`;

const EARLIER = `FROM catalog.event_log AS x
  WHERE x.subject = e.subject AND x.store_id = e.store_id AND x.number < e.number`;

const earlier = (type: EventType): string => `SELECT ${EARLIER} AND x.type = '${type}'`;
