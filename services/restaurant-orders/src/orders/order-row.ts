import type { OrderItem, OrderItemState, RestaurantOrder, RestaurantOrderFacts } from '@larder/contracts';
import { basisPointsToFraction, centsToDollars } from '@larder/kernel';
import { ORDER, type RestaurantOrderEntity } from './order.entity.js';

export type OrderRow = Omit<RestaurantOrderEntity, 'categories' | 'searchText'> & {
  items: OrderItemState[];
  /** The shop's current name for the order's tier. */
  tierName: string | null;
  /** The short name of the order's store. */
  store: string | null;
};

export const ORDER_COLUMNS = `${ORDER.columns('o')},
  (SELECT coalesce(nullif(t.tier_name, ''), t.tier) FROM restaurant_orders.tier_copy AS t WHERE t.tier = o.tier) AS "tierName",
  (SELECT s.slug FROM restaurant_orders.store_copy AS s WHERE s.id = o.store_id) AS store`;

export const ORDER_WITH_ITEMS = `SELECT ${ORDER_COLUMNS}, i.items
  FROM restaurant_orders.restaurant_order AS o JOIN restaurant_orders.order_items AS i ON i.order_id = o.id`;

/** The API's form: dollars and fractions, items as JSON text. */
export function orderView(row: OrderRow): RestaurantOrder {
  const { storeId: _store, discountCodeId: _code, items, subtotalCents, discountCents, ...shown } = row;
  const { deliveryFeeCents, totalCents, ...rest } = shown;
  return {
    ...rest,
    phoneNumber: row.phone,
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

export function factsOf(row: OrderRow): RestaurantOrderFacts {
  const { id, orderNumber, status, discountCodeId, subtotalCents, discountCents, createdAt } = row;
  return { id, orderNumber, status, discountCodeId, subtotalCents, discountCents, createdAt };
}
