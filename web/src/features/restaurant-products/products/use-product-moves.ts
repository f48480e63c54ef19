import { useCallback, useState } from 'react';
import type { MoveDirection } from '../../../shared/ui/order/move-direction.ts';
import { PressedArrow } from '../../../shared/ui/order/pressed-arrow.ts';
import { useFocusAfterMove } from '../../../shared/ui/order/use-focus-after-move.ts';
import { useLatest } from '../../../shared/ui/use-latest.ts';
import { orderTexts } from '../../../texts/order.ts';
import { usePlaceProducts } from '../changes/use-place-products.ts';
import type { CategoryIndex } from '../model/category-index.ts';
import { swapOrder } from '../model/swap-order.ts';
import type { WholesaleProduct } from '../model/wholesale-data.ts';

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
