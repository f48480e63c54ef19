import type { ChangeKind, RestaurantOverride, SavedRestaurantProduct } from '@larder/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { offerUndoOf } from '../../../shared/api/changes.ts';
import { isLast, useStaffChange } from '../../../shared/api/staff-query.ts';
import { staffStoresQuery, useStoreScope } from '../../../shared/kit/store-scope.tsx';
import { type MutationNotices, useRefresh } from '../../../shared/query/query-client.ts';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { ProblemStore } from '../../../shared/ui/problem/problem-notice.tsx';
import { changesTexts } from '../../../texts/changes.ts';
import { wholesaleToasts } from '../../../texts/restaurant-products/toasts.ts';
import {
  type WholesaleProduct,
  createProduct,
  deleteProduct,
  replaceOverride,
  SHOWN_AHEAD,
  updateProduct,
} from '../restaurant-api.ts';

/** The fields that a store may override. */
export type OwnField = Exclude<keyof RestaurantOverride, 'version'>;

const KEY = staffKeys.restaurantProducts;

/** The list that the page shows. */
const useListKey = (): readonly string[] => staffKeys.restaurantProductsOf(useStoreScope().slug);

/** Offers to undo a change that removed values of stores. */
function useOfferUndo(kind: ChangeKind = 'overrides-applied'): (saved: SavedRestaurantProduct) => void {
  const client = useQueryClient();
  return ({ changeId, name }) => {
    if (changeId === undefined) return;
    const notice = { title: changesTexts.kinds[kind], description: name };
    offerUndoOf(client, { service: 'catalog', ids: [changeId] }, notice);
  };
}

export const useCreateProduct = () => useStaffChange(createProduct, wholesaleToasts.createRestaurantProduct, KEY);

export function useUpdateProduct(meta: MutationNotices = wholesaleToasts.updateRestaurantProduct) {
  const { slug } = useStoreScope();
  return useMutation({
    mutationFn: (input: Parameters<typeof updateProduct>[0]) => updateProduct(input, slug),
    meta,
    onSuccess: useOfferUndo(),
    onSettled: useRefresh(KEY),
  });
}

export function useDeleteProduct() {
  const client = useQueryClient();
  const key = useListKey();
  return useMutation({
    mutationFn: deleteProduct,
    meta: { failure: wholesaleToasts.deleteRestaurantProduct.failure },
    onSuccess: ({ changeId }, id) => {
      const name = client.getQueryData<WholesaleProduct[]>(key)?.find((product) => product.id === id)?.name ?? '';
      const notice = { title: wholesaleToasts.deleteRestaurantProduct.success, description: name };
      offerUndoOf(client, { service: 'catalog', ids: [changeId] }, notice);
      client.setQueryData<WholesaleProduct[]>(key, (list) => list?.filter((product) => product.id !== id));
    },
    onSettled: useRefresh(KEY),
  });
}

/** Marks a product as sold out or for sale again, with a notice; a refusal is shown like that of other changes. */
export const useMarkSoldOut = () => useUpdateProduct(wholesaleToasts.moveRestaurantProduct);

/**
 * Switches a product optimistically, and reverts only that row when the server refuses: others may be pending. A
 * refusal has no notice (specification part 2 §8).
 */
export function useSwitchProduct() {
  const client = useQueryClient();
  const { slug } = useStoreScope();
  const key = useListKey();
  const put = (id: string, fields: Partial<WholesaleProduct>): void => {
    client.setQueryData<WholesaleProduct[]>(key, (list) =>
      list?.map((product) => (product.id === id ? { ...product, ...fields } : product)),
    );
  };
  return useMutation({
    mutationKey: SHOWN_AHEAD,
    mutationFn: ({ id, active }: { id: string; active: boolean }) => updateProduct({ id, active }, slug),
    onMutate: async ({ id, active }) => {
      await client.cancelQueries({ queryKey: KEY });
      put(id, { active });
    },
    onSuccess: (saved) => put(saved.id, saved),
    onError: (_error, { id, active }) => put(id, { active: !active }),
    onSettled: () => {
      if (isLast(client, SHOWN_AHEAD)) void client.invalidateQueries({ queryKey: KEY });
    },
  });
}

/** Resets these fields of a store to the chain's values. A conflict is reported if others changed since. */
export function useFollowChain({ id, own }: WholesaleProduct) {
  const client = useQueryClient();
  const { slug } = useStoreScope();
  return useMutation({
    meta: wholesaleToasts.updateRestaurantProduct,
    mutationFn: async (fields: readonly OwnField[]) => {
      const store = (await client.ensureQueryData(staffStoresQuery)).find((each) => each.slug === slug);
      if (own === undefined || store === undefined) throw new Error(`There is no store ${slug}.`);
      const silent = Object.fromEntries(fields.map((field) => [field, null]));
      return await replaceOverride(store.id, id, Object.assign({}, own, silent));
    },
    onSettled: useRefresh(KEY),
  });
}

/** Takes the product off sale in every store, whatever the overrides. */
export function useRecallProduct() {
  return useMutation({
    mutationFn: (id: string) => updateProduct({ id, active: false, everywhere: true }, null),
    onSuccess: useOfferUndo('product-recalled'),
    onSettled: useRefresh(KEY),
  });
}

/** The last failure on the page of restaurant products. */
export const problems = new ProblemStore();
