import { Store, Truck } from 'lucide-react';
import { useId } from 'react';
import { cartTexts } from '../../../texts/restaurant/cart.ts';
import { shopCart } from './cart-store.ts';

const TYPES = [
  { isDelivery: false, label: cartTexts.pickup, Icon: Store },
  { isDelivery: true, label: cartTexts.delivery, Icon: Truck },
] as const;

/** Pickup or delivery: it decides the fee, so the cart asks as well as the checkout. */
export function OrderTypeChoice({ isDelivery: chosen }: { isDelivery: boolean }) {
  const name = useId();
  return (
    <fieldset aria-label={cartTexts.orderType} className="segments w-full">
      {TYPES.map(({ isDelivery, label, Icon }) => (
        <label key={label} data-chosen={isDelivery === chosen}>
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={isDelivery === chosen}
            onChange={() => shopCart.change({ kind: 'deliver', isDelivery })}
          />
          <Icon size={18} strokeWidth={1.75} aria-hidden />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
