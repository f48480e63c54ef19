import { createContext, useContext, useEffect, useRef } from 'react';
import { HeartBeat, type Beat } from './heart-beat.ts';

/** The page's one loop. The entry of the page starts it. */
export const heartBeat = new HeartBeat();

export const HeartBeatContext = createContext(heartBeat);

/** Runs at every beat with the newest closure; a component that only sometimes changes sets its state only then. */
export function useBeat(listener: (beat: Beat) => void): void {
  const beat = useContext(HeartBeatContext);
  const newest = useRef(listener);
  useEffect(() => {
    newest.current = listener;
  });
  useEffect(() => beat.onBeat((now) => newest.current(now)), [beat]);
}
