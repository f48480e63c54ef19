import { createContext, useContext, useEffect, useRef } from 'react';
import { HeartBeat, type Beat } from './heart-beat.ts';

/** The page's only loop, started by its entry. */
export const heartBeat = new HeartBeat();

export const HeartBeatContext = createContext(heartBeat);

/** Calls the latest listener on every beat; components should set state only when something changes. */
export function useBeat(listener: (beat: Beat) => void): void {
  const beat = useContext(HeartBeatContext);
  const newest = useRef(listener);
  useEffect(() => {
    newest.current = listener;
  });
  useEffect(() => beat.onBeat((now) => newest.current(now)), [beat]);
}
