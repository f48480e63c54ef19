import { LIMITS } from '@larder/kernel';
import type { ShopProduct } from '../model/shop-product.ts';

/** A product in the cart, with its details when it was added: it may be sold differently, or not at all, by now. */
export interface CartLine {
  id: string;
  /** Whole units, 1 or more. */
  quantity: number;
  name: string;
  /** Absent when there is none. */
  chineseName?: string | null | undefined;
  unit: string;
  category: string;
  unitPriceCents: number;
}

export interface Cart {
  isDelivery: boolean;
  /** The lines in the order in which they were added. */
  lines: readonly CartLine[];
  /** The short name of the store whose prices applied when they were added, if known. */
  store?: string | undefined;
}

export const EMPTY_CART: Cart = { isDelivery: false, lines: [] };

export type CartChange =
  /** Sets the quantity of a product; 0 removes it. */
  | { kind: 'put'; product: ShopProduct; quantity: number }
  /** Sets the quantity of a line whose product may not be sold any more. */
  | { kind: 'set'; id: string; quantity: number }
  | { kind: 'restore'; line: CartLine; index: number }
  /** The customer has seen the current names and prices. */
  | { kind: 'seen'; products: ReadonlyMap<string, ShopProduct> }
  | { kind: 'deliver'; isDelivery: boolean }
  | { kind: 'empty' };

export function isFull(cart: Cart): boolean {
  return cart.lines.length >= LIMITS.orderLines;
}

/** The cart after a change; the same object when nothing changes. */
export function changeCart(cart: Cart, change: CartChange): Cart {
  switch (change.kind) {
    case 'put':
      return put(cart, change.product, change.quantity);
    case 'set':
      return set(cart, change.id, change.quantity);
    case 'restore':
      if (isFull(cart) || cart.lines.some(({ id }) => id === change.line.id)) return cart;
      return { ...cart, lines: cart.lines.toSpliced(change.index, 0, change.line) };
    case 'seen':
      return { ...cart, lines: cart.lines.map((line) => seen(line, change.products.get(line.id))) };
    case 'deliver':
      return cart.isDelivery === change.isDelivery ? cart : { ...cart, isDelivery: change.isDelivery };
    case 'empty':
      return EMPTY_CART;
  }
}

function put(cart: Cart, product: ShopProduct, quantity: number): Cart {
  if (cart.lines.some(({ id }) => id === product.id)) return set(cart, product.id, quantity);
  const wanted = wholeQuantity(quantity);
  if (wanted === 0 || isFull(cart)) return cart;
  const { id, name, chineseName, unit, category, unitPriceCents } = product;
  return {
    ...cart,
    lines: [...cart.lines, { id, quantity: wanted, name, chineseName, unit, category, unitPriceCents }],
  };
}

function set(cart: Cart, id: string, quantity: number): Cart {
  const wanted = wholeQuantity(quantity);
  const line = cart.lines.find((each) => each.id === id);
  if (line === undefined || line.quantity === wanted) return cart;
  if (wanted === 0) return { ...cart, lines: cart.lines.filter((each) => each !== line) };
  return { ...cart, lines: cart.lines.map((each) => (each === line ? { ...line, quantity: wanted } : each)) };
}

function seen(line: CartLine, product: ShopProduct | undefined): CartLine {
  if (product === undefined) return line;
  const { name, chineseName, unit, category, unitPriceCents } = product;
  return { ...line, name, chineseName, unit, category, unitPriceCents };
}

function wholeQuantity(quantity: number): number {
  return Number.isFinite(quantity) ? Math.min(LIMITS.orderQuantity, Math.max(0, Math.floor(quantity))) : 0;
}
