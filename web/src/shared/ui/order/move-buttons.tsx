import { ArrowDown, ArrowUp } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { orderTexts } from '../../../texts/order.ts';
import { ReasonedButton } from '../overlays/reasoned-button.tsx';

interface Press {
  id: string;
  direction: MoveDirection;
}

/** A list fetched during a move may move the row back and forth once more within this time. */
const SETTLES_WITHIN_MS = 10_000;

/** The arrow button that was pressed last. */
export class PressedArrow {
  private press: Press | null = null;
  private at = 0;
  private isNew = false;

  set(press: Press): void {
    this.press = press;
    this.at = performance.now();
    this.isNew = true;
  }

  /** The arrow that should get the focus after rendering; null when the focus is right. */
  toFocus(): (Press & { isNew: boolean }) | null {
    const hasLostFocus = document.activeElement === document.body && performance.now() - this.at < SETTLES_WITHIN_MS;
    const { press, isNew } = this;
    this.isNew = false;
    return press !== null && (isNew || hasLostFocus) ? { ...press, isNew } : null;
  }
}

export type MoveDirection = 'up' | 'down';

/**
 * Keeps the focus on the pressed arrow after its row has moved, so that the next press moves the same row. Rows have
 * their id as `data-product`.
 */
export function useFocusAfterMove(pressed: PressedArrow, shown: unknown): void {
  useLayoutEffect(() => {
    const press = pressed.toFocus();
    if (press === null) return;
    const { id, direction, isNew } = press;
    const arrow = document.querySelector<HTMLElement>(`[data-product="${CSS.escape(id)}"] [data-move="${direction}"]`);
    // A page that was scrolled in the meantime is not scrolled back.
    arrow?.focus({ preventScroll: !isNew });
  }, [pressed, shown]);
}

interface MoveButtonsProps {
  name: string;
  /** The index in the list, from 0. */
  index: number;
  total: number;
  /** Why the first cannot move up and the last cannot move down. */
  edge?: Record<MoveDirection, string>;
  onMove: (direction: MoveDirection) => void;
}

const ICONS = { up: ArrowUp, down: ArrowDown };

export function MoveButtons({ name, index, total, edge = orderTexts.edge, onMove }: MoveButtonsProps) {
  const atEdge: Record<MoveDirection, boolean> = { up: index === 0, down: index === total - 1 };
  return (
    <span className="inline-flex">
      {(['up', 'down'] as const).map((direction) => {
        const Icon = ICONS[direction];
        return (
          <ReasonedButton
            key={direction}
            icon
            data-move={direction}
            aria-label={orderTexts.move[direction](name)}
            disabledReason={atEdge[direction] ? edge[direction] : null}
            onClick={() => onMove(direction)}
          >
            <Icon size={18} strokeWidth={2} aria-hidden />
          </ReasonedButton>
        );
      })}
    </span>
  );
}
