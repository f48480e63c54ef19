import { ArrowDown, ArrowUp } from 'lucide-react';
import { orderTexts } from '../../../texts/order.ts';
import { ReasonedButton } from '../overlays/reasoned-button.tsx';
import type { MoveDirection } from './moves.ts';

interface MoveButtonsProps {
  name: string;
  /** The place in the list, from 0. */
  index: number;
  total: number;
  /** Why the first goes no further up and the last no further down. */
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
