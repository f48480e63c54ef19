import { ownRelease, reloadIfServed } from '../../shared/signage/safety/reload.ts';

/**
 * The worker that opens this page without a network. Only pages of screens have one: its two scopes end where the rest
 * of the site begins. Browsers allow none without TLS; then prices are kept, but the page cannot be opened offline.
 */
export function startWorker(path: string): void {
  if (!window.isSecureContext || !('serviceWorker' in navigator)) return;
  // Asks the browser not to evict our storage; if it declines, there is nothing else to do.
  void navigator.storage?.persist?.().catch(() => undefined);
  navigator.serviceWorker
    .register('/sw.js', { scope: path.indexOf('/tv') === 0 ? '/tv' : '/meatprice' })
    .then((registration) => {
      registration.addEventListener('updatefound', () => {
        const { installing } = registration;
        installing?.addEventListener('statechange', () => {
          if (installing.state === 'installed') void letIn(registration);
        });
      });
      return letIn(registration);
    })
    // Without a worker the board works until it is reloaded offline.
    .catch((error: unknown) => console.warn('The page cannot be kept for bad times.', error));
}

/** A new worker waits while an older page is open; a page of its release activates it at once. */
async function letIn(registration: ServiceWorkerRegistration): Promise<void> {
  if (registration.waiting !== null && (await ownRelease()) === 'newest') takeOver(registration);
}

/** Switches to a new release if there is one and the server answers. */
export async function renew(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update().catch(() => undefined);
  if ((await ownRelease()) !== 'old') return;
  if (registration !== undefined) takeOver(registration);
  await reloadIfServed();
}

function takeOver(registration: ServiceWorkerRegistration): void {
  registration.waiting?.postMessage('take-over');
}
