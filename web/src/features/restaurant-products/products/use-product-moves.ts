import { LIMITS } from '@larder/kernel';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { isLast } from '../../../shared/api/staff-query.ts';
import { useStoreScope } from '../../../shared/kit/store-scope.tsx';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { type MoveDirection, PressedArrow, useFocusAfterMove } from '../../../shared/ui/order/move-buttons.tsx';
import { useLatest } from '../../../shared/ui/use-latest.ts';
import { orderTexts } from '../../../texts/order.ts';
import { wholesaleToasts } from '../../../texts/restaurant-products/toasts.ts';
import { problems } from '../changes/use-change-products.ts';
import type { CategoryIndex } from '../model/category-index.ts';
import { byHand } from '../model/wholesale-list.ts';
import { SHOWN_AHEAD, placeProduct, type WholesaleProduct } from '../restaurant-api.ts';

interface Lists {
  all: readonly WholesaleProduct[];
  /** The products in the order on the screen, those of a category together. */
  shown: readonly WholesaleProduct[];
  categories: CategoryIndex;
}

/** Moves a product past its neighbour on the screen, keeps the focus on it and announces its new place. */
export function useProductMoves(
  lists: Lists,
  say: (text: string) => void,
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

/**
 * Moves products optimistically, one call after another. Quick successive presses are queued. When a call is refused, the
 * server's list shows the result.
 */
function usePlaceProducts() {
  const client = useQueryClient();
  const { slug } = useStoreScope();
  const key = staffKeys.restaurantProductsOf(slug);
  return useMutation({
    mutationKey: SHOWN_AHEAD,
    scope: { id: 'restaurant-product-order' },
    meta: wholesaleToasts.moveRestaurantProduct,
    mutationFn: async (placings: readonly Placing[]) => {
      for (const { id, displayOrder } of placings) await placeProduct(id, displayOrder, slug);
    },
    onMutate: async (placings) => {
      // Synchronous with the press: two quick presses must not both start from the same order.
      arrange(client, key, placings);
      await client.cancelQueries({ queryKey: key });
    },
    onSuccess: problems.clear,
    onError: (error) => {
      const { title, fallback } = wholesaleToasts.moveRestaurantProduct.failure;
      problems.show({ title, detail: sentenceOf(error, fallback) });
    },
    onSettled: () => {
      if (isLast(client, SHOWN_AHEAD)) void client.invalidateQueries({ queryKey: staffKeys.restaurantProducts });
    },
  });
}

function arrange(client: QueryClient, key: readonly string[], placings: readonly Placing[]): void {
  const places = new Map(placings.map(({ id, displayOrder }) => [id, displayOrder]));
  client.setQueryData<WholesaleProduct[]>(key, (list) =>
    list?.map((product) => {
      const displayOrder = places.get(product.id);
      return displayOrder === undefined ? product : { ...product, displayOrder };
    }),
  );
}

/** A product's new place. */
export interface Placing {
  id: string;
  displayOrder: number;
}

/**
 * The calls that swap two products of a category: two of them, unless products of the category share a
 * place. Shared places are separated first, each product keeping its own or moving back as little as necessary: swapping
 * equal numbers would change nothing.
 */
export function swapOrder(category: readonly WholesaleProduct[], id: string, neighbourId: string): Placing[] {
  const places = distinctPlaces(category.toSorted(byHand));
  const [own, neighbours] = [places.get(id), places.get(neighbourId)];
  if (own === undefined || neighbours === undefined || id === neighbourId) return [];
  places.set(id, neighbours);
  places.set(neighbourId, own);
  return category
    .map((product) => ({ id: product.id, displayOrder: places.get(product.id) ?? product.displayOrder }))
    .filter(({ displayOrder }, index) => displayOrder !== category[index]?.displayOrder);
}

function distinctPlaces(ordered: readonly WholesaleProduct[]): Map<string, number> {
  let last = -1;
  const rising = ordered.map(({ displayOrder }) => (last = Math.max(displayOrder, last + 1)));
  // A category that reaches the highest possible place has no room: its places are renumbered.
  const counted = last > LIMITS.displayOrder;
  return new Map(ordered.map(({ id }, index) => [id, counted ? index : (rising[index] ?? index)]));
}
