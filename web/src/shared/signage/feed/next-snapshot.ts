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

/** `Date` has whole seconds and travels: smaller differences from what we hold say nothing about the clock. */
const CLOCK_NOISE_MS = 2000;

/** Kept prices are shown until the server has answered; nothing has failed yet. */
export function snapshotOfKept({ products, revision }: KeptList, asOf: number | null): SignageSnapshot {
  return { ...NO_PRICES, products, revision, asOf };
}

/** The last look failed. What stands keeps standing. */
export function snapshotOfFailure(held: SignageSnapshot): SignageSnapshot {
  return held.isOffline ? held : { ...held, isOffline: true };
}

/**
 * What stands after an answer. A list is never replaced by one of a lower revision, unless `mayGoBack`: then the server
 * was asked for the very revision that this screen kept from an earlier life, and says that it never had it.
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
  // A fresh list that does not say when it was read was read now.
  const readAt = list.readAt ?? (list.outdated ? held.asOf : nowMs + clockOffsetMs);
  const later = Math.max(held.asOf ?? 0, readAt ?? 0);
  return {
    products: isOlder || isSame ? held.products : list.products,
    revision: isOlder ? held.revision : list.revision,
    // An older list says nothing about the one that stands.
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
