/**
 * A second fresh, a second more for readers who come while one of them has it renewed, a week without the origin: see the
 * decision record on the board's cache. The gateway keeps stale-while-revalidate for itself.
 */
export const SHARED_CACHE = 'public, max-age=1, stale-while-revalidate=1, stale-if-error=604800';

/** The changes up to a revision are immutable, and every board requests them within seconds of the message. */
export const CHANGES_CACHE = 'public, max-age=10, stale-if-error=604800';
