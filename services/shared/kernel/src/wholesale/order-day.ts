import { DELIVERY_SLOTS, type DeliverySlot } from './delivery.js';

/** The deliveries, or the pickups, of one slot of a day. */
export interface DayPart<T> {
  isDelivery: boolean;
  slot: DeliverySlot;
  orders: T[];
  totalCents: number;
}

interface OrderOfDay {
  isDelivery: boolean;
  deliveryTime: DeliverySlot;
  totalCents: number;
}

/** Deliveries by slot, then pickups by slot; a part without orders is left out. */
export function partsOfDay<T extends OrderOfDay>(orders: readonly T[]): DayPart<T>[] {
  return [true, false]
    .flatMap((isDelivery) => DELIVERY_SLOTS.map((slot) => ({ isDelivery, slot })))
    .map((part) => {
      const own = orders.filter((each) => each.isDelivery === part.isDelivery && each.deliveryTime === part.slot);
      return { ...part, orders: own, totalCents: own.reduce((sum, { totalCents }) => sum + totalCents, 0) };
    })
    .filter((part) => part.orders.length > 0);
}

/** The product and quantity of a line of an order. */
export interface PickedItem {
  id: string;
  name: string;
  /** Absent when there is none, and in orders from before products had one. */
  chineseName?: string;
  category: string;
  unit: string;
  quantity: number;
}

/** The total quantity of a product in a day's orders. */
export interface PickedProduct extends PickedItem {
  orders: { orderNumber: string; quantity: number }[];
}

export interface PickedCategory {
  category: string;
  products: PickedProduct[];
}

/**
 * The pick list of a day. Orders keep the names from when they were placed: the list uses those of the last order, but
 * has a line for each unit, because boxes and bags do not add up.
 * @param orders the oldest first
 * @param categories their names in their order; unknown ones come after them
 */
export function pickList(
  orders: readonly { orderNumber: string; items: readonly PickedItem[] }[],
  categories: readonly string[],
): PickedCategory[] {
  const products = new Map<string, PickedProduct>();
  for (const { orderNumber, items } of orders) {
    for (const { id, name, chineseName, category, unit, quantity } of items) {
      const key = `${id} ${unit.toLowerCase()}`;
      const { quantity: before = 0, orders: found = [] } = products.get(key) ?? {};
      found.push({ orderNumber, quantity });
      const words = { id, name, ...(chineseName ? { chineseName } : {}), category, unit };
      products.set(key, { ...words, quantity: before + quantity, orders: found });
    }
  }
  const byCategory = Map.groupBy(products.values(), ({ category }) => category.toLowerCase());
  const places = new Map(categories.map((name, place) => [name.toLowerCase(), place]));
  const placeOf = (key: string): number => places.get(key) ?? categories.length;
  return [...byCategory]
    .toSorted(([a], [b]) => placeOf(a) - placeOf(b) || compare(a, b))
    .map(([, own]) => ({
      category: own.at(-1)?.category ?? '',
      products: own.toSorted((a, b) => compare(a.name.toLowerCase(), b.name.toLowerCase()) || compare(a.id, b.id)),
    }));
}

/** Compares by code points, the same on every machine. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
