import { useRef } from 'react';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { cartTexts } from '../../../texts/restaurant/cart.ts';
import { CartPanel, type CartPanelProps } from './cart-panel.tsx';

/** The cart on a narrow screen: a sheet of the screen's height. */
export function CartSheet({ onClose, ...panel }: CartPanelProps & { onClose: () => void }) {
  // Focuses the frame instead of a quantity: a phone would open its keyboard over the cart.
  const frame = useRef<HTMLDivElement>(null);
  return (
    <Dialog title={cartTexts.title} initialFocus={frame} onCloseRequest={onClose}>
      <div ref={frame} tabIndex={-1} className="-mx-4 -mt-1 -mb-5 max-sm:grid max-sm:min-h-[calc(100%+24px)] sm:-mx-6">
        <CartPanel {...panel} titled={false} />
      </div>
    </Dialog>
  );
}
