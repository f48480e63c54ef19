/// <reference lib="webworker" />
import { pageOrKept, pictureOrKept, keptOrFetched, KEPT_PAGE } from './answers.ts';

/** The files of this release; filled in by build/service-worker.ts. */
declare const SIGNAGE_FILES: readonly string[];
declare const SIGNAGE_RELEASE: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
/** Caches by registration: deleting old releases must not touch those of other pages. */
const family = `larder-signage ${new URL(worker.registration.scope).pathname} `;
const shell = `${family}shell ${SIGNAGE_RELEASE}`;
const pictures = `${family}pictures`;

worker.addEventListener('install', (event) => {
  // Past the browser's own cache: a page that names yesterday's script must not be kept as today's.
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
      // The page that was open before there was a worker is reloaded without a network as well.
      .then(() => worker.clients.claim()),
  );
});

/** A new release waits until the page lets it take over: after a reload, or at four in the morning. */
worker.addEventListener('message', (event) => {
  if (event.data === 'take-over') void worker.skipWaiting();
});

/** Prices are none of the worker's business: the page keeps its last good ones itself, in one place. */
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
