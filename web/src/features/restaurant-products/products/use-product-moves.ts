import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import type { MoveDirection } from '../../../shared/ui/order/move-direction.ts';
import { PressedArrow } from '../../../shared/ui/order/pressed-arrow.ts';
import { useFocusAfterMove } from '../../../shared/ui/order/use-focus-after-move.ts';
import { useLatest } from '../../../shared/ui/use-latest.ts';
import { orderTexts } from '../../../texts/order.ts';
import { wholesaleToasts } from '../../../texts/restaurant-products/toasts.ts';
import { problems } from '../changes/problems.ts';
import type { CategoryIndex } from '../model/category-index.ts';
import { swapOrder, type Placing } from '../model/swap-order.ts';
import type { WholesaleProduct } from '../model/wholesale-data.ts';
import { MOVING, placeProduct } from '../restaurant-api.ts';

interface Lists {
  all: readonly WholesaleProduct[];
  /** In the order on the screen, those of a category together. */
  shown: readonly WholesaleProduct[];
  categories: CategoryIndex;
}

/** Moves a product past its neighbour on the screen, keeps the focus on it and tells `say` where it stands now. */
export function useProductMoves(
  lists: Lists,
  say: (words: string) => void,
): (product: WholesaleProduct, direction: MoveDirection) => void {
  const { mutate } = usePlaceProducts();
  const [pressed] = useState(() => new PressedArrow());
  const latest = useLatest(lists);
  useFocusAfterMove(pressed, lists.shown);
  return useCallback(
    (product, direction) => {
      const { all, shown, categories } = latest.current;
      const inCategory = ({ category }: WholesaleProduct): boolean => categories.isSame(category, product.category);
      const neighbours = shown.filter(inCategory);
      const from = neighbours.findIndex(({ id }) => id === product.id);
      const to = from + (direction === 'up' ? -1 : 1);
      const neighbour = neighbours[to];
      if (from < 0 || neighbour === undefined) return;
      pressed.set({ id: product.id, direction });
      mutate(swapOrder(all.filter(inCategory), product.id, neighbour.id));
      say(orderTexts.moved(orderTexts.move[direction](product.name), to + 1, neighbours.length));
    },
    [latest, mutate, pressed, say],
  );
}

const KEY = staffKeys.restaurantProducts;

/**
 * Gives products their places, one call each, one after the other: shown at once. Presses that follow quickly wait for each
 * other. When one is refused, the server's list says what has become of it.
 */
function usePlaceProducts() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: MOVING,
    scope: { id: 'restaurant-product-order' },
    meta: wholesaleToasts.moveRestaurantProduct,
    mutationFn: async (placings: readonly Placing[]) => {
      for (const { id, displayOrder } of placings) await placeProduct(id, displayOrder);
    },
    onMutate: async (placings) => {
      // In the same turn as the press: two quick presses must not both start from the order before the first.
      arrange(client, placings);
      await client.cancelQueries({ queryKey: KEY });
    },
    onSuccess: problems.clear,
    onError: (error) => {
      const { title, fallback } = wholesaleToasts.moveRestaurantProduct.failure;
      problems.show({ title, detail: sentenceOf(error, fallback) });
    },
    onSettled: () => {
      // Not while a further press waits: the list would show the order before it.
      if (client.isMutating({ mutationKey: MOVING }) === 1) void client.invalidateQueries({ queryKey: KEY });
    },
  });
}

function arrange(client: QueryClient, placings: readonly Placing[]): void {
  const places = new Map(placings.map(({ id, displayOrder }) => [id, displayOrder]));
  client.setQueryData<WholesaleProduct[]>(KEY, (list) =>
    list?.map((product) => {
      const displayOrder = places.get(product.id);
      return displayOrder === undefined ? product : { ...product, displayOrder };
    }),
  );
}
