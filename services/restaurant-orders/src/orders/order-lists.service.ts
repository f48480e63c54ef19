import {
  type OrderFacets,
  type OrderFilterQuery,
  type OrderListQuery,
  type OrderPage,
  type OrderPageQuery,
  type OrderSelection,
  type OrderStats,
  type RestaurantOrder,
  UUID,
} from '@larder/contracts';
import { centsToDollars, Refusal } from '@larder/kernel';
import type { StaffSession } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { orderBy, orderWhere, type OrderWhere } from './order-filter.sql.js';
import { OrderListRepository } from './order-list.repository.js';
import { orderView, type OrderRow } from './order-row.js';

const PAGE = 50;
const CHUNK = 500;

@Injectable()
export class OrderListsService {
  constructor(private readonly lists: OrderListRepository) {}

  /** One page, and the cursor of the next, null at the end. */
  async some(
    { status, cursor, limit = PAGE }: OrderListQuery,
    session: StaffSession,
  ): Promise<{ orders: RestaurantOrder[]; next: string | null }> {
    const where = await this.where(status ? { status: [status] } : {}, session);
    const rows = await this.lists.after(where, cursor === undefined ? null : readCursor(cursor), limit);
    const last = rows.at(-1);
    return { orders: rows.map(orderView), next: last && rows.length === limit ? writeCursor(last) : null };
  }

  /** Streams every order as a JSON list. */
  async *everything({ status }: OrderListQuery, session: StaffSession): AsyncGenerator<string> {
    const where = await this.where(status ? { status: [status] } : {}, session);
    let rows: OrderRow[] = [];
    let opening = '[';
    do {
      const last = rows.at(-1);
      rows = await this.lists.after(where, last ?? null, CHUNK);
      if (rows.length > 0) yield opening + rows.map((row) => JSON.stringify(orderView(row))).join(',');
      if (rows.length > 0) opening = ',';
    } while (rows.length === CHUNK);
    yield opening === '[' ? '[]' : ']';
  }

  async page(query: OrderPageQuery, session: StaffSession): Promise<OrderPage> {
    const where = await this.where(query, session);
    const page = { limit: query.limit ?? PAGE, offset: query.offset ?? 0, orderBy: orderBy(query.sort, query.order) };
    const [rows, { total, totalCents, statusCounts }] = await Promise.all([
      this.lists.page(where, page),
      this.lists.totals(where),
    ]);
    return { orders: rows.map(orderView), total, totalAmount: centsToDollars(totalCents), statusCounts };
  }

  async selection(query: OrderFilterQuery, session: StaffSession): Promise<OrderSelection> {
    const where = await this.where(query, session);
    const [orders, { total }] = await Promise.all([this.lists.selection(where), this.lists.totals(where)]);
    return { orders, total };
  }

  async facets(session: StaffSession): Promise<OrderFacets> {
    const { maxTotalCents, ...facets } = await this.lists.facets(session.storeIds);
    return { ...facets, maxTotalAmount: centsToDollars(maxTotalCents) };
  }

  /** Without cancelled orders. */
  async stats(session: StaffSession): Promise<OrderStats> {
    const { total, revenueCents, statusCounts } = await this.lists.totals(await this.where({}, session));
    return {
      orders: {
        totalOrders: total,
        pendingOrders: statusCounts.pending,
        totalRevenue: centsToDollars(revenueCents),
      },
    };
  }

  private async where(query: OrderFilterQuery, { storeIds }: StaffSession): Promise<OrderWhere> {
    // Only dates ask for the calendar.
    const day = query.dateFilterType ?? query.deliveryFrom ?? query.deliveryTo;
    const timeZone = day === undefined ? 'UTC' : await this.lists.timeZone();
    return orderWhere(query, { now: new Date(), timeZone, storeIds });
  }
}

function writeCursor({ createdAt, id }: { createdAt: string; id: string }): string {
  return Buffer.from(`${Date.parse(createdAt)} ${id}`).toString('base64url');
}

/** @throws Refusal `invalid` */
function readCursor(text: string): { createdAt: string; id: string } {
  const [time = '', id = ''] = Buffer.from(text, 'base64url').toString('latin1').split(' ');
  if (!/^\d{1,14}$/.test(time) || !UUID.test(id)) {
    throw new Refusal('invalid', 'cursor must be the cursor of an earlier answer.');
  }
  return { createdAt: new Date(Number(time)).toISOString(), id };
}
