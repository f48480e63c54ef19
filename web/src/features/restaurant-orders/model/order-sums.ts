import type { OrderItem, RestaurantOrder } from '@larder/contracts';
import { dollarsToCents, formatFraction, fractionToBasisPoints, type QuoteItem } from '@larder/kernel';

/** A line of an order for display; money in dollars. */
export interface OrderLine {
  id: string;
  name: string;
  /** Null when there is none. */
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

/** The lines of an order, parsed from the JSON text of its items; empty if that is not a list. */
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

/** An ordered line with the charged amount, for explaining the price. */
export function chargedLine(line: OrderLine): { item: QuoteItem; chargedCents: number } {
  const item = {
    unitPriceCents: cents(line.pricePerUnit),
    quantity: line.quantity,
    discountBasisPoints: fractionToBasisPoints(line.discountPercentage) ?? 0,
  };
  return { item, chargedCents: cents(line.lineTotal) - cents(line.discountAmount) };
}

/** The discount as a share of the subtotal: "7.0%". */
export function discountShare(order: Pick<RestaurantOrder, 'subtotalAmount' | 'discountAmount'>): string {
  return formatFraction(order.subtotalAmount > 0 ? order.discountAmount / order.subtotalAmount : 0);
}

/** The total number of units. */
export function unitsOf(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
