import { ownRelease, reloadIfServed } from '../../shared/signage/safety/reload.ts';

/**
 * The worker that opens this page without a network. Only pages of screens have one: each of the two scopes ends where
 * the rest of the site begins. Without TLS browsers allow none; then prices are kept, but the page cannot be opened.
 */
export function startWorker(path: string): void {
  if (!window.isSecureContext || !('serviceWorker' in navigator)) return;
  // Asks the browser not to evict our storage; nothing else can be done if it declines.
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
    // Without a worker the board works as long as it is not reloaded while offline.
    .catch((error: unknown) => console.warn('The page cannot be kept for bad times.', error));
}

/** A new worker waits while an older page is open; a page of its own release activates it at once. */
async function letIn(registration: ServiceWorkerRegistration): Promise<void> {
  if (registration.waiting !== null && (await ownRelease()) === 'newest') takeOver(registration);
}

/** Changes to a new release if there is one and the server answers. */
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
