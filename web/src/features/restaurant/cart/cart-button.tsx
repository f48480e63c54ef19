import { ShoppingBasket } from 'lucide-react';
import { cartTexts } from '../../../texts/restaurant/cart.ts';
import { moneyOf } from '../model/money.ts';

interface CartButtonProps {
  count: number;
  subtotalCents: number;
  onOpen: () => void;
}

/** Floats over the page where the cart has no place beside the products. */
export function CartButton({ count, subtotalCents, onOpen }: CartButtonProps) {
  return (
    <button type="button" className="cart-button screen-only" onClick={onOpen}>
      <ShoppingBasket size={22} strokeWidth={1.75} className="flex-none" aria-hidden />
      <span className="sr-only">{cartTexts.open}: </span>
      <span>{cartTexts.items(count)}</span>
      <span className="ml-auto text-lg font-extrabold">{moneyOf(subtotalCents)}</span>
    </button>
  );
}
