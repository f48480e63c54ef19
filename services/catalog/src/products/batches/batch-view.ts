import type { PriceBatch, PriceBatchDetail, PriceBatchItem } from '@larder/contracts';
import { centsToDollars } from '@larder/kernel';
import { stateOf, type BatchItem } from './plan-batch.js';
import type { BatchDetails, BatchRow, StoresOfBatch } from './price-batch.repository.js';

export function batchView(
  { id, name, startsAt, endsAt, stores, products, createdBy, createdAt, version }: BatchRow,
  shown: readonly StoresOfBatch[] = stores.filter(({ count }) => count > 0),
): PriceBatch {
  return {
    id,
    name,
    startsAt,
    endsAt,
    state: stateOf(stores.map(({ state }) => state)),
    stores: shown.map((of) => ({ store: of.slug, startsAt: of.startsAt, endsAt: of.endsAt, state: of.state })),
    storeCount: shown.reduce((sum, { count }) => sum + count, 0),
    products,
    createdBy,
    createdAt,
    version,
  };
}

/** @param storeIds the stores that are shown; null for all. */
export function batchDetailView(batch: BatchDetails, storeIds: readonly string[] | null = null): PriceBatchDetail {
  const shown = batch.stores.filter(({ storeId }) => storeIds === null || storeIds.includes(storeId));
  const slugs = new Map(shown.map(({ storeId, slug }) => [storeId, slug]));
  return Object.assign(batchView(batch, shown), {
    items: batch.items.map(itemView),
    exceptions: batch.exceptions.flatMap(({ storeId, productId }) => {
      const store = slugs.get(storeId);
      return store === undefined ? [] : [{ store, productId }];
    }),
  });
}

/** Fields that the batch does not set are absent. */
function itemView({ productId, retailPriceCents, ourPriceCents, active }: BatchItem): PriceBatchItem {
  return {
    kind: 'retail',
    productId,
    ...(retailPriceCents === null ? {} : { retailPrice: centsToDollars(retailPriceCents) }),
    ...(ourPriceCents === null ? {} : { ourPrice: centsToDollars(ourPriceCents) }),
    ...(active === null ? {} : { active }),
  };
}
