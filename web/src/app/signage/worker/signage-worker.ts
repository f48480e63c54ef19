/// <reference lib="webworker" />
import { pageOrKept, pictureOrKept, keptOrFetched, KEPT_PAGE } from './answers.ts';

/** The files of this release; filled in by build/service-worker.ts. */
declare const SIGNAGE_FILES: readonly string[];
declare const SIGNAGE_RELEASE: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
/** Caches by registration, so that deleting old releases does not touch those of other pages. */
const family = `larder-signage ${new URL(worker.registration.scope).pathname} `;
const shell = `${family}shell ${SIGNAGE_RELEASE}`;
const pictures = `${family}pictures`;

worker.addEventListener('install', (event) => {
  // Bypasses the browser's HTTP cache: a page that names old scripts must not be cached as the new release.
  const files = [KEPT_PAGE, ...SIGNAGE_FILES].map((path) => new Request(path, { cache: 'reload' }));
  event.waitUntil(caches.open(shell).then((cache) => cache.addAll(files)));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.indexOf(family) === 0 && name !== shell && name !== pictures)
            .map((name) => caches.delete(name)),
        ),
      )
      // Claims the page that was open before the worker, so that it reloads offline as well.
      .then(() => worker.clients.claim()),
  );
});

/** A new release waits until the page lets it take over: after a reload, or at four in the morning. */
worker.addEventListener('message', (event) => {
  if (event.data === 'take-over') void worker.skipWaiting();
});

/** The worker does not handle prices: the page stores the last good ones itself. */
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(pageOrKept(request, shell));
  else if (pathname.indexOf('/assets/') === 0) event.respondWith(keptOrFetched(request, shell));
  else if (pathname.indexOf('/images/products/') === 0) {
    event.respondWith(pictureOrKept(request, pictures, (refreshed) => event.waitUntil(refreshed)));
  }
});
