/**
 * A second fresh, two more while refreshing, a week without the origin: see the decision record on the board's cache.
 */
export const SHARED_CACHE = 'public, max-age=1, stale-while-revalidate=2, stale-if-error=604800';
