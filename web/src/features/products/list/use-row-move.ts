import { useCallback } from 'react';
import type { ProductData } from '../../../shared/products/product-data.ts';
import { useLatest } from '../../../shared/ui/use-latest.ts';
import type { MoveDirection } from '../model/move-product.ts';
import { useFocusAfterMove } from '../order/use-manual-order.ts';
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
