/**
 * Fresh for a second, two more while the gateway refreshes it, a week while the origin is away. See the decision record
 * on the board's cache.
 */
export const SHARED_CACHE = 'public, max-age=1, stale-while-revalidate=2, stale-if-error=604800';
