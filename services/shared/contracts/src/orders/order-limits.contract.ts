import { MOST_ORDER_LIMIT, type OrderLimitValues } from '@larder/kernel';
import { Whole } from '../fields/number.field.js';

/** PUT /api/admin/restaurant/order-limits: the limits that refuse a flood of orders. */
export class OrderLimits implements OrderLimitValues {
  @Whole(1, MOST_ORDER_LIMIT) phoneMinute!: number;
  @Whole(1, MOST_ORDER_LIMIT) phoneHour!: number;

  /** Orders of one address; an IPv6 /48 counts as one. */
  @Whole(1, MOST_ORDER_LIMIT) networkMinute!: number;
  @Whole(1, MOST_ORDER_LIMIT) networkHour!: number;
  @Whole(1, MOST_ORDER_LIMIT) totalMinute!: number;
  @Whole(1, MOST_ORDER_LIMIT) totalHour!: number;
}

/** GET /api/admin/restaurant/order-limits, with what counts towards the total right now. */
export class OrderLimitsInUse extends OrderLimits {
  @Whole(0, Number.MAX_SAFE_INTEGER) ordersOfMinute!: number;
  @Whole(0, Number.MAX_SAFE_INTEGER) ordersOfHour!: number;
}
