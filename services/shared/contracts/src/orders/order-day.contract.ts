import { DELIVERY_SLOTS, LIMITS, type DeliverySlot } from '@larder/kernel';
import { MayBeAbsent } from '../fields/absence.field.js';
import { Choice, Flag } from '../fields/choice.field.js';
import { Day } from '../fields/day.field.js';
import { ListOf, Nested } from '../fields/nested.field.js';
import { Money, Whole } from '../fields/number.field.js';
import { Id, Text } from '../fields/text.field.js';
import { StoreQuery } from '../store.contract.js';
import { StoreFacet } from './order-list.contract.js';
import { RestaurantOrder } from './restaurant-order.contract.js';

/** GET /api/admin/restaurant/orders/day-sheet and …/pick-list: one store, and the day for which orders are wanted. No store is needed where there is only one to choose. */
export class OrderDayQuery extends StoreQuery {
  @Day() day!: string;
}

class OrderDay {
  @Nested(() => StoreFacet) store!: StoreFacet;
  @Day() day!: string;

  /** Cancelled orders are not counted. */
  @Whole(0, LIMITS.ordersOfDay) orders!: number;

  /** Cancelled orders, which are left out of everything else. */
  @Whole(0, Number.MAX_SAFE_INTEGER) cancelled!: number;
}

/** The deliveries, or the pickups, of one slot, by restaurant. */
export class DaySheetPart {
  @Flag() isDelivery!: boolean;
  @Choice(DELIVERY_SLOTS) slot!: DeliverySlot;
  @ListOf(() => RestaurantOrder, LIMITS.ordersOfDay) orders!: RestaurantOrder[];
  @Money(Number.MAX_SAFE_INTEGER) totalAmount!: number;
}

export class DaySheet extends OrderDay {
  /** Deliveries by slot, then pickups by slot; empty parts are left out. */
  @ListOf(() => DaySheetPart, DELIVERY_SLOTS.length * 2) parts!: DaySheetPart[];
  @Money(Number.MAX_SAFE_INTEGER) totalAmount!: number;
}

export class PickedOrder {
  @Text(40) orderNumber!: string;
  @Whole(1, Number.MAX_SAFE_INTEGER) quantity!: number;
}

/** A product in one unit; names are those of the latest order. */
export class PickListProduct {
  @Id() id!: string;
  @Text(LIMITS.restaurantProductName) name!: string;

  /** Absent when there is none. */
  @MayBeAbsent() @Text(LIMITS.restaurantProductName) chineseName?: string;
  @Text(LIMITS.restaurantProductUnit) unit!: string;

  /** The total over all orders. */
  @Whole(1, Number.MAX_SAFE_INTEGER) quantity!: number;
  @ListOf(() => PickedOrder, LIMITS.ordersOfDay) orders!: PickedOrder[];
}

export class PickListCategory {
  @Text(LIMITS.restaurantCategoryName) category!: string;
  @ListOf(() => PickListProduct, LIMITS.ordersOfDay * LIMITS.orderLines) products!: PickListProduct[];
}

export class PickList extends OrderDay {
  /** In the order of the order sheet; deleted categories come last. */
  @ListOf(() => PickListCategory, LIMITS.ordersOfDay * LIMITS.orderLines) categories!: PickListCategory[];
}
