import { shareOut } from '@larder/kernel';

export interface StoreShare {
  storeId: string;
  purchasesCents: number;
  rebateCents: number;
}

/**
 * Splits a rebate by the stores of its purchases, in order of id. The rebate may be a moment older than the purchases:
 * shares still sum to it, and without any purchase it is the default store's.
 */
export function shareStores(
  { purchasesCents, rebateCents }: { purchasesCents: number; rebateCents: number },
  bought: ReadonlyMap<string, number>,
  defaultStoreId: string,
): StoreShare[] {
  const stores = [...bought].filter(([, cents]) => cents > 0).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const weighed = stores.length > 0 ? stores : [[defaultStoreId, 1] as const];
  const weights = weighed.map(([, cents]) => cents);
  const [purchases, rebates] = [shareOut(purchasesCents, weights), shareOut(rebateCents, weights)];
  return weighed.map(([storeId], index) => ({
    storeId,
    purchasesCents: purchases[index] ?? 0,
    rebateCents: rebates[index] ?? 0,
  }));
}

/** Adds up the shares of many rebates. */
export function sumStores(shares: readonly StoreShare[]): StoreShare[] {
  const sums = new Map<string, StoreShare>();
  for (const { storeId, purchasesCents, rebateCents } of shares) {
    const sum = sums.get(storeId) ?? { storeId, purchasesCents: 0, rebateCents: 0 };
    sum.purchasesCents += purchasesCents;
    sum.rebateCents += rebateCents;
    sums.set(storeId, sum);
  }
  return [...sums.values()];
}
