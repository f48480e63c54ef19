import { CircleCheck, CircleHelp, OctagonX, TriangleAlert, type LucideIcon } from 'lucide-react';
import { statusTexts, type KnownState } from '../../texts/status.ts';
import styles from './status.module.css';

/** A shape of its own for each: a circle, a triangle, an octagon. */
const SHAPES: Readonly<Record<KnownState, LucideIcon>> = {
  up: CircleCheck,
  limited: TriangleAlert,
  down: OctagonX,
  unknown: CircleHelp,
};

export function StateShape({ state, size }: { state: KnownState; size: number }) {
  const Shape = SHAPES[state];
  return (
    <span className="inline-flex flex-none [color:var(--state-ink)]" data-state={state}>
      <Shape size={size} strokeWidth={1.75} aria-hidden />
    </span>
  );
}

/** A state as a shape, a word and a colour. */
export function StateBadge({ state }: { state: KnownState }) {
  return (
    <span className={styles.stateBadge} data-state={state}>
      <StateShape state={state} size={22} />
      {statusTexts.states[state]}
    </span>
  );
}
