import type { OrderHistoryEntry } from '@larder/contracts';
import type { OrderStatus } from '@larder/kernel';
import { isoInstant, type StoreScope } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { ORDER_WITH_ITEMS, type OrderRow } from './order-row.js';

const MINE = '($2::uuid[] IS NULL OR o.store_id = ANY($2))';

@Injectable()
export class OrderRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async find(id: string, { storeIds }: StoreScope): Promise<OrderRow | null> {
    const rows: OrderRow[] = await this.dataSource.query(`${ORDER_WITH_ITEMS} WHERE o.id = $1 AND ${MINE}`, [
      id,
      storeIds,
    ]);
    return rows[0] ?? null;
  }

  /** Locks in order of id, so that two batches never deadlock. */
  async lock(manager: EntityManager, ids: readonly string[], { storeIds }: StoreScope): Promise<OrderRow[]> {
    return await manager.query(
      `${ORDER_WITH_ITEMS} WHERE o.id = ANY($1::uuid[]) AND ${MINE} ORDER BY o.id FOR UPDATE OF o`,
      [ids, storeIds],
    );
  }

  async move(manager: EntityManager, ids: readonly string[], status: OrderStatus): Promise<void> {
    await manager.query(
      `UPDATE restaurant_orders.restaurant_order SET status = $2, updated_at = now(), version = version + 1
        WHERE id = ANY($1::uuid[])`,
      [ids, status],
    );
  }

  async delete(manager: EntityManager, ids: readonly string[]): Promise<void> {
    await manager.query('DELETE FROM restaurant_orders.restaurant_order WHERE id = ANY($1::uuid[])', [ids]);
  }

  /** The ids of orders that once existed, by the event log. */
  async deletedBefore(
    manager: EntityManager,
    ids: readonly string[],
    { storeIds }: StoreScope,
  ): Promise<ReadonlySet<string>> {
    const rows: { id: string }[] = await manager.query(
      `SELECT substr(o.subject, length('restaurant-order:') + 1) AS id FROM restaurant_orders.event_log AS o
        WHERE o.subject = ANY(SELECT 'restaurant-order:' || id FROM unnest($1::uuid[]) AS id)
          AND o.type = 'restaurant-order.deleted' AND ${MINE}`,
      [ids, storeIds],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Reads the event log, the oldest first. */
  async history(id: string): Promise<OrderHistoryEntry[]> {
    return await this.dataSource.query(
      `SELECT ${isoInstant('occurred_at')} AS at, actor_name AS by, before ->> 'status' AS "from", after ->> 'status' AS "to"
         FROM restaurant_orders.event_log
        WHERE subject = 'restaurant-order:' || $1::uuid AND after IS NOT NULL
        ORDER BY number LIMIT 1000`,
      [id],
    );
  }
}
