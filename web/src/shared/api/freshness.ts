/** The freshness of a list, from its headers. */
export interface Freshness {
  /** The number of the last change in this list; 0 when unknown. */
  revision: number;
  /** When these prices were read at their source, as an ISO instant; null when unknown. */
  readAt: string | null;
  /** Whether the gateway could not reach the source and served its last copy. */
  outdated: boolean;
}

/** A copy this much older than the answer cannot be from the gateway's one-second cache. */
const EVERYDAY_AGE_MS = 10_000;

/** The freshness of a list, from the answer's headers. */
export function freshnessOf(headers: Headers): Freshness {
  const answeredAt = instantOf(headers.get('date'));
  const readAt = instantOf(headers.get('x-prices-as-of'));
  const fromStore = headers.get('x-cache-status') === 'STALE';
  const outdated = fromStore && (readAt === null || answeredAt === null || answeredAt - readAt > EVERYDAY_AGE_MS);
  const known = readAt ?? (outdated ? null : answeredAt);
  return {
    revision: Number(headers.get('x-revision')) || 0,
    readAt: known === null ? null : new Date(known).toISOString(),
    outdated,
  };
}

/** The instant in a header, in milliseconds since 1970; null without one. */
export function instantOf(header: string | null): number | null {
  const instant = header === null ? Number.NaN : Date.parse(header);
  return Number.isNaN(instant) ? null : instant;
}
