import { DELIVERY_SLOTS, DISCOUNT_TIERS, LIMITS, ORDER_STATUSES } from '@larder/kernel';
import type { DeliverySlot, DiscountTier, OrderStatus, PickedItem } from '@larder/kernel';
import { Planned } from '../change-set.contract.js';
import { MayBeAbsent, Nullable } from '../fields/absence.field.js';
import { Choice, Flag } from '../fields/choice.field.js';
import { Day } from '../fields/day.field.js';
import { ListOf, Nested } from '../fields/nested.field.js';
import { Whole } from '../fields/number.field.js';
import { Id, Instant, Text } from '../fields/text.field.js';
import { OrderAmounts } from './order-placement.contract.js';

/** An order as staff see it. Names, prices, tier and percentages are those of the moment it was placed. */
export class RestaurantOrder extends OrderAmounts {
  @Id() id!: string;
  @Text(40) orderNumber!: string;
  @Choice(ORDER_STATUSES) status!: OrderStatus;

  /** The store's short name; null until this service knows it. */
  @Nullable() @Text(LIMITS.storeSlug) store!: string | null;
  @Text(LIMITS.restaurantName) restaurantName!: string;
  @Nullable() @Text(LIMITS.contactPerson) contactPerson!: string | null;
  @Nullable() @Text(LIMITS.email) email!: string | null;
  @Nullable() @Text(LIMITS.phone) phone!: string | null;

  /** The same as `phone`, by its other name (specification part 2 §3). */
  @Nullable() @Text(LIMITS.phone) phoneNumber!: string | null;
  @Flag() isDelivery!: boolean;
  @Nullable() @Text(LIMITS.deliveryAddress) deliveryAddress!: string | null;
  @Nullable() @Text(LIMITS.deliveryCity) deliveryCity!: string | null;
  @Nullable() @Text(LIMITS.deliveryPostalCode) deliveryPostalCode!: string | null;
  @Nullable() @Text(LIMITS.deliveryInstructions) deliveryInstructions!: string | null;
  @Day() deliveryDate!: string;
  @Choice(DELIVERY_SLOTS) deliveryTime!: DeliverySlot;

  /** The JSON text of a list of {@link OrderItem}. */
  @Text(LIMITS.orderItemsText * 2) orderItems!: string;
  @Nullable() @Text(4) discountCode!: string | null;
  @Nullable() @Choice(DISCOUNT_TIERS) tier!: DiscountTier | null;

  /** The shop's present name of the tier. */
  @Nullable() @Text(LIMITS.tierName) tierName!: string | null;
  @Nullable() @Text(LIMITS.orderNotes) notes!: string | null;
  @Instant() createdAt!: string;
  @Instant() updatedAt!: string;
  @Whole(1, 2_147_483_647) version!: number;
}

/** One product of an order, inside the JSON text of `orderItems`; money in dollars. */
export interface OrderItem extends PickedItem {
  /** Before any discount. */
  pricePerUnit: number;
  discountPercentage: number;
  /** The discount of the line, not of the unit. */
  discountAmount: number;
}

export class OrderStatusChange {
  @Choice(ORDER_STATUSES) status!: OrderStatus;

  /** The version the caller saw; absent means "last write wins" (specification part 2 §7 sends none). */
  @MayBeAbsent() @Whole(1, 2_147_483_647) version?: number;
}

export class DeletedOrderCounts {
  @Whole(0, 1) ordersDeleted!: number;

  /** 1 for a delivered order with a code, which counted as a purchase; else 0. */
  @Whole(0, 1) purchasesDeleted!: number;
}

export class DeletedOrder extends Planned {
  @Text(200) message!: string;
  @Nested(() => DeletedOrderCounts) details!: DeletedOrderCounts;
}

/** A step of an order, and who did it; null for the restaurant itself. */
export class OrderHistoryEntry {
  @Instant() at!: string;
  @Nullable() @Text(LIMITS.username) by!: string | null;
  @Nullable() @Choice(ORDER_STATUSES) from!: OrderStatus | null;
  @Choice(ORDER_STATUSES) to!: OrderStatus;
}

/** GET /api/admin/restaurant/orders/{id}/history, the oldest first. */
export class OrderHistory {
  @ListOf(() => OrderHistoryEntry, 1_000) entries!: OrderHistoryEntry[];
}
