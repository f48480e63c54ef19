import { useForm } from 'react-hook-form';
import { productFormTexts } from '../../../texts/products/form.ts';
import { toastTexts } from '../../../texts/toasts.ts';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { useCreateProduct } from '../changes/use-save-product.ts';
import { NEW_PRODUCT, valuesOf, type ProductFields } from './product-fields.ts';
import { ProductForm } from './product-form.tsx';

export function AddProduct({ onClose }: { onClose: () => void }) {
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
