/**
 * How long shared caches may keep what boards poll: fresh for a second; the gateway may serve it two seconds longer while
 * it asks again, and a week longer while we are away. See the decision record on the board's cache.
 */
export const SHARED_CACHE = 'public, max-age=1, stale-while-revalidate=2, stale-if-error=604800';
