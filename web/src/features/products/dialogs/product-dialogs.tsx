import { lazy, Suspense } from 'react';
import type { ProductData } from '../../../shared/products/product-data.ts';
import { DeleteDialog } from './delete-dialog.tsx';

const ProductDialog = lazy(async () => ({ default: (await import('../form/product-dialog.tsx')).ProductDialog }));
const ProductImport = lazy(async () => ({ default: (await import('../csv/product-import.tsx')).ProductImport }));

export type OpenDialog =
  | { kind: 'add' }
  | { kind: 'edit'; product: ProductData }
  | { kind: 'delete'; product: ProductData }
  | { kind: 'import' };

interface ProductDialogsProps {
  dialog: OpenDialog;
  /** The list at hand, where an open dialog finds what has become of its product. */
  products: readonly ProductData[];
  onClose: () => void;
}

/** The dialog that is open. The large ones are fetched with their first opening. */
export function ProductDialogs({ dialog, products, onClose }: ProductDialogsProps) {
  if (dialog.kind === 'delete') return <DeleteDialog product={dialog.product} onClose={onClose} />;
  return (
    <Suspense>
      {dialog.kind === 'import' && <ProductImport onClose={onClose} />}
      {dialog.kind === 'add' && <ProductDialog product={null} deleted={false} onClose={onClose} />}
      {dialog.kind === 'edit' && (
        <ProductDialog
          product={dialog.product}
          deleted={!products.some(({ id }) => id === dialog.product.id)}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}
