import { useEffect, useRef, useState } from 'react';
import { useBeat } from '../beat/use-beat.ts';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'change'] as const;

/** Whether somebody used the screen within the last `forMs`: a pointer moved or a key was pressed. */
export function useAwake(forMs: number, initially = true): boolean {
  const [awake, setAwake] = useState(initially);
  const signAt = useRef<number | null>(null);
  useEffect(() => {
    const wake = (): void => {
      signAt.current = performance.now();
      setAwake(true);
    };
    for (const sign of SIGNS) window.addEventListener(sign, wake);
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, wake);
    };
  }, []);
  useBeat(({ steadyMs }) => {
    signAt.current ??= steadyMs;
    if (steadyMs - signAt.current >= forMs) setAwake(false);
  });
  return awake;
}

/** How long each page of a board is shown. */
export const TURN_MS = 12_000;

/** Counts page turns: one every twelve seconds, and none while it is held. */
export function useTurns(isHeld: boolean): number {
  const [turns, setTurns] = useState(0);
  const turnedAt = useRef<number | null>(null);
  useBeat(({ steadyMs }) => {
    if (isHeld || turnedAt.current === null) turnedAt.current = steadyMs;
    // Beats are a second apart: half a second early is better than half a second late.
    if (steadyMs - turnedAt.current < TURN_MS - 500) return;
    turnedAt.current = steadyMs;
    setTurns((before) => before + 1);
  });
  return turns;
}
