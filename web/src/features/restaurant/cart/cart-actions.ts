import { LIMITS } from '@larder/kernel';
import { toasts } from '../../../shared/toast/toast-store.ts';
import { namesOf } from '../../../shared/ui/both-names.tsx';
import { cartTexts } from '../../../texts/restaurant/cart.ts';
import { shopToasts } from '../../../texts/restaurant/toasts.ts';
import type { ShopProduct } from '../model/shop-product.ts';
import { shopCart } from './cart-store.ts';
import { isFull } from './change-cart.ts';

/** Removes a line from the cart; the notice offers to undo it. */
export function takeOut(id: string): void {
  const { lines } = shopCart.current();
  const index = lines.findIndex((line) => line.id === id);
  const line = lines[index];
  if (line === undefined) return;
  const name = namesOf(line)[0].text;
  shopCart.change({ kind: 'set', id, quantity: 0 });
  toasts.show({
    title: cartTexts.removed(name),
    action: {
      label: cartTexts.undo,
      spoken: cartTexts.undoSpoken(name),
      run: () => shopCart.change({ kind: 'restore', line, index }),
    },
  });
}

/** Sets the quantity of a product in the cart. */
export function putIn(product: ShopProduct, quantity: number): void {
  if (quantity === 0) return takeOut(product.id);
  if (isFull(shopCart.current()) && shopCart.quantityOf(product.id) === 0) {
    const { title, description } = cartTexts.full;
    return toasts.show({ title, description: description(LIMITS.orderLines), tone: 'error' });
  }
  shopCart.change({ kind: 'put', product, quantity });
}

export function sayCartIsEmpty(): void {
  toasts.show({ ...shopToasts.placeOrder.emptyCart, tone: 'error' });
}
