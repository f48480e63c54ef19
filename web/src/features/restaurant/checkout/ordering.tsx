import type { Store } from '@larder/contracts';
import type { OrderRules } from '@larder/kernel';
import { useState } from 'react';
import { deviceStore, tabStore } from '../../../shared/browser-storage.ts';
import { shopCart } from '../cart/cart-store.ts';
import type { ShopCodeControl } from '../code/use-shop-code.ts';
import type { CalculatedCart } from '../model/calculate-cart.ts';
import type { PlacedSummary } from '../success/order-event.ts';
import { OrderPlacedDialog } from '../success/order-placed-dialog.tsx';
import { CheckoutDialog } from './checkout-dialog.tsx';
import { CheckoutDraftStore, keepAddress } from './checkout-draft.ts';

const drafts = new CheckoutDraftStore(tabStore);

interface OrderingProps {
  cart: CalculatedCart;
  isDelivery: boolean;
  rules: OrderRules;
  code: ShopCodeControl;
  store: Store | null;
  /** Called when the prices on the page are stale. */
  onStale: () => void;
  onClose: () => void;
}

/** The checkout, then the order's number, without a way back into the form. */
export function Ordering({ onClose, ...checkout }: OrderingProps) {
  const [placed, setPlaced] = useState<PlacedSummary | null>(null);
  if (placed !== null) return <OrderPlacedDialog placed={placed} store={checkout.store} onClose={onClose} />;
  return (
    <CheckoutDialog
      {...checkout}
      drafts={drafts}
      onClose={onClose}
      onPlaced={(order, answer) => {
        drafts.end();
        keepAddress(deviceStore, order);
        setPlaced({ order, answer, at: new Date() });
        shopCart.change({ kind: 'empty' });
        checkout.code.clear();
      }}
    />
  );
}
