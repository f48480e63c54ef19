import type { StoreFacet } from '@larder/contracts';
import { LIMITS, notFound, Refusal, sentence } from '@larder/kernel';
import { storeNotNamed, type StoreScope } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ORDER_WITH_ITEMS, type OrderRow } from '../order-row.js';
import { HAS_PLACE } from '../slots/slot-places.js';

@Injectable()
export class OrderDayRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The only store of a scope, or the chain's only open one. @throws Refusal for several */
  async store({ storeIds }: StoreScope): Promise<StoreFacet & { id: string }> {
    const [only, another]: (StoreFacet & { id: string })[] = await this.dataSource.query(
      `SELECT id, slug AS store, name FROM restaurant_orders.store_copy
        WHERE CASE WHEN $1::uuid[] IS NULL THEN active IS NOT FALSE ELSE id = ANY($1) END LIMIT 2`,
      [storeIds],
    );
    if (!only) throw notFound('Store');
    if (another) throw storeNotNamed();
    return only;
  }

  /** Orders of a day, the oldest first. @throws Refusal `invalid` when there are too many for a sheet */
  async orders(storeId: string, day: string): Promise<OrderRow[]> {
    const rows: OrderRow[] = await this.dataSource.query(
      `${ORDER_WITH_ITEMS} WHERE o.store_id = $1 AND o.delivery_date = $2::date AND o.${HAS_PLACE}
        ORDER BY o.created_at, o.id LIMIT ${LIMITS.ordersOfDay + 1}`,
      [storeId, day],
    );
    if (rows.length > LIMITS.ordersOfDay) {
      const most = LIMITS.ordersOfDay.toLocaleString('en');
      const reason = sentence('Orders of one day are shown up to {most}, and this day has more.', { most });
      throw new Refusal('invalid', reason);
    }
    return rows;
  }

  async cancelled(storeId: string, day: string): Promise<number> {
    const rows: [{ orders: number }] = await this.dataSource.query(
      `SELECT count(*) AS orders FROM restaurant_orders.restaurant_order
        WHERE store_id = $1 AND delivery_date = $2::date AND status = 'cancelled'`,
      [storeId, day],
    );
    return rows[0].orders;
  }

  /** The names of all categories in their order. */
  async categories(): Promise<string[]> {
    const rows: { name: string }[] = await this.dataSource.query(
      `SELECT name FROM restaurant_orders.category_copy
        ORDER BY display_order, lower(name), id LIMIT ${LIMITS.restaurantCategories}`,
    );
    return rows.map(({ name }) => name);
  }
}
