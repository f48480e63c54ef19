import { useSyncExternalStore } from 'react';
import type { RealtimeStatus } from './realtime-store.ts';
import { realtime } from './realtime.ts';

export function useRealtimeStatus(): RealtimeStatus {
  return useSyncExternalStore(realtime.subscribe, realtime.current, realtime.current);
}
