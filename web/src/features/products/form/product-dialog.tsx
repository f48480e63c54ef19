import { useForm } from 'react-hook-form';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import type { ProductData } from '../../../shared/products/product-data.ts';
import { productFormTexts } from '../../../texts/products/form.ts';
import { toastTexts } from '../../../texts/toasts.ts';
import { useCreateProduct } from '../changes/use-save-product.ts';
import { EditProduct } from './edit-product.tsx';
import { NEW_PRODUCT, valuesOf, type ProductFields } from './product-fields.ts';
import { ProductForm } from './product-form.tsx';

interface ProductDialogProps {
  /** Null for a new product. */
  product: ProductData | null;
  /** Whether the product has vanished from the list while the dialog was open. */
  deleted: boolean;
  onClose: () => void;
}

export function ProductDialog({ product, deleted, onClose }: ProductDialogProps) {
  return product === null ? (
    <AddProduct onClose={onClose} />
  ) : (
    <EditProduct product={product} deleted={deleted} onClose={onClose} />
  );
}

function AddProduct({ onClose }: { onClose: () => void }) {
  const form = useForm<ProductFields>({ defaultValues: NEW_PRODUCT });
  const create = useCreateProduct();
  return (
    <ProductForm
      form={form}
      title={productFormTexts.addTitle}
      submitLabel={productFormTexts.add}
      pending={create.isPending}
      error={create.isError ? sentenceOf(create.error, toastTexts.createProduct.failure.fallback) : null}
      pricesRequired
      onSubmit={(fields) => create.mutate(valuesOf(fields), { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
