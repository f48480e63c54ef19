import type { RestaurantOrder, StoreFacet } from '@larder/contracts';
import { formatMoney } from '@larder/kernel';
import { formatInstant } from '../../../shared/time/format-time.ts';
import { detailTexts } from '../../../texts/restaurant-orders/detail.ts';
import { ordersTexts } from '../../../texts/restaurant-orders/page.ts';
import { printTexts } from '../../../texts/restaurant-orders/print.ts';
import { addressOf, formatDeliveryDay, formatSlot, storeName } from '../model/delivery-times.ts';
import { discountShare, orderLines, unitsOf, type OrderLine } from '../model/order-sums.ts';

interface Named {
  name: string;
  value: string;
}

/** All texts of a printed order. */
export interface PrintSheet {
  id: string;
  heading: string;
  restaurant: string;
  placed: string;
  facts: Named[];
  lines: OrderLine[];
  units: string;
  sums: Named[];
  total: string;
  notes: string | null;
}

/** @param stores empty when all orders are of one store */
export function printSheet(order: RestaurantOrder, timeZone: string, stores: readonly StoreFacet[]): PrintSheet {
  const lines = orderLines(order);
  const given = (name: string, value: string | null): Named[] =>
    value === null || value === '' ? [] : [{ name, value }];
  return {
    id: order.id,
    heading: printTexts.heading(order.orderNumber),
    restaurant: order.restaurantName,
    placed: printTexts.placed(formatInstant(order.createdAt, timeZone)),
    facts: [
      ...given(printTexts.store, stores.length > 0 ? storeName(order, stores) : null),
      ...given(printTexts.when, `${formatDeliveryDay(order.deliveryDate)}, ${formatSlot(order.deliveryTime)}`),
      ...given(printTexts.type, order.isDelivery ? ordersTexts.delivery : detailTexts.pickupAtStore),
      ...given(printTexts.status, ordersTexts.statuses[order.status]),
      ...given(printTexts.contact, order.contactPerson),
      ...given(printTexts.phone, order.phone ?? order.phoneNumber),
      ...given(printTexts.email, order.email),
      ...given(printTexts.address, addressOf(order)),
      ...given(printTexts.instructions, order.deliveryInstructions),
    ],
    lines,
    units: printTexts.units(lines.length, unitsOf(lines)),
    sums: [
      { name: printTexts.subtotal, value: formatMoney(order.subtotalAmount) },
      ...(order.discountAmount > 0
        ? [{ name: printTexts.discount(discountShare(order)), value: `−${formatMoney(order.discountAmount)}` }]
        : []),
      ...(order.isDelivery ? [{ name: printTexts.deliveryFee, value: formatMoney(order.deliveryFee) }] : []),
    ],
    total: formatMoney(order.totalAmount),
    notes: order.notes === '' ? null : order.notes,
  };
}
