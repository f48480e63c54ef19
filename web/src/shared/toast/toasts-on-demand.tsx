import { useSyncExternalStore } from 'react';
import { part } from '../ui/part.tsx';
import { toasts } from './toast-store.ts';

const ToastHost = part(async () => (await import('./toast-host.tsx')).ToastHost, { place: 'over' });

/** Lets pages load the code early, for notices while offline. */
export const toastCode = { fetch: ToastHost.fetch };

/** Shows notices. The code is loaded with the first one, because most visitors of the board never see any. */
export function ToastsOnDemand() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current, toasts.current);
  return toasts.everShown() ? <ToastHost toast={toast} /> : null;
}
