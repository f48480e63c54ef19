import { useEffect, useRef, useState } from 'react';
import { useBeat } from '../beat/use-beat.ts';

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Whether somebody was at the screen within the last `forMs`: a pointer moved or a key went down. */
export function useAwake(forMs: number): boolean {
  const [awake, setAwake] = useState(true);
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
