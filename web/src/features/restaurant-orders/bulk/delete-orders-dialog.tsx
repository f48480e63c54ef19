import type { SelectedOrder } from '@larder/contracts';
import { formatMoney } from '@larder/kernel';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { TextField } from '../../../shared/ui/fields.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { bulkTexts } from '../../../texts/restaurant-orders/bulk.ts';

/** The number of orders named in the question. */
const LISTED = 5;
/** For more orders than this, their number must be typed. */
const WITHOUT_TYPING = 20;

interface DeleteOrdersDialogProps {
  orders: readonly SelectedOrder[];
  onConfirm: () => void;
  onCancel: () => void;
}

export function DeleteOrdersDialog({ orders, onConfirm, onCancel }: DeleteOrdersDialogProps) {
  const count = orders.length;
  const delivered = orders.filter(({ status }) => status === 'delivered');
  const mustType = count > WITHOUT_TYPING;
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const confirm = (): void => {
    if (mustType && typed.trim() !== String(count)) setError(bulkTexts.wrongCount(count));
    else onConfirm();
  };
  return (
    <ConfirmDialog
      title={bulkTexts.deleteTitle(count)}
      body={bulkTexts.deleteBody}
      confirmLabel={bulkTexts.confirmDelete}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      <div className="grid gap-4">
        <OrderNames orders={orders} />
        {delivered.length > 0 && (
          <div className="border-l-6 border-price bg-price-tint px-3 py-2.5 text-danger-ink">
            <p className="flex items-start gap-2 font-semibold">
              <TriangleAlert size={18} strokeWidth={1.75} className="mt-0.5 flex-none" aria-hidden />
              {bulkTexts.deleteDelivered(delivered.length)}
            </p>
            <OrderNames orders={delivered} />
          </div>
        )}
        {mustType && (
          <TextField
            label={bulkTexts.typeCount(count)}
            inputMode="numeric"
            autoComplete="off"
            error={error}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setError(null);
            }}
          />
        )}
      </div>
    </ConfirmDialog>
  );
}

function OrderNames({ orders }: { orders: readonly SelectedOrder[] }) {
  return (
    <ul className="grid gap-1">
      {orders.slice(0, LISTED).map(({ id, orderNumber, restaurantName, totalAmount }) => (
        <li key={id} className="flex flex-wrap gap-x-2">
          <span className="font-code text-[0.875rem] font-bold whitespace-nowrap">{orderNumber}</span>
          <span className="min-w-0 flex-1 wrap-anywhere">{restaurantName}</span>
          <span>{formatMoney(totalAmount)}</span>
        </li>
      ))}
      {orders.length > LISTED && <li>{bulkTexts.andMore(orders.length - LISTED)}</li>}
    </ul>
  );
}
