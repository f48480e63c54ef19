import { useEffect, useRef, useState } from 'react';
import { useBeat } from '../../shared/signage/beat/use-beat.ts';

const AWAKE_MS = 8_000;
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'change'] as const;

/** Whether somebody is at the screen: a pointer or a key moved a moment ago. */
export function useAwake(): boolean {
  const [awake, setAwake] = useState(false);
  const lastSign = useRef(0);
  useEffect(() => {
    const wake = (): void => {
      lastSign.current = performance.now();
      setAwake(true);
    };
    for (const sign of SIGNS) window.addEventListener(sign, wake);
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, wake);
    };
  }, []);
  useBeat(({ steadyMs }) => {
    if (steadyMs - lastSign.current >= AWAKE_MS) setAwake(false);
  });
  return awake;
}
