import { useSyncExternalStore } from 'react';
import { realtime } from './realtime.ts';
import type { RealtimeStatus } from './realtime-store.ts';

export function useRealtimeStatus(): RealtimeStatus {
  return useSyncExternalStore(realtime.subscribe, realtime.current, realtime.current);
}
