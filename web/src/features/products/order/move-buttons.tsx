import { ArrowDown, ArrowUp } from 'lucide-react';
import { ReasonedButton } from '../../../shared/ui/overlays/reasoned-button.tsx';
import { orderTexts } from '../../../texts/products/order.ts';
import type { MoveDirection } from '../model/move-product.ts';

interface MoveButtonsProps {
  name: string;
  /** The place in the list, from 0. */
  index: number;
  total: number;
  onMove: (direction: MoveDirection) => void;
}

const ICONS = { up: ArrowUp, down: ArrowDown };

export function MoveButtons({ name, index, total, onMove }: MoveButtonsProps) {
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
            disabledReason={atEdge[direction] ? orderTexts.edge[direction] : null}
            onClick={() => onMove(direction)}
          >
            <Icon size={18} strokeWidth={2} aria-hidden />
          </ReasonedButton>
        );
      })}
    </span>
  );
}
