import { centsToDollars, FREE_DELIVERY_FROM_CENTS, type Quote } from '@larder/kernel';
import { Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Price } from '../../../shared/ui/price.tsx';
import { cartTexts } from '../../../texts/restaurant/cart.ts';
import { moneyOf, shareOf } from '../model/money.ts';
import restaurantStyles from '../restaurant.module.css';

/** The sums of an order, always the same four in the same order. */
export function CartSums({ quote, isDelivery }: { quote: Omit<Quote, 'lines'>; isDelivery: boolean }) {
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
      {isDelivery && <FreeDelivery subtotalCents={subtotalCents} />}
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

/** How far it is to a delivery that costs nothing, measured before any discount. */
function FreeDelivery({ subtotalCents }: { subtotalCents: number }) {
  const missing = FREE_DELIVERY_FROM_CENTS - subtotalCents;
  const done = Math.min(1, subtotalCents / FREE_DELIVERY_FROM_CENTS);
  return (
    <div className="grid gap-1 text-sm">
      <p className="flex items-center gap-2 font-semibold">
        <Truck size={16} strokeWidth={1.75} className="flex-none" aria-hidden />
        {missing > 0 ? cartTexts.toFreeDelivery(moneyOf(missing)) : cartTexts.freeDelivery}
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
