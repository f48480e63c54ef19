import { useLayoutEffect } from 'react';

interface Press {
  id: string;
  direction: MoveDirection;
}

/** A list that is fetched while a move is on its way may take the row back and forth once more. */
const SETTLES_WITHIN_MS = 10_000;

/** The arrow that was pressed last. */
export class PressedArrow {
  private press: Press | null = null;
  private at = 0;
  private isNew = false;

  set(press: Press): void {
    this.press = press;
    this.at = performance.now();
    this.isNew = true;
  }

  /** The one that is to have the focus after the list was drawn; null where the focus is right. */
  toFocus(): (Press & { isNew: boolean }) | null {
    const hasLostFocus = document.activeElement === document.body && performance.now() - this.at < SETTLES_WITHIN_MS;
    const { press, isNew } = this;
    this.isNew = false;
    return press !== null && (isNew || hasLostFocus) ? { ...press, isNew } : null;
  }
}

export type MoveDirection = 'up' | 'down';

/**
 * Keeps the focus on the pressed arrow after its row has moved, so that the next press moves the same row on. Rows carry the
 * id of what they show as `data-product`.
 */
export function useFocusAfterMove(pressed: PressedArrow, shown: unknown): void {
  useLayoutEffect(() => {
    const press = pressed.toFocus();
    if (press === null) return;
    const { id, direction, isNew } = press;
    const arrow = document.querySelector<HTMLElement>(`[data-product="${CSS.escape(id)}"] [data-move="${direction}"]`);
    // A page that was scrolled meanwhile stays where it is.
    arrow?.focus({ preventScroll: !isNew });
  }, [pressed, shown]);
}
