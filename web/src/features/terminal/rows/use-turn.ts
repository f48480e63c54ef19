import { useRef, useState } from 'react';
import { useBeat } from '../../../shared/signage/beat/use-beat.ts';
import { PAGE_MS } from './column-page.ts';

/** How often the pages have been turned. They wait while somebody is at the screen. */
export function useTurn(waits: boolean): number {
  const [turn, setTurn] = useState(0);
  const turnedAt = useRef<number | null>(null);
  useBeat(({ steadyMs }) => {
    if (waits || turnedAt.current === null) turnedAt.current = steadyMs;
    else if (steadyMs - turnedAt.current >= PAGE_MS) {
      turnedAt.current = steadyMs;
      setTurn((before) => before + 1);
    }
  });
  return turn;
}
