import type { RestaurantOrder } from '@larder/contracts';
import type { Role } from '@larder/kernel';
import { useRef, useState } from 'react';
import { useMoveOrder } from '../detail/use-change-order.ts';
import { nextStepOf } from '../model/next-step.ts';
import type { RowSteps } from './order-rows.tsx';

/** Moves orders from their rows, several at the same time, each one step after the other. */
export function useRowSteps(role: Role): RowSteps {
  const move = useMoveOrder();
  const underWay = useRef(new Set<string>());
  const [moving, setMoving] = useState<ReadonlySet<string>>(new Set());
  const mark = (id: string, isMoving: boolean): void => {
    if (isMoving) underWay.current.add(id);
    else underWay.current.delete(id);
    setMoving(new Set(underWay.current));
  };
  const advance = async (order: RestaurantOrder): Promise<void> => {
    const step = nextStepOf(order.status, role);
    if (step === null || underWay.current.has(order.id)) return;
    mark(order.id, true);
    try {
      await move.mutateAsync({ order, status: step.status });
    } catch {
      // The mutation has already shown a notice.
    } finally {
      mark(order.id, false);
    }
  };
  return { role, moving, advance: (order) => void advance(order) };
}
