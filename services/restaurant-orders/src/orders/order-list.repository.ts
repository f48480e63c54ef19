import type { OrderFacet, OrderPlanCounts, OrderStatusCounts, SelectedOrder, StoreFacet } from '@larder/contracts';
import { centsToDollars, inStoreOrder, LIMITS, PLANNED_STATUSES, type OrderStatus } from '@larder/kernel';
import type { StoreScope } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { OrderWhere, StoreZone } from './order-filter.sql.js';
import { ORDER_COLUMNS, ORDER_WITH_ITEMS, type OrderRow } from './order-row.js';
import type { OrderNameTallyEntity } from './order-tally.js';

const ORDERS = 'restaurant_orders.restaurant_order AS o';

/** Larger sums in cents exceed safe integers. */
const MOST_CENTS = 9_000_000_000_000_000;

export interface OrderTotals {
  total: number;
  totalCents: number;
  /** Leaves out cancelled orders. */
  revenueCents: number;
  statusCounts: OrderStatusCounts;
}

export interface StoreTotals {
  store: string;
  orders: number;
  pending: number;
  revenueCents: number;
}

export interface Page {
  limit: number;
  offset: number;
  orderBy: string;
}

@Injectable()
export class OrderListRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The time zones of the stores in a scope, at least one: the default store's comes first. */
  async zones({ storeIds }: StoreScope): Promise<[StoreZone, ...StoreZone[]]> {
    const [first, ...more]: StoreZone[] = await this.dataSource.query(
      `SELECT time_zone AS "timeZone", array_agg(id) AS "storeIds" FROM restaurant_orders.store_copy
        WHERE $1::uuid[] IS NULL OR id = ANY($1) GROUP BY 1 ORDER BY bool_or(is_default) DESC, min(slug)`,
      [storeIds],
    );
    return [first ?? { timeZone: 'UTC', storeIds: [] }, ...more];
  }

  /** The default store first. */
  async stores({ storeIds }: StoreScope): Promise<(StoreFacet & { isOpen: boolean })[]> {
    const stores: (StoreFacet & { isOpen: boolean; isDefault: boolean })[] = await this.dataSource.query(
      `SELECT slug AS store, name, active IS NOT FALSE AS "isOpen", is_default AS "isDefault" FROM restaurant_orders.store_copy
        WHERE $1::uuid[] IS NULL OR id = ANY($1) ORDER BY slug LIMIT ${LIMITS.stores}`,
      [storeIds],
    );
    return stores.sort(inStoreOrder);
  }

  /** The orders and the revenue of each store in a scope, in cents and without cancelled orders. */
  async byStore({ storeIds }: StoreScope): Promise<StoreTotals[]> {
    return await this.dataSource.query(
      `SELECT s.slug AS store, coalesce(sum(t.orders), 0)::bigint AS orders,
              coalesce(sum(t.orders) FILTER (WHERE t.status = 'pending'), 0)::bigint AS pending,
              least(coalesce(sum(t.cents) FILTER (WHERE t.status <> 'cancelled'), 0), ${MOST_CENTS})::bigint AS "revenueCents"
         FROM restaurant_orders.store_copy AS s LEFT JOIN restaurant_orders.order_tally AS t ON t.store_id = s.id
        WHERE $1::uuid[] IS NULL OR s.id = ANY($1) GROUP BY s.slug ORDER BY s.slug LIMIT ${LIMITS.stores}`,
      [storeIds],
    );
  }

  /** Ids come from the narrow table; items are read only for the page. */
  async page({ sql, parameters }: OrderWhere, { limit, offset, orderBy }: Page): Promise<OrderRow[]> {
    const count = parameters.length;
    const rows: (OrderRow & { place: number })[] = await this.dataSource.query(
      `SELECT page.*, i.items FROM (
         SELECT ${ORDER_COLUMNS}, row_number() OVER (${orderBy}) AS place
           FROM ${ORDERS} ${sql} ${orderBy} LIMIT $${count + 1} OFFSET $${count + 2}
       ) AS page JOIN restaurant_orders.order_items AS i ON i.order_id = page.id ORDER BY page.place`,
      [...parameters, limit, offset],
    );
    return rows.map(({ place: _place, ...row }) => row);
  }

  async totals(where: OrderWhere): Promise<OrderTotals> {
    const { sql, parameters } = where.tallied ?? {
      sql: `SELECT o.status, 1 AS orders, o.total_cents AS cents FROM ${ORDERS} ${where.sql}`,
      parameters: where.parameters,
    };
    const rows: { status: OrderStatus; orders: number; cents: number }[] = await this.dataSource.query(
      `SELECT o.status, sum(o.orders)::bigint AS orders, least(sum(o.cents), ${MOST_CENTS})::bigint AS cents
         FROM (${sql}) AS o GROUP BY o.status`,
      parameters,
    );
    const statusCounts: OrderStatusCounts = {
      pending: 0,
      confirmed: 0,
      preparing: 0,
      ready: 0,
      delivered: 0,
      cancelled: 0,
    };
    for (const { status, orders } of rows) statusCounts[status] = orders;
    return {
      total: rows.reduce((sum, { orders }) => sum + orders, 0),
      totalCents: sumOf(rows),
      revenueCents: sumOf(rows.filter(({ status }) => status !== 'cancelled')),
      statusCounts,
    };
  }

  /** @param counted the columns, with the parameters of both */
  async planCounts({ sql }: OrderWhere, counted: OrderWhere): Promise<Omit<OrderPlanCounts, 'all'>> {
    const rows: [OrderPlanCounts] = await this.dataSource.query(
      `SELECT ${counted.sql} FROM ${ORDERS} ${sql === '' ? 'WHERE' : `${sql} AND`} o.status = ANY('{${PLANNED_STATUSES.join()}}')`,
      counted.parameters,
    );
    return rows[0];
  }

  async selection({ sql, parameters }: OrderWhere): Promise<SelectedOrder[]> {
    const rows: (Omit<SelectedOrder, 'totalAmount'> & { totalCents: number })[] = await this.dataSource.query(
      `SELECT o.id, o.order_number AS "orderNumber", o.restaurant_name AS "restaurantName", o.status, o.version,
         o.total_cents AS "totalCents", o.discount_code_id IS NOT NULL AS "hasCode"
         FROM ${ORDERS} ${sql} ORDER BY o.created_at DESC, o.id DESC LIMIT ${LIMITS.ordersOfSelection}`,
      parameters,
    );
    return rows.map(({ totalCents, ...order }) => ({ ...order, totalAmount: centsToDollars(totalCents) }));
  }

  async facets({ storeIds }: StoreScope): Promise<{
    restaurants: OrderFacet[];
    categories: OrderFacet[];
    maxTotalCents: number;
  }> {
    const mine = '($1::uuid[] IS NULL OR store_id = ANY($1))';
    const counted = (kind: OrderNameTallyEntity['kind']): string => `(
      SELECT coalesce(jsonb_agg(jsonb_build_object('name', name, 'orders', orders)), '[]') FROM (
        SELECT name, sum(orders)::bigint AS orders FROM restaurant_orders.order_name_tally
         WHERE kind = '${kind}' AND ${mine}
         GROUP BY name HAVING sum(orders) > 0 ORDER BY orders DESC, name LIMIT 500
      ) AS facet)`;
    const rows: { restaurants: OrderFacet[]; categories: OrderFacet[]; maxTotalCents: number }[] =
      await this.dataSource.query(
        `SELECT ${counted('restaurant')} AS restaurants, ${counted('category')} AS categories,
           (SELECT coalesce(max(o.total_cents), 0) FROM ${ORDERS} WHERE ${mine}) AS "maxTotalCents"`,
        [storeIds],
      );
    return rows[0] ?? { restaurants: [], categories: [], maxTotalCents: 0 };
  }

  /** The next orders of the plain list, the newest first. */
  async after(
    { sql, parameters }: OrderWhere,
    last: { createdAt: string; id: string } | null,
    limit: number,
  ): Promise<OrderRow[]> {
    const count = parameters.length;
    const beyond = last
      ? `${sql === '' ? 'WHERE' : 'AND'} (o.created_at, o.id) < ($${count + 2}::timestamptz, $${count + 3}::uuid)`
      : '';
    return await this.dataSource.query(
      `${ORDER_WITH_ITEMS} ${sql} ${beyond} ORDER BY o.created_at DESC, o.id DESC LIMIT $${count + 1}`,
      [...parameters, limit, ...(last ? [last.createdAt, last.id] : [])],
    );
  }
}

function sumOf(amounts: readonly { cents: number }[]): number {
  return amounts.reduce((sum, { cents }) => Math.min(sum + cents, MOST_CENTS), 0);
}
