import { sentenceOf } from '../../../shared/api/api-error.ts';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { categoryTexts } from '../../../texts/restaurant-products/categories.ts';
import { wholesaleToasts } from '../../../texts/restaurant-products/toasts.ts';
import { useDeleteCategory } from '../changes/use-change-categories.ts';
import type { WholesaleCategory } from '../model/wholesale-data.ts';

interface DeleteCategoryDialogProps {
  category: WholesaleCategory;
  /** Names of the products that are in it. */
  products: readonly string[];
  onClose: () => void;
}

const NAMED = 3;

export function DeleteCategoryDialog({ category, products, onClose }: DeleteCategoryDialogProps) {
  const remove = useDeleteCategory();
  const named = products.slice(0, NAMED);
  if (products.length > NAMED) named.push(categoryTexts.andMore(products.length - NAMED));
  return (
    <ConfirmDialog
      open
      title={categoryTexts.deleteTitle}
      body={
        <>
          {categoryTexts.deleteQuestion}
          <strong className="block pt-2 text-ink [overflow-wrap:anywhere]">{category.name}</strong>
          <span className="block [overflow-wrap:anywhere]">
            {products.length === 0 ? categoryTexts.notInUse : categoryTexts.inUse(products.length, named.join(', '))}
          </span>
        </>
      }
      confirmLabel={categoryTexts.deleteConfirm}
      busyLabel={categoryTexts.deleting}
      busy={remove.isPending}
      error={remove.isError ? sentenceOf(remove.error, wholesaleToasts.deleteCategory.failure.title) : null}
      onConfirm={() => remove.mutate(category.id, { onSuccess: onClose })}
      onCancel={onClose}
    />
  );
}
