import { useSyncExternalStore } from 'react';
import { part } from '../ui/part.tsx';
import { toasts } from './toast-store.ts';

const ToastHost = part(async () => (await import('./toast-host.tsx')).ToastHost, { place: 'over' });

/** Lets pages fetch the code early, for notices while offline. */
export const toastCode = { fetch: ToastHost.fetch };

/** Shows notices. Its code is fetched with the first one, since most visitors of the board never see any. */
export function ToastsOnDemand() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current, toasts.current);
  return toasts.everShown() ? <ToastHost toast={toast} /> : null;
}
