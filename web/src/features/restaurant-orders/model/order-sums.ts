import type { OrderItem, RestaurantOrder } from '@larder/contracts';
import { dollarsToCents, formatFraction, fractionToBasisPoints, type QuoteItem } from '@larder/kernel';

/** A line of an order as it is shown; money in dollars. */
export interface OrderLine {
  id: string;
  name: string;
  /** Null without one. */
  chineseName: string | null;
  category: string | null;
  unit: string;
  quantity: number;
  pricePerUnit: number;
  /** Quantity times price, before any discount. */
  lineTotal: number;
  /** A fraction: 0.07. */
  discountPercentage: number;
  discountAmount: number;
}

/** The lines of an order, from the JSON text of its items; none if that is not a list. */
export function orderLines(order: Pick<RestaurantOrder, 'orderItems'>): OrderLine[] {
  return readItems(order.orderItems).map((item, index) => ({
    id: item.id ?? String(index),
    name: item.name ?? '',
    chineseName: item.chineseName ?? null,
    category: item.category === undefined || item.category === '' ? null : item.category,
    unit: item.unit ?? '',
    quantity: item.quantity ?? 0,
    pricePerUnit: item.pricePerUnit ?? 0,
    lineTotal: (cents(item.pricePerUnit ?? 0) * (item.quantity ?? 0)) / 100,
    discountPercentage: item.discountPercentage ?? 0,
    discountAmount: item.discountAmount ?? 0,
  }));
}

function readItems(text: string): Partial<OrderItem>[] {
  try {
    const items: unknown = JSON.parse(text);
    return Array.isArray(items) ? (items as Partial<OrderItem>[]) : [];
  } catch {
    return [];
  }
}

const cents = (dollars: number): number => dollarsToCents(dollars) ?? Math.round(dollars * 100);

/** A line as it was ordered, for its price to be explained, and what was charged for it. */
export function chargedLine(line: OrderLine): { item: QuoteItem; chargedCents: number } {
  const item = {
    unitPriceCents: cents(line.pricePerUnit),
    quantity: line.quantity,
    discountBasisPoints: fractionToBasisPoints(line.discountPercentage) ?? 0,
  };
  return { item, chargedCents: cents(line.lineTotal) - cents(line.discountAmount) };
}

/** The discount over the subtotal: "7.0%". */
export function discountShare(order: Pick<RestaurantOrder, 'subtotalAmount' | 'discountAmount'>): string {
  return formatFraction(order.subtotalAmount > 0 ? order.discountAmount / order.subtotalAmount : 0);
}

/** How many units of everything. */
export function unitsOf(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
