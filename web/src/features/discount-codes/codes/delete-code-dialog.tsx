import type { DiscountCode } from '@larder/contracts';
import { formatMoney } from '@larder/kernel';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { codeDialogTexts } from '../../../texts/discount-codes.ts';
import { toastTexts } from '../../../texts/toasts.ts';
import { useDeleteCode } from '../changes/use-change-codes.ts';
import { sentenceOf } from '../../../shared/api/api-error.ts';

interface DeleteCodeDialogProps {
  code: DiscountCode;
  onClose: () => void;
}

export function DeleteCodeDialog({ code, onClose }: DeleteCodeDialogProps) {
  const remove = useDeleteCode();
  return (
    <ConfirmDialog
      open
      title={codeDialogTexts.deleteTitle}
      body={codeDialogTexts.deleteBody(
        code.code,
        code.restaurantName,
        codeDialogTexts.timesUsed(code.usageCount),
        formatMoney(code.totalDiscountAmount),
      )}
      confirmLabel={codeDialogTexts.deleteConfirm}
      busyLabel={codeDialogTexts.deleting}
      busy={remove.isPending}
      error={remove.isError ? sentenceOf(remove.error, toastTexts.deleteDiscountCode.failure.title) : null}
      onConfirm={() => remove.mutate(code.id, { onSuccess: onClose })}
      onCancel={onClose}
    />
  );
}
