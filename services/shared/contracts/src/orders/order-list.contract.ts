import { DATE_FILTER_TYPES, LIMITS, MAX_PRICE_CENTS, ORDER_PLANS, ORDER_STATUSES } from '@larder/kernel';
import type { DateFilterType, OrderPlan, OrderStatus } from '@larder/kernel';
import { MayBeAbsent } from '../fields/absence.field.js';
import { Choice, Flag } from '../fields/choice.field.js';
import { DayOrInstant } from '../fields/day.field.js';
import { ListOf, Nested } from '../fields/nested.field.js';
import { Money, QueryWhole, Whole } from '../fields/number.field.js';
import { QueryChoice, QueryChoices, QueryMoney, QueryTexts } from '../fields/query.field.js';
import { StoreSlug } from '../fields/store-slug.field.js';
import { Id, Text } from '../fields/text.field.js';
import { StoreQuery } from '../store.contract.js';
import { RestaurantOrder } from './restaurant-order.contract.js';

/** The largest possible total; such an order is delivered free. */
const MAX_TOTAL_CENTS = LIMITS.orderLines * LIMITS.orderQuantity * MAX_PRICE_CENTS;

/** GET /api/admin/restaurant/orders: without `limit` every order, as the specification has it. */
export class OrderListQuery extends StoreQuery {
  @MayBeAbsent() @QueryChoice(ORDER_STATUSES) status?: OrderStatus;
  @MayBeAbsent() @QueryWhole(1, LIMITS.ordersOfPage) limit?: number;

  /** The header `X-Next-Cursor` of the previous page. */
  @MayBeAbsent() @Text(100, { pattern: /^[A-Za-z0-9_-]+$/, must: 'the cursor of an earlier answer' }) cursor?: string;
}

/** Absent fields do not filter. Used by pages, selections and exports alike. */
export class OrderFilter {
  /** Searches order number, restaurant, contact person and email. */
  @MayBeAbsent() @Text(100) q?: string;

  /** A second search text; both must match. */
  @MayBeAbsent() @Text(100) search?: string;
  @MayBeAbsent() @QueryChoices(ORDER_STATUSES) status?: OrderStatus[];

  /** Orders that are new, or wanted tomorrow or later by each store's calendar; never delivered or cancelled ones. */
  @MayBeAbsent() @QueryChoice(ORDER_PLANS) plan?: OrderPlan;
  @MayBeAbsent() @QueryMoney(MAX_TOTAL_CENTS) minTotal?: number;
  @MayBeAbsent() @QueryMoney(MAX_TOTAL_CENTS) maxTotal?: number;
  @MayBeAbsent() @DayOrInstant() deliveryFrom?: string;
  @MayBeAbsent() @DayOrInstant() deliveryTo?: string;
  @MayBeAbsent() @QueryTexts(LIMITS.restaurantName, 50) restaurant?: string[];
  @MayBeAbsent() @QueryTexts(LIMITS.restaurantCategoryName, 50) category?: string[];
  @MayBeAbsent() @Choice(DATE_FILTER_TYPES) dateFilterType?: DateFilterType;
  @MayBeAbsent() @QueryWhole(1, 4) quarter?: number;
  @MayBeAbsent() @QueryWhole(1, 12) month?: number;
  @MayBeAbsent() @QueryWhole(2000, 2099) year?: number;
  @MayBeAbsent() @DayOrInstant() startDate?: string;
  @MayBeAbsent() @DayOrInstant() endDate?: string;
}

export class OrderFilterQuery extends OrderFilter {
  /** Only orders of the store with this short name. */
  @MayBeAbsent() @StoreSlug() store?: string;
}

export const ORDER_SORTS = ['createdAt', 'deliveryDate', 'totalAmount', 'restaurantName', 'status'] as const;

export type OrderSort = (typeof ORDER_SORTS)[number];

export const SORT_DIRECTIONS = ['asc', 'desc'] as const;

export type SortDirection = (typeof SORT_DIRECTIONS)[number];

/** GET /api/admin/restaurant/orders/page: what the orders screen shows. */
export class OrderPageQuery extends OrderFilterQuery {
  /** Default `createdAt`. */
  @MayBeAbsent() @Choice(ORDER_SORTS) sort?: OrderSort;

  /** Default `desc`. */
  @MayBeAbsent() @Choice(SORT_DIRECTIONS) order?: SortDirection;

  /** Default 50. */
  @MayBeAbsent() @QueryWhole(1, LIMITS.ordersOfPage) limit?: number;
  @MayBeAbsent() @QueryWhole(0, 10_000_000) offset?: number;
}

export class OrderStatusCounts {
  @Whole(0, Number.MAX_SAFE_INTEGER) pending!: number;
  @Whole(0, Number.MAX_SAFE_INTEGER) confirmed!: number;
  @Whole(0, Number.MAX_SAFE_INTEGER) preparing!: number;
  @Whole(0, Number.MAX_SAFE_INTEGER) ready!: number;
  @Whole(0, Number.MAX_SAFE_INTEGER) delivered!: number;
  @Whole(0, Number.MAX_SAFE_INTEGER) cancelled!: number;
}

/** The number of orders in each plan, whichever plan the page shows; the other filters apply. */
export class OrderPlanCounts {
  @Whole(0, Number.MAX_SAFE_INTEGER) new!: number;
  @Whole(0, Number.MAX_SAFE_INTEGER) tomorrowMorning!: number;
  @Whole(0, Number.MAX_SAFE_INTEGER) tomorrowAfternoon!: number;
  @Whole(0, Number.MAX_SAFE_INTEGER) later!: number;
  @Whole(0, Number.MAX_SAFE_INTEGER) all!: number;
}

export class OrderPage {
  @ListOf(() => RestaurantOrder, LIMITS.ordersOfPage) orders!: RestaurantOrder[];

  /** All matching orders, not only those of this page. */
  @Whole(0, Number.MAX_SAFE_INTEGER) total!: number;
  @Money(Number.MAX_SAFE_INTEGER) totalAmount!: number;
  @Nested(() => OrderStatusCounts) statusCounts!: OrderStatusCounts;
  @Nested(() => OrderPlanCounts) planCounts!: OrderPlanCounts;
}

export class SelectedOrder {
  @Id() id!: string;
  @Text(40) orderNumber!: string;
  @Text(LIMITS.restaurantName) restaurantName!: string;
  @Choice(ORDER_STATUSES) status!: OrderStatus;
  @Money(Number.MAX_SAFE_INTEGER) totalAmount!: number;
  @Whole(1, 2_147_483_647) version!: number;

  /** Delivered orders with a code count for rebates. */
  @Flag() hasCode!: boolean;
}

/** GET /api/admin/restaurant/orders/selection: the filtered list, for "select all". */
export class OrderSelection {
  /** The newest first. */
  @ListOf(() => SelectedOrder, LIMITS.ordersOfSelection) orders!: SelectedOrder[];

  /** All matching orders; more than are listed when there are too many to select. */
  @Whole(0, Number.MAX_SAFE_INTEGER) total!: number;
}

export class OrderFacet {
  @Text(LIMITS.restaurantName) name!: string;
  @Whole(1, Number.MAX_SAFE_INTEGER) orders!: number;
}

/** A store by its short name. */
export class StoreFacet {
  @Text(LIMITS.storeSlug) store!: string;
  @Text(120) name!: string;
}

/** GET /api/admin/restaurant/orders/facets: the choices of the filters. */
export class OrderFacets {
  /** The busiest first. */
  @ListOf(() => OrderFacet, 500) restaurants!: OrderFacet[];
  @ListOf(() => OrderFacet, 500) categories!: OrderFacet[];

  /** 0 without orders. */
  @Money(Number.MAX_SAFE_INTEGER) maxTotalAmount!: number;

  /** Includes closed stores; absent when there is only one store to choose. */
  @MayBeAbsent() @ListOf(() => StoreFacet, LIMITS.stores) stores?: StoreFacet[];
}

export class OrderFigures {
  @Whole(0, Number.MAX_SAFE_INTEGER) totalOrders!: number;
  @Whole(0, Number.MAX_SAFE_INTEGER) pendingOrders!: number;

  /** Cancelled orders are left out. */
  @Money(Number.MAX_SAFE_INTEGER) totalRevenue!: number;
}

/** GET /api/admin/restaurant/stats */
export class OrderStatsQuery extends StoreQuery {
  /** Answers each store's figures too. */
  @MayBeAbsent() @Choice(['store']) by?: 'store';
}

export class StoreOrderFigures extends OrderFigures {
  @Text(LIMITS.storeSlug) store!: string;
}

export class OrderStats {
  @Nested(() => OrderFigures) orders!: OrderFigures;

  /** With `by=store`: they add up to `orders`. */
  @MayBeAbsent() @ListOf(() => StoreOrderFigures, LIMITS.stores) stores?: StoreOrderFigures[];
}
