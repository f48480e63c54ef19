import type { ProductPatch } from '@larder/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { currentOfConflict, noticeOf, sentenceOf, slipsOfConflict } from '../../../shared/api/api-error.ts';
import { newerRows, type ProductData, patchProduct } from '../../../shared/api/staff-products.ts';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { toasts } from '../../../shared/toast/toast-store.ts';
import { productToasts } from '../../../texts/products/toasts.ts';
import { useProductScope } from '../product-scope.ts';
import { problems, versionOf, withProduct } from './product-cache.ts';
import { offerUndo } from './undo-notice.ts';

/**
 * Changes one product optimistically, and rolls back if the server refuses. Changes of the same product are queued, so
 * that the second one sends the version from the first.
 */
export function useUpdateProduct(id: string) {
  const client = useQueryClient();
  const { store, key } = useProductScope();
  const put = (product: ProductData): void => {
    client.setQueryData<ProductData[]>(key, (list) => withProduct(list, product));
  };
  const find = (): ProductData | undefined =>
    client.getQueryData<ProductData[]>(key)?.find((product) => product.id === id);

  const take = (changed: ProductData): void => {
    problems.clear();
    client.setQueryData<ProductData[]>(key, (list) => list && newerRows(list, withProduct(list, changed) ?? []));
    // Other lists depend on it: stores follow the chain, and the chain's list counts overrides.
    void client.invalidateQueries({ queryKey: staffKeys.staffProducts, type: 'inactive' });
  };
  /** Undoes by a change based on the version that was created: a later change by someone else is kept, and reported. */
  const takeBack = (patch: PatchData, changed: ProductData): void => {
    const { undone, notUndone } = productToasts.updateProduct;
    patchProduct(id, { ...patch, confirm: true, version: versionOf(changed) }, store).then(
      (product) => {
        take(product);
        toasts.show({ title: undone, description: product.description });
      },
      (error: unknown) => toasts.show({ title: notUndone, description: noticeOf(error, notUndone), tone: 'error' }),
    );
  };

  return useMutation({
    scope: { id: `product-${id} ${store ?? ''}` },
    meta: productToasts.updateProduct,
    mutationFn: (patch: PatchData) => patchProduct(id, { ...patch, version: versionOf(find()) }, store),
    onMutate: async ({ confirm: _confirm, ...patch }) => {
      await client.cancelQueries({ queryKey: key });
      const before = find();
      if (before !== undefined) put({ ...before, ...patch });
      return before;
    },
    onSuccess: (changed, _patch, before) => {
      take(changed);
      if (before !== undefined) offerUndo(before, changed, (patch) => takeBack(patch, changed));
    },
    onError: (error, patch, before) => {
      const { title, fallback } = productToasts.updateProduct.failure;
      const held = find();
      // A question about a slip is shown next to the price instead.
      if (slipsOfConflict(error) === null)
        problems.show({
          title: held === undefined ? title : `${title}: ${held.description}`,
          detail: sentenceOf(error, fallback),
        });
      const current = currentOfConflict<ProductData>(error);
      if (current !== null) put(current);
      else if (held !== undefined && before !== undefined) put({ ...held, ...onlyFieldsOf(patch, before) });
      void client.invalidateQueries({ queryKey: key });
    },
  });
}

/** The fields of a patch, as a plain object. */
type PatchData = Pick<ProductPatch, Exclude<keyof ProductPatch, 'version'>>;

/** The former values of the fields in a patch. */
function onlyFieldsOf(patch: PatchData, before: ProductData): Partial<ProductData> {
  const touched = new Set(Object.keys(patch));
  return Object.fromEntries(Object.entries(before).filter(([field]) => touched.has(field)));
}
