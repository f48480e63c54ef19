import { useCallback, useState } from 'react';
import type { ProductData } from '../../../shared/api/staff-products.ts';
import { type MoveDirection, PressedArrow } from '../../../shared/ui/order/moves.ts';
import { useLatest } from '../../../shared/ui/use-latest.ts';
import { orderTexts } from '../../../texts/order.ts';
import { moveProduct } from '../model/move-product.ts';
import { useReorderProducts } from './use-reorder-products.ts';

export interface ManualOrder {
  /** Moves a product one place among those shown with it. */
  move(product: ProductData, direction: MoveDirection, shown: readonly ProductData[]): void;
  pressed: PressedArrow;
  /** The last move in words, for those who do not see it. */
  spoken: string;
}

/** Moves products by hand. `all` is the manual order; `reversed` says that the page shows it the other way round. */
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
