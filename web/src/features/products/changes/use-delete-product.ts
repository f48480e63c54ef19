import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteProduct } from '../../../shared/api/staff-products.ts';
import type { ProductData } from '../../../shared/products/product-data.ts';
import { queryKeys } from '../../../shared/query/query-keys.ts';
import { toastTexts } from '../../../texts/toasts.ts';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { problems } from './problems.ts';

export function useDeleteProduct() {
  const client = useQueryClient();
  const key = queryKeys.staffProducts;
  return useMutation({
    meta: toastTexts.deleteProduct,
    mutationFn: ({ id }: ProductData) => deleteProduct(id),
    onSuccess: (_answer, { id }) => {
      problems.clear();
      client.setQueryData<ProductData[]>(key, (list) => list?.filter((product) => product.id !== id));
    },
    onError: (error, { description }) => {
      const { title, fallback } = toastTexts.deleteProduct.failure;
      problems.show({ title: `${title}: ${description}`, detail: sentenceOf(error, fallback) });
    },
    onSettled: () => void client.invalidateQueries({ queryKey: key }),
  });
}
