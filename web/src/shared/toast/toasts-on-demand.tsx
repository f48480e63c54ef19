import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toasts } from './toast-store.ts';

const ToastHost = lazy(async () => ({ default: (await import('./toast-host.tsx')).ToastHost }));

/** Shows notices. Its code is fetched with the first one, since most visitors of the board never see any. */
export function ToastsOnDemand() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current, toasts.current);
  if (!toasts.everShown()) return null;
  return (
    <Suspense>
      <ToastHost toast={toast} />
    </Suspense>
  );
}
