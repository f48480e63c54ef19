import { useCallback } from 'react';
import type { ProductData } from '../../../shared/products/product-data.ts';
import type { MoveDirection } from '../../../shared/ui/order/move-direction.ts';
import { useFocusAfterMove } from '../../../shared/ui/order/use-focus-after-move.ts';
import { useLatest } from '../../../shared/ui/use-latest.ts';
import type { ProductActions } from './product-actions.ts';

/** Moving rows of one list. The function stays the same, so that a change of one row draws no other. */
export function useRowMove(
  products: readonly ProductData[],
  actions: ProductActions,
): (product: ProductData, direction: MoveDirection) => void {
  const shown = useLatest(products);
  useFocusAfterMove(actions.pressed, products);
  return useCallback((product, direction) => actions.move(product, direction, shown.current), [actions, shown]);
}
