import type { SignageSnapshot } from '../signage-snapshot.ts';
import type { KeptList } from './kept-prices.ts';
import type { PriceList } from './price-list.ts';

export const NO_PRICES: SignageSnapshot = {
  products: null,
  revision: 0,
  asOf: null,
  isOffline: false,
  clockOffsetMs: 0,
};

/** The `Date` header has whole seconds and a network delay: smaller differences mean nothing. */
const CLOCK_NOISE_MS = 2000;

/** Stored prices are shown until the server has answered; nothing has failed yet. */
export function snapshotOfKept({ products, revision }: KeptList, asOf: number | null): SignageSnapshot {
  return { ...NO_PRICES, products, revision, asOf };
}

/** Keeps the prices after a failed poll. */
export function snapshotOfFailure(held: SignageSnapshot): SignageSnapshot {
  return held.isOffline ? held : { ...held, isOffline: true };
}

/**
 * The snapshot after an answer. A list is never replaced by one of a lower revision, unless `mayGoBack`: then the
 * server was asked for the exact revision that this screen had stored, and does not have it.
 */
export function snapshotAfter(
  held: SignageSnapshot,
  list: PriceList,
  nowMs: number,
  mayGoBack: boolean,
): SignageSnapshot {
  const isOlder = held.products !== null && list.revision < held.revision && !mayGoBack;
  const isSame = held.products !== null && list.revision === held.revision && list.revision > 0;
  const clockOffsetMs = offsetAfter(held.clockOffsetMs, list.answeredAt, nowMs);
  // A fresh list without a time was read just now.
  const readAt = list.readAt ?? (list.outdated ? held.asOf : nowMs + clockOffsetMs);
  const later = Math.max(held.asOf ?? 0, readAt ?? 0);
  return {
    products: isOlder || isSame ? held.products : list.products,
    revision: isOlder ? held.revision : list.revision,
    // An older list does not confirm the current one.
    asOf: isOlder ? held.asOf : isSame && later > 0 ? later : readAt,
    isOffline: list.outdated,
    clockOffsetMs,
  };
}

function offsetAfter(heldMs: number, answeredAt: number | null, nowMs: number): number {
  if (answeredAt === null) return heldMs;
  const offsetMs = answeredAt + 500 - nowMs;
  return Math.abs(offsetMs - heldMs) > CLOCK_NOISE_MS ? offsetMs : heldMs;
}
