import type { ProductPatch } from '@larder/contracts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { currentOfConflict, noticeOf, sentenceOf, slipsOfConflict } from '../../../shared/api/api-error.ts';
import { offerUndoOf } from '../../../shared/api/changes.ts';
import { newerRows, type ProductData, patchProduct } from '../../../shared/api/staff-products.ts';
import { followChainEverywhere, OWN_FIELDS } from '../../../shared/api/store-prices.ts';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { toasts } from '../../../shared/toast/toast-store.ts';
import { changesTexts } from '../../../texts/changes.ts';
import { productToasts } from '../../../texts/products/toasts.ts';
import { storeScopeTexts } from '../../../texts/stores/scope.ts';
import { useProductScope } from '../product-scope.ts';
import { CHANGING, problems, versionOf, withProduct } from './product-cache.ts';
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
    const { undone, notUndone } = changesTexts;
    patchProduct(id, { ...patch, confirm: true, version: versionOf(changed) }, store).then(
      (product) => {
        take(product);
        toasts.show({ title: undone, description: product.description });
      },
      (error: unknown) => toasts.show({ title: notUndone, description: noticeOf(error, notUndone), tone: 'error' }),
    );
  };

  return useMutation({
    mutationKey: [CHANGING, id],
    scope: { id: `product-${id} ${store ?? ''}` },
    meta: productToasts.updateProduct,
    mutationFn: ({ everywhere: _everywhere, ...patch }: PatchData) =>
      patchProduct(id, { ...patch, version: versionOf(find()) }, store),
    onMutate: async ({ confirm: _confirm, everywhere: _everywhere, ...patch }) => {
      await client.cancelQueries({ queryKey: key });
      const before = find();
      if (before !== undefined) put({ ...before, ...patch });
      return before;
    },
    onSuccess: (changed, { everywhere }, before) => {
      take(changed);
      if (everywhere && before !== undefined) void resetStores(client, before, changed);
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

/** Resets what changed in the stores that override it, with a notice that can undo this. */
export async function resetStores(client: QueryClient, before: ProductData, changed: ProductData): Promise<void> {
  const fields = OWN_FIELDS.filter((field) => before[field] !== changed[field]);
  const title = changesTexts.kinds['overrides-applied'];
  try {
    const done = await followChainEverywhere(changed.id, fields);
    const ids = [done?.changeId];
    if (done !== null) offerUndoOf(client, { service: 'catalog', ids }, { title, description: changed.description });
    await client.invalidateQueries({ queryKey: staffKeys.staffProducts });
  } catch (error) {
    const { error: failed } = storeScopeTexts.dialog;
    toasts.show({ title: failed, description: noticeOf(error, failed), tone: 'error' });
  }
}

/** The fields of a patch, as a plain object. */
type PatchData = Pick<ProductPatch, Exclude<keyof ProductPatch, 'version'>>;

/** The former values of the fields in a patch. */
function onlyFieldsOf(patch: PatchData, before: ProductData): Partial<ProductData> {
  const touched = new Set(Object.keys(patch));
  return Object.fromEntries(Object.entries(before).filter(([field]) => touched.has(field)));
}
