/** A second fresh, a week without the origin: see the decision record on the board's cache. */
export const SHARED_CACHE = 'public, max-age=1, stale-if-error=604800';
