import { useSyncExternalStore } from 'react';
import { pageStore } from '../api/http.ts';
import { session } from '../session/session-store.ts';
import { type RealtimeStatus, openLiveSocket, RealtimeStore } from './realtime-store.ts';

export const realtime = new RealtimeStore(() => openLiveSocket(pageStore && `store=${pageStore}`));

/** Opens the live channel for the lifetime of the page, and follows the browser's online and visibility events. */
export function startRealtime(): void {
  let { sessionId } = session.current();
  session.subscribe(() => {
    if (session.current().sessionId === sessionId) return;
    ({ sessionId } = session.current());
    realtime.open();
  });
  window.addEventListener('offline', () => realtime.lose());
  window.addEventListener('online', () => realtime.retryNow());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') realtime.retryNow();
  });
  realtime.open();
}

export function useRealtimeStatus(): RealtimeStatus {
  return useSyncExternalStore(realtime.subscribe, realtime.current, realtime.current);
}
