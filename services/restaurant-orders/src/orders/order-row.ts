import type { OrderItem, OrderItemState, RestaurantOrder, RestaurantOrderFacts } from '@larder/contracts';
import {
  basisPointsToFraction,
  centsToDollars,
  type DeliverySlot,
  type DiscountTier,
  type OrderStatus,
} from '@larder/kernel';

/** An order as it is read, instants as ISO texts and days as days. */
export interface OrderRow {
  id: string;
  storeId: string;
  orderNumber: string;
  status: OrderStatus;
  restaurantName: string;
  contactPerson: string | null;
  email: string | null;
  phone: string | null;
  isDelivery: boolean;
  deliveryAddress: string | null;
  deliveryCity: string | null;
  deliveryPostalCode: string | null;
  deliveryInstructions: string | null;
  deliveryDate: string;
  deliveryTime: DeliverySlot;
  notes: string | null;
  discountCode: string | null;
  discountCodeId: string | null;
  tier: DiscountTier | null;
  subtotalCents: number;
  discountCents: number;
  deliveryFeeCents: number;
  totalCents: number;
  createdAt: Date;
  updatedAt: Date;
  version: number;
  items: OrderItemState[];
}

/** Columns of `restaurant_order AS o`. */
export const ORDER_COLUMNS = `o.id, o.store_id AS "storeId", o.order_number AS "orderNumber", o.status,
  o.restaurant_name AS "restaurantName", o.contact_person AS "contactPerson", o.email, o.phone,
  o.is_delivery AS "isDelivery", o.delivery_address AS "deliveryAddress", o.delivery_city AS "deliveryCity",
  o.delivery_postal_code AS "deliveryPostalCode", o.delivery_instructions AS "deliveryInstructions",
  o.delivery_date::text AS "deliveryDate", o.delivery_time AS "deliveryTime", o.notes,
  o.discount_code AS "discountCode", o.discount_code_id AS "discountCodeId", o.tier,
  o.subtotal_cents AS "subtotalCents", o.discount_cents AS "discountCents",
  o.delivery_fee_cents AS "deliveryFeeCents", o.total_cents AS "totalCents",
  o.created_at AS "createdAt", o.updated_at AS "updatedAt", o.version`;

/** The same with what was ordered. */
export const ORDER_WITH_ITEMS = `SELECT ${ORDER_COLUMNS}, i.items
  FROM restaurant_orders.restaurant_order AS o JOIN restaurant_orders.order_items AS i ON i.order_id = o.id`;

/** An order as staff get it: dollars, fractions, and items as JSON text. */
export function orderView(row: OrderRow): RestaurantOrder {
  const { storeId: _store, discountCodeId: _code, items, subtotalCents, discountCents, ...shown } = row;
  const { deliveryFeeCents, totalCents, ...rest } = shown;
  return {
    ...rest,
    phoneNumber: row.phone,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    orderItems: JSON.stringify(items.map(itemView)),
    subtotalAmount: centsToDollars(subtotalCents),
    discountAmount: centsToDollars(discountCents),
    deliveryFee: centsToDollars(deliveryFeeCents),
    totalAmount: centsToDollars(totalCents),
  };
}

function itemView({ unitPriceCents, discountBasisPoints, discountCents, ...item }: OrderItemState): OrderItem {
  return {
    ...item,
    pricePerUnit: centsToDollars(unitPriceCents),
    discountPercentage: basisPointsToFraction(discountBasisPoints),
    discountAmount: centsToDollars(discountCents),
  };
}

/** What events say of an order that moves or goes. */
export function factsOf(row: OrderRow): RestaurantOrderFacts {
  const { id, orderNumber, status, discountCodeId, subtotalCents, discountCents } = row;
  return {
    id,
    orderNumber,
    status,
    discountCodeId,
    subtotalCents,
    discountCents,
    createdAt: row.createdAt.toISOString(),
  };
}
