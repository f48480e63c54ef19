import { LIMITS } from '@larder/kernel';
import { useEffect, useSyncExternalStore } from 'react';
import { deviceStore, type TextStore } from '../../../shared/browser-storage.ts';
import { Held } from '../../../shared/held.ts';
import { type Cart, type CartChange, type CartLine, changeCart, EMPTY_CART } from './change-cart.ts';

/** Incremented when the stored cart changes its shape: one of another version is ignored. */
const VERSION = 1;

export function writeCart(cart: Cart): string {
  return JSON.stringify({ version: VERSION, ...cart });
}

/** Parses a stored cart; invalid text and lines are left out. */
export function readCart(text: string | null): Cart {
  const kept = parse(text) as { version?: unknown; isDelivery?: unknown; lines?: unknown; store?: unknown } | null;
  if (kept === null || typeof kept !== 'object' || kept.version !== VERSION || !Array.isArray(kept.lines))
    return EMPTY_CART;
  const lines = new Map<string, CartLine>();
  for (const each of kept.lines as unknown[]) {
    if (isLine(each) && !lines.has(each.id) && lines.size < LIMITS.orderLines) {
      const { id, quantity, name, unit, category, unitPriceCents } = each;
      const chineseName = typeof each.chineseName === 'string' ? each.chineseName : null;
      lines.set(id, { id, quantity, name, chineseName, unit, category, unitPriceCents });
    }
  }
  const store = typeof kept.store === 'string' ? kept.store : undefined;
  return { isDelivery: kept.isDelivery === true, lines: [...lines.values()], store };
}

function isLine(value: unknown): value is CartLine {
  if (typeof value !== 'object' || value === null) return false;
  const { id, quantity, name, unit, category, unitPriceCents } = value as Record<keyof CartLine, unknown>;
  return (
    [id, name, unit, category].every((each) => typeof each === 'string') &&
    isWhole(quantity, 1, LIMITS.orderQuantity) &&
    isWhole(unitPriceCents, 0, Number.MAX_SAFE_INTEGER)
  );
}

function isWhole(value: unknown, from: number, to: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

export const CART_KEY = 'larder.restaurant-cart';

/** The cart of this device: it survives reloads and lost connections, and is shared by all tabs. */
export class CartStore extends Held<Cart> {
  /** The short name of the page's store. */
  at: string | undefined;

  constructor(private readonly store: TextStore) {
    super(readCart(store.read(CART_KEY)));
  }

  readonly quantityOf = (id: string): number => this.value.lines.find((line) => line.id === id)?.quantity ?? 0;

  readonly change = (change: CartChange): void => {
    const next = changeCart(this.value, change);
    if (next === this.value) return;
    // The first line sets the cart's store; a cart moves to another store once its prices have been shown.
    const begins = this.value.lines.length === 0 || change.kind === 'seen';
    const cart = begins ? { ...next, store: this.at } : next;
    this.store.write(CART_KEY, writeCart(cart));
    this.hold(cart);
  };

  /** Called when another tab has changed the cart. */
  readonly readElsewhere = (): void => this.hold(readCart(this.store.read(CART_KEY)));
}

export const shopCart = new CartStore(deviceStore);

export function useCart(): Cart {
  return useSyncExternalStore(shopCart.subscribe, shopCart.current);
}

/** The quantity of a product in the cart: only components that show this product re-render when it changes. */
export function useQuantityInCart(id: string): number {
  return useSyncExternalStore(shopCart.subscribe, () => shopCart.quantityOf(id));
}

/** Follows changes of the cart in other tabs. */
export function useSharedCart(): void {
  useEffect(() => {
    const look = ({ key }: StorageEvent): void => {
      if (key === CART_KEY || key === null) shopCart.readElsewhere();
    };
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, []);
}
