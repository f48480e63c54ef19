import { useEffect, useSyncExternalStore } from 'react';
import { CART_KEY, shopCart } from './cart-store.ts';
import type { Cart } from './change-cart.ts';

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
