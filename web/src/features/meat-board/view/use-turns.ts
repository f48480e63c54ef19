import { useRef, useState } from 'react';
import { useBeat } from '../../../shared/signage/beat/use-beat.ts';

/** How long a page stands. */
export const TURN_MS = 12_000;

/** Counts the pages turned: one every twelve seconds, and none while somebody is at the screen. */
export function useTurns(isHeld: boolean): number {
  const [turns, setTurns] = useState(0);
  const turnedAt = useRef<number | null>(null);
  useBeat(({ steadyMs }) => {
    if (isHeld || turnedAt.current === null) turnedAt.current = steadyMs;
    // The beat comes once a second: half of one early rather than late.
    if (steadyMs - turnedAt.current < TURN_MS - 500) return;
    turnedAt.current = steadyMs;
    setTurns((before) => before + 1);
  });
  return turns;
}
