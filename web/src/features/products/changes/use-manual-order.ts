import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { type ProductData, reorderProducts } from '../../../shared/api/staff-products.ts';
import { isLast } from '../../../shared/api/staff-query.ts';
import { type MoveDirection, PressedArrow } from '../../../shared/ui/order/move-buttons.tsx';
import { useLatest } from '../../../shared/ui/use-latest.ts';
import { orderTexts } from '../../../texts/order.ts';
import { productToasts } from '../../../texts/products/toasts.ts';
import { inOrder, moveProduct } from '../model/move-product.ts';
import { useProductScope } from '../product-scope.ts';
import { problems } from './product-cache.ts';

export interface ManualOrder {
  /** Moves a product one place among the visible ones. */
  move(product: ProductData, direction: MoveDirection, shown: readonly ProductData[]): void;
  pressed: PressedArrow;
  /** The last move as text for screen readers. */
  spoken: string;
}

/** Moves products manually. `all` is the manual order; `reversed` when the page shows it in reverse. */
export function useManualOrder(all: readonly ProductData[], reversed: boolean): ManualOrder {
  const { mutate } = useReorderProducts();
  const [spoken, setSpoken] = useState('');
  const [pressed] = useState(() => new PressedArrow());
  const held = useLatest({ all, reversed });

  const move = useCallback(
    (product: ProductData, direction: MoveDirection, shown: readonly ProductData[]): void => {
      const turn = (ids: string[]): string[] => (held.current.reversed ? ids.toReversed() : ids);
      const shownIds = shown.map(({ id }) => id);
      const order = turn(held.current.all.map(({ id }) => id));
      const moved = moveProduct(order, shownIds, product.id, direction);
      if (moved === null) return;
      pressed.set({ id: product.id, direction });
      mutate(turn(moved));
      const position = shownIds.indexOf(product.id) + 1 + (direction === 'up' ? -1 : 1);
      setSpoken(orderTexts.moved(orderTexts.move[direction](product.description), position, shownIds.length));
    },
    [mutate, held, pressed],
  );
  return { move, pressed, spoken };
}

/** The key of orders that are being sent: a list that arrives meanwhile may still have the former one. */
export const ORDERING = ['product-order'];

/**
 * Reorders products optimistically, and rolls back if the server refuses. Quick successive moves are sent one after
 * another; each sends the whole order, so the last one wins.
 */
function useReorderProducts() {
  const client = useQueryClient();
  const { store, key } = useProductScope();
  return useMutation({
    mutationKey: ORDERING,
    scope: { id: 'product-order' },
    meta: productToasts.reorderProducts,
    mutationFn: (wanted: string[]) => reorderProducts({ productIds: wanted }, store),
    onMutate: async (wanted) => {
      // Synchronous with the key press: two quick presses must not start from the same order.
      const before = client.getQueryData<ProductData[]>(key)?.map(({ id }) => id);
      arrange(client, key, wanted);
      await client.cancelQueries({ queryKey: key });
      return before;
    },
    onSuccess: problems.clear,
    onError: (error, _wanted, before) => {
      const { title, fallback } = productToasts.reorderProducts.failure;
      problems.show({ title, detail: sentenceOf(error, fallback) });
      if (before !== undefined && isLast(client, ORDERING)) arrange(client, key, before);
    },
    onSettled: () => {
      if (isLast(client, ORDERING)) void client.invalidateQueries({ queryKey: key });
    },
  });
}

function arrange(client: QueryClient, key: QueryKey, ids: readonly string[]): void {
  client.setQueryData<ProductData[]>(key, (list) => list && inOrder(list, ids));
}
