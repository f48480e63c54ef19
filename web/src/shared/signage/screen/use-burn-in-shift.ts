import { useRef, useState } from 'react';
import { useBeat } from '../beat/use-beat.ts';

const EVERY_MS = 5 * 60_000;
/** Around the centre, in units of a pixel at 1080 lines: 2–4 px each way, well within the safe margin. */
const PLACES = [
  { x: 0, y: 0 },
  { x: 3, y: 0 },
  { x: 3, y: 3 },
  { x: -2, y: 3 },
  { x: -3, y: -2 },
  { x: 2, y: -3 },
] as const;

/** The offset of the whole board, which moves a little every five minutes to prevent burn-in. */
export function useBurnInShift(unitPx: number): string {
  const [turn, setTurn] = useState(0);
  const movedAt = useRef<number | null>(null);
  useBeat(({ steadyMs }) => {
    movedAt.current ??= steadyMs;
    if (steadyMs - movedAt.current < EVERY_MS) return;
    movedAt.current = steadyMs;
    setTurn((before) => (before + 1) % PLACES.length);
  });
  const { x, y } = PLACES[turn] ?? PLACES[0];
  return `translate(${x * unitPx}px, ${y * unitPx}px)`;
}
