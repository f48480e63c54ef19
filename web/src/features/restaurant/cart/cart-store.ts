import { useEffect, useSyncExternalStore } from 'react';
import { type TextStore, deviceStore } from '../../../shared/browser-storage.ts';
import { type Cart, type CartChange, changeCart } from './change-cart.ts';
import { readCart, writeCart } from './stored-cart.ts';

export const CART_KEY = 'larder.restaurant-cart';

/** The cart of this device: it outlives reloads and lost connections, and is the same in every tab. */
export class CartStore {
  /** The short name of the store whose page this is. */
  at: string | undefined;
  private cart: Cart;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly store: TextStore) {
    this.cart = readCart(store.read(CART_KEY));
  }

  readonly current = (): Cart => this.cart;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly quantityOf = (id: string): number => this.cart.lines.find((line) => line.id === id)?.quantity ?? 0;

  readonly change = (change: CartChange): void => {
    const next = changeCart(this.cart, change);
    if (next === this.cart) return;
    // The first line decides whose cart it is, and who has seen the prices of another store takes it there.
    const begins = this.cart.lines.length === 0 || change.kind === 'seen';
    this.cart = begins ? { ...next, store: this.at } : next;
    this.store.write(CART_KEY, writeCart(this.cart));
    this.tell();
  };

  /** Another tab has changed the cart. */
  readonly readElsewhere = (): void => {
    this.cart = readCart(this.store.read(CART_KEY));
    this.tell();
  };

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

export const shopCart = new CartStore(deviceStore);

export function useCart(): Cart {
  return useSyncExternalStore(shopCart.subscribe, shopCart.current);
}

/** How many of a product are in the cart: only what shows that product is drawn anew when it changes. */
export function useQuantityInCart(id: string): number {
  return useSyncExternalStore(shopCart.subscribe, () => shopCart.quantityOf(id));
}

/** Follows what other tabs do to the cart. */
export function useSharedCart(): void {
  useEffect(() => {
    const look = ({ key }: StorageEvent): void => {
      if (key === CART_KEY || key === null) shopCart.readElsewhere();
    };
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, []);
}
