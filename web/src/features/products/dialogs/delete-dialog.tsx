import type { ProductData } from '../../../shared/products/product-data.ts';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { productFormTexts } from '../../../texts/products/form.ts';
import { useDeleteProduct } from '../changes/use-delete-product.ts';

interface DeleteDialogProps {
  product: ProductData;
  onClose: () => void;
}

/** Closes in any case: what failed is said on the page. */
export function DeleteDialog({ product, onClose }: DeleteDialogProps) {
  const remove = useDeleteProduct();
  return (
    <ConfirmDialog
      open
      title={productFormTexts.deleteTitle}
      body={
        <>
          {productFormTexts.deleteQuestion} <strong className="text-ink">{product.description}</strong>
          {productFormTexts.deleteWarning}
        </>
      }
      confirmLabel={productFormTexts.delete}
      busyLabel={productFormTexts.deleting}
      busy={remove.isPending}
      onConfirm={() => remove.mutate(product, { onSettled: onClose })}
      onCancel={onClose}
    />
  );
}
