import { centsToDollars, FREE_DELIVERY_FROM_CENTS, type Quote } from '@larder/kernel';
import { Truck } from 'lucide-react';
import { Price } from '../../../shared/ui/price.tsx';
import { cartTexts } from '../../../texts/restaurant/cart.ts';
import { moneyOf, shareOf } from '../model/money.ts';
import styles from './cart.module.css';

/** The sums of an order, always the same four in the same order. */
export function CartSums({ quote, isDelivery }: { quote: Omit<Quote, 'lines'>; isDelivery: boolean }) {
  const { subtotalCents, discountCents, deliveryFeeCents, totalCents } = quote;
  return (
    <div className="grid gap-3">
      {isDelivery && <FreeDelivery subtotalCents={subtotalCents} />}
      <dl data-part="cart-sums" className={styles.cartSums}>
        <div>
          <dt>{cartTexts.subtotal}</dt>
          <dd>{moneyOf(subtotalCents)}</dd>
        </div>
        <div>
          <dt>{cartTexts.discount(shareOf(discountCents, subtotalCents))}</dt>
          <dd>{discountCents > 0 ? `−${moneyOf(discountCents)}` : moneyOf(0)}</dd>
        </div>
        <div>
          <dt>{cartTexts.deliveryFee}</dt>
          <dd>{deliveryFeeCents > 0 ? moneyOf(deliveryFeeCents) : cartTexts.free}</dd>
        </div>
        <div className={styles.cartTotal}>
          <dt>{cartTexts.total}</dt>
          <dd>
            <Price dollars={centsToDollars(totalCents)} />
          </dd>
        </div>
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
      <div className={styles.freeDelivery} aria-hidden>
        <span style={{ width: `${done * 100}%` }} />
      </div>
    </div>
  );
}
