import { useLayoutEffect } from 'react';
import type { PressedArrow } from './pressed-arrow.ts';

/**
 * Keeps the focus on the pressed arrow after its row has moved, so that the next press moves the same row on. Rows carry the
 * id of what they show as `data-product`.
 */
export function useFocusAfterMove(pressed: PressedArrow, shown: unknown): void {
  useLayoutEffect(() => {
    const press = pressed.take();
    if (press === null) return;
    const { id, direction } = press;
    const arrow = document.querySelector<HTMLElement>(`[data-product="${CSS.escape(id)}"] [data-move="${direction}"]`);
    arrow?.focus();
  }, [pressed, shown]);
}
