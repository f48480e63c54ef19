import type { PlacedOrder, RestaurantOrderState } from '@larder/contracts';
import type { OrderLimitValues, PausableStore } from '@larder/kernel';
import { isCaughtUp, queryPrepared, RepeatedWork, Transactions } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Column, Entity, PrimaryColumn, type DataSource, type EntityManager } from 'typeorm';
import { orderingFacts, type OrderingFacts } from '../../copies/ordering-store.sql.js';
import { productInStore, productRows, type ProductCopy, type ProductRow } from '../../copies/product-copies.service.js';
import { openStore } from '../../copies/store-copies.service.js';
import type { OrderCounts } from '../flood/order-flood.js';
import { LIMITS_IN_FORCE, ordersWithin, TOTAL_ORDERS } from '../flood/order-limits.js';
import { PLACED_ORDER } from '../order.entity.js';
import { SlotPlaces } from '../slots/slot-places.js';

export interface StoreOfOrder extends PausableStore, OrderingFacts {
  id: string;
}

/** The keys by which floods of orders are recognized. */
export interface OrderOrigin {
  network: string;
  phone: string | null;
}

export interface PlacementReading {
  store: StoreOfOrder | null;
  /** The products with the store's effective values. */
  products: ProductCopy[];
  stored: { storeId: string; requestHash: string; answer: PlacedOrder } | null;
  /** Counts and limits of orders; null where none apply. */
  flood: { counts: OrderCounts; limits: OrderLimitValues } | null;
  /** Whether the copies of products and stores had every committed event. */
  isFresh: boolean;
}

/** A row of the statement, which has the store in two parts. */
interface ReadingRow extends Omit<PlacementReading, 'store' | 'products'> {
  store: Omit<StoreOfOrder, keyof OrderingFacts> | null;
  ordering: OrderingFacts | null;
  products: ProductRow[];
}

export interface RememberedRequest {
  key: string;
  /** SHA-256 in hexadecimal. */
  hash: string;
  answer: PlacedOrder;
}

@Entity({ schema: 'restaurant_orders', name: 'idempotency_answer' })
export class IdempotencyAnswerEntity {
  @PrimaryColumn('uuid') storeId!: string;
  @PrimaryColumn('text') key!: string;
  @Column('bytea') requestHash!: Buffer;
  @Column('jsonb') answer!: PlacedOrder;
  @Column('timestamptz') createdAt!: Date;
}

@Injectable()
export class PlacementRepository {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  /** Reads everything in one round trip. */
  async readForPlacement(
    store: string | null,
    productIds: readonly string[],
    key: string | null,
    origin: OrderOrigin | null,
  ): Promise<PlacementReading> {
    const rows = await queryPrepared<ReadingRow>(
      this.dataSource,
      origin ? READ_WITH_FLOOD : READ,
      origin ? [store, productIds, key, origin.network, origin.phone] : [store, productIds, key],
    );
    const [reading] = rows;
    if (!reading) return { store: null, products: [], stored: null, flood: null, isFresh: false };
    const { store: found, ordering, products, ...rest } = reading;
    return { ...rest, store: found && ordering && { ...found, ...ordering }, products: products.map(productInStore) };
  }

  /**
   * Stores order, items, event, answer and the keys for flood limits in one statement.
   * @param isCapped whether the slot takes a limited number of orders; then the slot is locked first
   * @returns false, storing nothing, when the key has been used in the meantime.
   * @throws Refusal `conflict` when the slot is full.
   */
  async saveOrder(
    storeId: string,
    order: RestaurantOrderState,
    request: RememberedRequest | null,
    origin: OrderOrigin | null,
    isCapped: boolean,
  ): Promise<boolean> {
    const changed = await this.transactions.statement(
      request ? SAVE_WITH_KEY : SAVE,
      [
        storeId,
        order.id,
        // Order, items and event are sent as one document.
        JSON.stringify(order),
        origin?.network ?? null,
        origin?.phone ?? null,
        [...new Set(order.items.map(({ category }) => category))],
        ...(request ? [request.key, Buffer.from(request.hash, 'hex'), JSON.stringify(request.answer)] : []),
      ],
      {
        label: order.orderNumber,
        ...(isCapped ? { first: async (manager) => takePlace(manager, storeId, order) } : {}),
      },
    );
    return changed > 0;
  }

  /** Deletes old answers, and flood records older than any limit. */
  async forgetAnswers(hours: number): Promise<void> {
    await this.dataSource.query(
      'DELETE FROM restaurant_orders.idempotency_answer WHERE created_at < now() - make_interval(hours => $1)',
      [hours],
    );
    await this.dataSource.query(`DELETE FROM restaurant_orders.order_mark WHERE at < now() - interval '1 hour'`);
  }
}

async function takePlace(manager: EntityManager, storeId: string, order: RestaurantOrderState): Promise<void> {
  const slot = { storeId, deliveryDate: order.deliveryDate, deliveryTime: order.deliveryTime };
  (await SlotPlaces.lock(manager, [slot])).take(slot);
}

/** Counts of the last minute and hour. Orders that are just being placed do not count yet: there are a few dozen. */
const COUNTS = `jsonb_build_object(
  'networkMinute', ${ordersWithin('1 minute', 'network = $4')}, 'networkHour', ${ordersWithin('1 hour', 'network = $4')},
  'phoneMinute', ${ordersWithin('1 minute', 'phone = $5::text')}, 'phoneHour', ${ordersWithin('1 hour', 'phone = $5::text')})
  || (SELECT to_jsonb(total) FROM (SELECT ${TOTAL_ORDERS}) AS total)`;

/**
 * Two statements, so that PostgreSQL keeps a plan for each: a condition on a parameter would be planned anew every
 * time. JSON as text: what is only passed on need not be parsed into jsonb and printed again.
 */
const readingWith = (flood: string): string => `WITH store AS (
    SELECT * FROM restaurant_orders.store_copy WHERE ${openStore('$1')} LIMIT 1
  )
  SELECT (SELECT json_build_object('id', id, 'status', status, 'pauseReason', pause_reason, 'pausedUntil', paused_until)
       FROM store) AS store,
    (SELECT ${orderingFacts('store')} FROM store) AS ordering,
    (SELECT coalesce(json_agg(p), '[]')
       FROM (${productRows('(SELECT id FROM store)')} WHERE p.id = ANY($2::uuid[])) AS p) AS products,
    (SELECT json_build_object('storeId', a.store_id, 'requestHash', encode(a.request_hash, 'hex'), 'answer', a.answer)
       FROM restaurant_orders.idempotency_answer AS a WHERE a.key = $3) AS stored,
    ${flood} AS flood,
    ${isCaughtUp('restaurant-orders', 'orders.catalog', 'catalog')} AS "isFresh"`;

const READ = readingWith('NULL::jsonb');

const READ_WITH_FLOOD = readingWith(`jsonb_build_object('limits', ${LIMITS_IN_FORCE}, 'counts', ${COUNTS})`);

/** The condition provides the row for the INSERT: the key's, or an empty one. */
const saveAfter = (condition: string): string => `taken AS (${condition}),
  placed AS (
    INSERT INTO restaurant_orders.restaurant_order
      (store_id, updated_at, categories, search_text, ${PLACED_ORDER.names})
    SELECT $1::uuid, o."createdAt", $6::text[],
      lower(concat_ws(' ', o."orderNumber", o."restaurantName", o."contactPerson", o.email)),
      ${PLACED_ORDER.values('o')}
    FROM taken, jsonb_to_record($3::jsonb) AS o (${PLACED_ORDER.fields})
    RETURNING id
  ),
  marked AS (
    INSERT INTO restaurant_orders.order_mark (order_id, network, phone)
    SELECT id, $4::text, $5::text FROM placed WHERE $4::text IS NOT NULL
  ),
  items AS (
    INSERT INTO restaurant_orders.order_items (order_id, items) SELECT id, $3::jsonb -> 'items' FROM placed
  ),
  happened AS (
    SELECT 'restaurant-order.created' AS type, 'restaurant-order:' || $2::uuid AS subject, $1::uuid AS store_id,
      NULL::jsonb AS before, $3::jsonb AS after, 1 AS place FROM placed
  )`;

const SAVE = saveAfter('SELECT 1');

const SAVE_WITH_KEY = saveAfter(`INSERT INTO restaurant_orders.idempotency_answer (store_id, key, request_hash, answer)
    VALUES ($1, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING 1`);

const EVERY_MS = 10 * 60_000;

/** How long a retried checkout gets the first answer. */
export const ANSWERS_KEPT_HOURS = 48;

/** Limits the table to two days of orders. */
@Injectable()
export class ForgetAnswersTimer extends RepeatedWork {
  constructor(private readonly repository: PlacementRepository) {
    super('idempotency', EVERY_MS);
  }

  async turn(): Promise<void> {
    await this.repository.forgetAnswers(ANSWERS_KEPT_HOURS);
  }
}
