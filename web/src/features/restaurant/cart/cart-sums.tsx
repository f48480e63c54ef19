import { centsToDollars, type Quote } from '@larder/kernel';
import { Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Price } from '../../../shared/ui/price.tsx';
import { cartTexts } from '../../../texts/restaurant/cart.ts';
import { moneyOf, shareOf } from '../model/money.ts';
import restaurantStyles from '../restaurant.module.css';

interface CartSumsProps {
  quote: Omit<Quote, 'lines'>;
  isDelivery: boolean;
  /** The subtotal from which on the store's deliveries are free. */
  freeFromCents: number;
}

/** The totals of an order, always the same four in the same order. */
export function CartSums({ quote, isDelivery, freeFromCents }: CartSumsProps) {
  const { subtotalCents, discountCents, deliveryFeeCents, totalCents } = quote;
  const sums: [name: string, value: ReactNode, className?: string][] = [
    [cartTexts.subtotal, moneyOf(subtotalCents)],
    [
      cartTexts.discount(shareOf(discountCents, subtotalCents)),
      discountCents > 0 ? `−${moneyOf(discountCents)}` : moneyOf(0),
    ],
    [cartTexts.deliveryFee, deliveryFeeCents > 0 ? moneyOf(deliveryFeeCents) : cartTexts.free],
    [cartTexts.total, <Price key="total" dollars={centsToDollars(totalCents)} />, restaurantStyles.cartTotal],
  ];
  return (
    <div className="grid gap-3">
      {isDelivery && <FreeDelivery quote={quote} freeFromCents={freeFromCents} />}
      <dl data-part="cart-sums" className="grid gap-1">
        {sums.map(([name, value, className = '']) => (
          <div key={name} className={`flex items-baseline justify-between gap-4 ${className}`}>
            <dt>{name}</dt>
            <dd className="text-right whitespace-nowrap">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The missing amount for free delivery, compared with the subtotal before any discount. */
function FreeDelivery({ quote, freeFromCents }: Pick<CartSumsProps, 'quote' | 'freeFromCents'>) {
  const { subtotalCents, deliveryFeeCents } = quote;
  const done = deliveryFeeCents > 0 ? subtotalCents / freeFromCents : 1;
  return (
    <div className="grid gap-1 text-sm">
      <p className="flex items-center gap-2 font-semibold">
        <Truck size={16} strokeWidth={1.75} className="flex-none" aria-hidden />
        {deliveryFeeCents > 0
          ? cartTexts.toFreeDelivery(moneyOf(freeFromCents - subtotalCents))
          : cartTexts.freeDelivery}
      </p>
      <div className="h-2 overflow-hidden rounded-full bg-track" aria-hidden>
        <span
          className="block h-full rounded-[inherit] bg-level-good forced-colors:bg-[Highlight]"
          style={{ width: `${done * 100}%` }}
        />
      </div>
    </div>
  );
}
