import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../shared/api/api-error.ts';
import { offerUndoOf } from '../../shared/api/changes.ts';
import { type ProductData, deleteProduct } from '../../shared/api/staff-products.ts';
import { staffKeys } from '../../shared/query/staff-keys.ts';
import { ConfirmDialog } from '../../shared/ui/overlays/confirm-dialog.tsx';
import { part } from '../../shared/ui/part.tsx';
import { productListTexts } from '../../texts/product-list.ts';
import { productFormTexts } from '../../texts/products/form.ts';
import { productToasts } from '../../texts/products/toasts.ts';
import { storeScopeTexts } from '../../texts/stores/scope.ts';
import { problems } from './changes/product-cache.ts';
import { useProductScope } from './product-scope.ts';

const ProductDialog = part(async () => (await import('./form/product-dialog.tsx')).ProductDialog, {
  place: 'over',
  lost: productListTexts.formLost,
});
const ProductImport = part(async () => (await import('./product-import.tsx')).ProductImport, {
  place: 'over',
  lost: productListTexts.importLost,
});

const StorePricesDialog = part(async () => (await import('./stores/store-prices-dialog.tsx')).StorePricesDialog, {
  place: 'over',
  lost: storeScopeTexts.dialog.lost,
});

/** The dialogs that the page can open. */
export const DIALOGS = [ProductDialog, ProductImport];

export type OpenDialog =
  | { kind: 'add' }
  | { kind: 'edit'; product: ProductData }
  | { kind: 'delete'; product: ProductData }
  | { kind: 'stores'; product: ProductData }
  | { kind: 'import' };

interface ProductDialogsProps {
  dialog: OpenDialog;
  /** The loaded list, in which an open dialog finds the current state of its product. */
  products: readonly ProductData[];
  onClose: () => void;
}

/** The open dialog. Large ones are fetched when first opened. */
export function ProductDialogs({ dialog, products, onClose }: ProductDialogsProps) {
  if (dialog.kind === 'delete') return <DeleteDialog product={dialog.product} onClose={onClose} />;
  return (
    <>
      {dialog.kind === 'stores' && <StorePricesDialog product={dialog.product} onClose={onClose} />}
      {dialog.kind === 'import' && <ProductImport onClose={onClose} />}
      {dialog.kind === 'add' && <ProductDialog product={null} deleted={false} onClose={onClose} />}
      {dialog.kind === 'edit' && (
        <ProductDialog
          product={dialog.product}
          deleted={!products.some(({ id }) => id === dialog.product.id)}
          onClose={onClose}
        />
      )}
    </>
  );
}

/** Closes in any case, because the page shows failures. */
function DeleteDialog({ product, onClose }: { product: ProductData; onClose: () => void }) {
  const remove = useDeleteProduct();
  return (
    <ConfirmDialog
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

function useDeleteProduct() {
  const client = useQueryClient();
  const { key } = useProductScope();
  return useMutation({
    meta: { failure: productToasts.deleteProduct.failure },
    mutationFn: ({ id }: ProductData) => deleteProduct(id),
    onSuccess: ({ changeId }, { id, description }) => {
      problems.clear();
      const notice = { title: productToasts.deleteProduct.success, description };
      offerUndoOf(client, { service: 'catalog', ids: [changeId] }, notice);
      client.setQueryData<ProductData[]>(key, (list) => list?.filter((product) => product.id !== id));
    },
    onError: (error, { description }) => {
      const { title, fallback } = productToasts.deleteProduct.failure;
      problems.show({ title: `${title}: ${description}`, detail: sentenceOf(error, fallback) });
    },
    onSettled: () => void client.invalidateQueries({ queryKey: staffKeys.staffProducts }),
  });
}
