import {
  type OrderFacets,
  type OrderFilter,
  type OrderListQuery,
  type OrderPage,
  type OrderPageQuery,
  type OrderSelection,
  type OrderStats,
  type OrderStatsQuery,
  type RestaurantOrder,
  type StoreOrderFigures,
  UUID,
} from '@larder/contracts';
import { centsToDollars, Refusal } from '@larder/kernel';
import type { StoreScope } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { orderBy, orderWhere, planColumns, type OrderWhere } from './order-filter.sql.js';
import { OrderListRepository, type StoreTotals } from './order-list.repository.js';
import { orderView, type OrderRow } from './order-row.js';

const PAGE = 50;
const CHUNK = 500;

@Injectable()
export class OrderListsService {
  constructor(private readonly lists: OrderListRepository) {}

  /** One page, and the cursor of the next, which is null at the end. */
  async some(
    { status, cursor, limit = PAGE }: OrderListQuery,
    scope: StoreScope,
  ): Promise<{ orders: RestaurantOrder[]; next: string | null }> {
    const where = await this.where(status ? { status: [status] } : {}, scope);
    const rows = await this.lists.after(where, cursor === undefined ? null : readCursor(cursor), limit);
    const last = rows.at(-1);
    return { orders: rows.map(orderView), next: last && rows.length === limit ? writeCursor(last) : null };
  }

  async *everything({ status }: OrderListQuery, scope: StoreScope): AsyncGenerator<RestaurantOrder[]> {
    const where = await this.where(status ? { status: [status] } : {}, scope);
    let rows: OrderRow[] = [];
    do {
      rows = await this.lists.after(where, rows.at(-1) ?? null, CHUNK);
      yield rows.map(orderView);
    } while (rows.length === CHUNK);
  }

  async page(query: OrderPageQuery, scope: StoreScope): Promise<OrderPage> {
    const { plan, ...others } = query;
    const circumstances = { now: new Date(), zones: await this.lists.zones(scope), scope };
    const where = orderWhere(query, circumstances);
    const ofEveryPlan = plan === undefined ? where : orderWhere(others, circumstances);
    const page = { limit: query.limit ?? PAGE, offset: query.offset ?? 0, orderBy: orderBy(query.sort, query.order) };
    const [rows, { total, totalCents, statusCounts }, counts, all] = await Promise.all([
      this.lists.page(where, page),
      this.lists.totals(where),
      this.lists.planCounts(ofEveryPlan, planColumns(ofEveryPlan, circumstances)),
      plan === undefined ? null : this.lists.totals(ofEveryPlan),
    ]);
    const planCounts = { ...counts, all: all?.total ?? total };
    return { orders: rows.map(orderView), total, totalAmount: centsToDollars(totalCents), statusCounts, planCounts };
  }

  async selection(query: OrderFilter, scope: StoreScope): Promise<OrderSelection> {
    const where = await this.where(query, scope);
    const [orders, { total }] = await Promise.all([this.lists.selection(where), this.lists.totals(where)]);
    return { orders, total };
  }

  async facets(scope: StoreScope): Promise<OrderFacets> {
    const [{ maxTotalCents, ...facets }, stores] = await Promise.all([
      this.lists.facets(scope),
      this.lists.stores(scope),
    ]);
    const choices = isChoice(stores) ? { stores: stores.map(({ store, name }) => ({ store, name })) } : {};
    return { ...facets, maxTotalAmount: centsToDollars(maxTotalCents), ...choices };
  }

  /** Leaves out cancelled orders. */
  async stats({ by }: OrderStatsQuery, scope: StoreScope): Promise<OrderStats> {
    const { total, revenueCents, statusCounts } = await this.lists.totals(await this.where({}, scope));
    return {
      orders: {
        totalOrders: total,
        pendingOrders: statusCounts.pending,
        totalRevenue: centsToDollars(revenueCents),
      },
      ...(by === undefined ? {} : { stores: (await this.lists.byStore(scope)).map(storeFigures) }),
    };
  }

  private async where(query: OrderFilter, scope: StoreScope): Promise<OrderWhere> {
    // Only date filters need the calendar.
    const day = query.dateFilterType ?? query.deliveryFrom ?? query.deliveryTo ?? query.plan;
    const zones = day === undefined ? [{ timeZone: 'UTC', storeIds: [] }] : await this.lists.zones(scope);
    return orderWhere(query, { now: new Date(), zones, scope });
  }
}

/** Whether lists show stores: only when there are several open ones. */
export const isChoice = (stores: readonly { isOpen: boolean }[]): boolean =>
  stores.filter(({ isOpen }) => isOpen).length > 1;

const storeFigures = ({ store, orders, pending, revenueCents }: StoreTotals): StoreOrderFigures => ({
  store,
  totalOrders: orders,
  pendingOrders: pending,
  totalRevenue: centsToDollars(revenueCents),
});

function writeCursor({ createdAt, id }: { createdAt: string; id: string }): string {
  return Buffer.from(`${Date.parse(createdAt)} ${id}`).toString('base64url');
}

/** @throws Refusal `invalid` */
function readCursor(text: string): { createdAt: string; id: string } {
  const [time = '', id = ''] = Buffer.from(text, 'base64url').toString('latin1').split(' ');
  if (!/^\d{1,14}$/.test(time) || !UUID.test(id)) {
    throw new Refusal('invalid', 'cursor must be the cursor of an earlier response.');
  }
  return { createdAt: new Date(Number(time)).toISOString(), id };
}
