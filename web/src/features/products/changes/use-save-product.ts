import type { ProductDraft, ProductPatch } from '@larder/contracts';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { createProduct, patchProduct } from '../../../shared/api/staff-products.ts';
import type { ProductData } from '../../../shared/products/product-data.ts';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { productToasts } from '../../../texts/products/toasts.ts';
import { withProduct } from './newer-rows.ts';
import { problems } from './problems.ts';

/** Saves a whole form. Nothing is shown before the server has agreed: what failed stays in the form. */
export function useSaveProduct() {
  const client = useQueryClient();
  return useMutation({
    meta: productToasts.updateProduct,
    mutationFn: ({ id, patch }: { id: string; patch: ProductPatch }) => patchProduct(id, patch),
    onSuccess: (saved) => keep(client, saved),
  });
}

export function useCreateProduct() {
  const client = useQueryClient();
  return useMutation({
    meta: productToasts.createProduct,
    mutationFn: (draft: ProductDraft) => createProduct(draft),
    onSuccess: (created) => keep(client, created),
  });
}

/** Puts a saved product into the list at hand; where a new one stands, the server's list says in a moment. */
function keep(client: QueryClient, saved: ProductData): void {
  problems.clear();
  const key = staffKeys.staffProducts;
  client.setQueryData<ProductData[]>(key, (list) => {
    if (list === undefined) return undefined;
    return list.some(({ id }) => id === saved.id) ? withProduct(list, saved) : [...list, saved];
  });
  void client.invalidateQueries({ queryKey: key });
  void client.invalidateQueries({ queryKey: staffKeys.productHistory(saved.id) });
}
