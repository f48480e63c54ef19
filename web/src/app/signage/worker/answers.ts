/** The page of this entry, by its name in the build. */
export const KEPT_PAGE = '/signage.html';
/** A network that answers later than this counts as offline. */
const NETWORK_WAITS_MS = 3000;
const MOST_PICTURES = 400;

/** The page from the network, or the cached one when that fails or takes too long. */
export async function pageOrKept(request: Request, cacheName: string): Promise<Response> {
  const kept = await (await caches.open(cacheName)).match(KEPT_PAGE);
  return networkOr(kept, fetch(request));
}

async function networkOr(kept: Response | undefined, fetched: Promise<Response>): Promise<Response> {
  if (kept === undefined) return fetched;
  const late = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), NETWORK_WAITS_MS);
  });
  const answer = await Promise.race([fetched.catch(() => null), late]);
  return answer !== null && answer.ok ? answer : kept;
}

/** A file with a content hash in its name, from the cache if it is there. */
export async function keptOrFetched(request: Request, cacheName: string): Promise<Response> {
  const kept = await (await caches.open(cacheName)).match(request);
  return kept === undefined ? fetch(request) : kept;
}

/** Uploads are named by a hash of their content; a picture of a set may be replaced under its name. */
const NAMED_BY_CONTENT = /\/[0-9a-f]{32}\.[a-z]+$/;

/** The picture from the network, or the cached one while offline or when its content-based name is unchanged; `stayFor` keeps the worker alive. */
export async function pictureOrKept(
  request: Request,
  cacheName: string,
  stayFor: (refreshed: Promise<unknown>) => void,
): Promise<Response> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request);
  const fetched = fetch(request);
  const refreshed = fetched.then(async (answer) => {
    if (!answer.ok) return;
    // Deleted first, so that used entries move to the end of the list and unused ones are evicted from its front.
    const copy = answer.clone();
    await cache.delete(request);
    await cache.put(request, copy);
    await dropOldest(cache);
  });
  stayFor(refreshed.catch(() => undefined));
  return kept !== undefined && NAMED_BY_CONTENT.test(request.url) ? kept : networkOr(kept, fetched);
}

async function dropOldest(cache: Cache): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_PICTURES)).map((key) => cache.delete(key)));
}
