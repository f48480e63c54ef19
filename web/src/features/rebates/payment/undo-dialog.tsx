import type { CustomerRebate } from '@larder/contracts';
import { LIMITS, formatMoney } from '@larder/kernel';
import { useRef, useState } from 'react';
import { TextAreaField } from '../../../shared/ui/fields.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { paymentTexts } from '../../../texts/rebates/payment.ts';
import { rebateToasts } from '../../../texts/rebates/toasts.ts';
import { formatPayment } from '../model/rebate-texts.ts';
import { currentRebate, useChangeRebate, useNewestRow } from '../use-change-rebate.ts';

/** Reverses a payment, with a reason that is stored. */
export function UndoDialog({ row: opened, onClose }: { row: CustomerRebate; onClose: () => void }) {
  // After a conflict the saved row, which the next attempt changes.
  const [row, setRow] = useState(opened);
  const { rebate, customer } = row;
  const newest = useNewestRow(opened);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const undo = useChangeRebate('undoPayment');
  const confirm = (): void => {
    const text = reason.trim();
    setMissing(text === '');
    if (text === '') field.current?.focus();
    else
      undo.mutate(
        { row, step: { status: 'pending', reason: text } },
        {
          onSuccess: onClose,
          onError: (error) => {
            const now = currentRebate(error) ?? newest();
            // Without a payment there is nothing to show, and the next attempt must not take back an approval.
            if (now?.rebate.status === 'paid') setRow(now);
          },
        },
      );
  };
  const payment = rebate.paymentMethod === null ? '' : formatPayment(rebate.paymentMethod, rebate.paymentReference);
  return (
    <ConfirmDialog
      title={paymentTexts.undoTitle}
      body={paymentTexts.undoBody(payment, formatMoney(rebate.amountDue), customer.businessName)}
      confirmLabel={paymentTexts.undo}
      busyLabel={paymentTexts.undoing}
      busy={undo.isPending}
      error={undo.error}
      fallback={rebateToasts.undoPayment.failure.title}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <TextAreaField
        label={paymentTexts.reason}
        hint={paymentTexts.reasonHint}
        marked
        rows={3}
        ref={field}
        maxLength={LIMITS.rebateReason}
        value={reason}
        error={missing ? paymentTexts.reasonMissing : null}
        onChange={({ target }) => {
          setReason(target.value);
          setMissing(false);
        }}
      />
    </ConfirmDialog>
  );
}
