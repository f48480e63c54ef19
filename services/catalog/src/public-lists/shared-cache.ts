/**
 * Fresh for a second, stale for one more while it is being renewed, and for a week without the origin: see the decision
 * record on the board's cache. Only the gateway uses stale-while-revalidate.
 */
export const SHARED_CACHE = 'public, max-age=1, stale-while-revalidate=1, stale-if-error=604800';

/** The changes up to a revision are immutable, and every board requests them within seconds of the message. */
export const CHANGES_CACHE = 'public, max-age=10, stale-if-error=604800';
