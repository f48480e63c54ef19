import { sentenceOf } from '../../../shared/api/api-error.ts';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { wholesaleFormTexts } from '../../../texts/restaurant-products/form.ts';
import { wholesaleToasts } from '../../../texts/restaurant-products/toasts.ts';
import { useDeleteProduct } from '../changes/use-change-products.ts';
import type { WholesaleProduct } from '../model/wholesale-data.ts';

interface DeleteDialogProps {
  product: WholesaleProduct;
  onClose: () => void;
}

export function DeleteDialog({ product, onClose }: DeleteDialogProps) {
  const remove = useDeleteProduct();
  return (
    <ConfirmDialog
      open
      title={wholesaleFormTexts.deleteTitle}
      body={
        <>
          {wholesaleFormTexts.deleteQuestion}
          <strong className="block pt-1 text-ink [overflow-wrap:anywhere]">{product.name}</strong>
        </>
      }
      confirmLabel={wholesaleFormTexts.deleteConfirm}
      busyLabel={wholesaleFormTexts.deleting}
      busy={remove.isPending}
      error={remove.isError ? sentenceOf(remove.error, wholesaleToasts.deleteRestaurantProduct.failure.title) : null}
      onConfirm={() => remove.mutate(product.id, { onSuccess: onClose })}
      onCancel={onClose}
    />
  );
}
