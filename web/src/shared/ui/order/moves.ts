import { useLayoutEffect } from 'react';

interface Press {
  id: string;
  direction: MoveDirection;
}

/** The arrow that was pressed last, until the list that shows its effect has taken note. */
export class PressedArrow {
  private press: Press | null = null;

  set(press: Press): void {
    this.press = press;
  }

  take(): Press | null {
    const press = this.press;
    this.press = null;
    return press;
  }
}

export type MoveDirection = 'up' | 'down';

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
