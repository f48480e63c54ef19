import { useState } from 'react';
import { useBeat } from '../../../shared/signage/beat/use-beat.ts';

const MINUTE_MS = 60_000;

/** The server's time to the minute: the clocks of televisions drift. */
export function useWallClock(offsetMs: number): Date {
  const [wallMs, setWallMs] = useState(() => Date.now());
  useBeat((beat) => {
    if (minuteOf(beat.wallMs + offsetMs) !== minuteOf(wallMs + offsetMs)) setWallMs(beat.wallMs);
  });
  return new Date(minuteOf(wallMs + offsetMs) * MINUTE_MS);
}

const minuteOf = (ms: number): number => Math.floor(ms / MINUTE_MS);
