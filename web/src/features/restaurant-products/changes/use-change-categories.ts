import { mutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { offerUndoOf } from '../../../shared/api/changes.ts';
import { isLast, useStaffChange } from '../../../shared/api/staff-query.ts';
import { useRefresh } from '../../../shared/query/query-client.ts';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { wholesaleToasts } from '../../../texts/restaurant-products/toasts.ts';
import { inOrder } from '../model/category-index.ts';
import {
  type WholesaleCategory,
  createCategory,
  deleteCategory,
  reorderCategories,
  updateCategory,
} from '../restaurant-api.ts';

const KEY = staffKeys.restaurantCategories;

/** A new name also changes the category's products, so both lists are refetched. */
const BOTH = [KEY, staffKeys.restaurantProducts] as const;

export const useCreateCategory = () => useStaffChange(createCategory, wholesaleToasts.createCategory, ...BOTH);

export const useUpdateCategory = () => useStaffChange(updateCategory, wholesaleToasts.updateCategory, ...BOTH);

export function useDeleteCategory() {
  const client = useQueryClient();
  const { success, failure } = wholesaleToasts.deleteCategory;
  return useMutation({
    mutationFn: deleteCategory,
    meta: { failure },
    onSuccess: ({ changeId }) => offerUndoOf(client, { service: 'catalog', ids: [changeId] }, { title: success }),
    onSettled: useRefresh(...BOTH),
  });
}

const REORDERING = ['restaurant-category-order'];

/**
 * Reorders the categories optimistically, and restores the server's order if it refuses. Quick successive moves are
 * sent one after another; each sends the whole order, so the last one wins.
 */
export const useReorderCategories = () => useMutation(reordering(useQueryClient()));

export const reordering = (client: QueryClient) =>
  mutationOptions({
    mutationKey: REORDERING,
    scope: { id: 'restaurant-category-order' },
    meta: wholesaleToasts.reorderCategories,
    mutationFn: (ids: readonly string[]) => reorderCategories(ids.map((id, displayOrder) => ({ id, displayOrder }))),
    onMutate: async (ids) => {
      const before = client.getQueryData<WholesaleCategory[]>(KEY);
      const places = new Map(ids.map((id, displayOrder) => [id, displayOrder]));
      client.setQueryData<WholesaleCategory[]>(
        KEY,
        (list) =>
          list &&
          inOrder(list.map((category) => ({ ...category, displayOrder: places.get(category.id) ?? ids.length }))),
      );
      await client.cancelQueries({ queryKey: KEY });
      return before;
    },
    onError: (_error, _ids, before) => {
      if (isLast(client, REORDERING)) client.setQueryData(KEY, before);
    },
    onSettled: () => (isLast(client, REORDERING) ? client.invalidateQueries({ queryKey: KEY }) : undefined),
  });
