import type { RestaurantProductInput } from '@larder/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { offerUndoOf } from '../../../shared/api/changes.ts';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { ProblemStore } from '../../../shared/ui/problem/problem-notice.tsx';
import { wholesaleToasts } from '../../../texts/restaurant-products/toasts.ts';
import { type WholesaleProduct, createProduct, deleteProduct, updateProduct } from '../restaurant-api.ts';

const KEY = staffKeys.restaurantProducts;

function useRefreshProducts(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEY });
}

export function useCreateProduct() {
  return useMutation({
    mutationFn: createProduct,
    meta: wholesaleToasts.createRestaurantProduct,
    onSettled: useRefreshProducts(),
  });
}

export function useUpdateProduct() {
  return useMutation({
    mutationFn: updateProduct,
    meta: wholesaleToasts.updateRestaurantProduct,
    onSettled: useRefreshProducts(),
  });
}

export function useDeleteProduct() {
  const client = useQueryClient();
  const refresh = useRefreshProducts();
  return useMutation({
    mutationFn: deleteProduct,
    meta: { failure: wholesaleToasts.deleteRestaurantProduct.failure },
    onSuccess: ({ changeId }, id) => {
      const name = client.getQueryData<WholesaleProduct[]>(KEY)?.find((product) => product.id === id)?.name ?? '';
      const notice = { title: wholesaleToasts.deleteRestaurantProduct.success, description: name };
      offerUndoOf(client, { service: 'catalog', ids: [changeId] }, notice);
      client.setQueryData<WholesaleProduct[]>(KEY, (list) => list?.filter((product) => product.id !== id));
    },
    onSettled: refresh,
  });
}

type SoldOutChange = { id: string } & Pick<RestaurantProductInput, 'soldOutToday' | 'soldOutUntil'>;

/** Says until when none is left, or that there is some again; a refusal is told like that of any other change. */
export function useMarkSoldOut() {
  return useMutation({
    mutationFn: (change: SoldOutChange) => updateProduct(change),
    meta: wholesaleToasts.moveRestaurantProduct,
    onSettled: useRefreshProducts(),
  });
}

/**
 * Switches a product at once, and back when the server refuses: that row alone, since others may be on their way. A refusal
 * has no notice (specification part 2 §8).
 */
export function useSwitchProduct() {
  const client = useQueryClient();
  const put = (id: string, fields: Partial<WholesaleProduct>): void => {
    client.setQueryData<WholesaleProduct[]>(KEY, (list) =>
      list?.map((product) => (product.id === id ? { ...product, ...fields } : product)),
    );
  };
  return useMutation({
    mutationFn: ({ id, active }: { id: string; active: boolean }) => updateProduct({ id, active }),
    onMutate: async ({ id, active }) => {
      await client.cancelQueries({ queryKey: KEY });
      put(id, { active });
    },
    onSuccess: (saved) => put(saved.id, saved),
    onError: (_error, { id, active }) => put(id, { active: !active }),
    onSettled: useRefreshProducts(),
  });
}

/** What failed last on the page of restaurant products. */
export const problems = new ProblemStore();
