import type { PriceBatch, PriceBatchDetail, PriceBatchItem } from '@larder/contracts';
import { centsToDollars } from '@larder/kernel';
import { stateOf, type BatchItem } from './plan-batch.js';
import type { BatchDetails, BatchRow } from './price-batch.repository.js';

/** @param storeIds of the stores that are shown; null for all. */
export function batchView(
  { id, name, startsAt, endsAt, stores, products, createdBy, createdAt, version }: BatchRow,
  storeIds: readonly string[] | null = null,
): PriceBatch {
  return {
    id,
    name,
    startsAt,
    endsAt,
    state: stateOf(stores.map(({ state }) => state)),
    stores: stores
      .filter(({ storeId }) => storeIds === null || storeIds.includes(storeId))
      .map(({ slug, state, ...times }) => {
        const ends = times.endsAt === null ? null : new Date(times.endsAt).toISOString();
        return { store: slug, startsAt: new Date(times.startsAt).toISOString(), endsAt: ends, state };
      }),
    products,
    createdBy,
    createdAt,
    version,
  };
}

export function batchDetailView(batch: BatchDetails, storeIds: readonly string[] | null = null): PriceBatchDetail {
  const slugs = new Map(batch.stores.map(({ storeId, slug }) => [storeId, slug]));
  const shown = batch.exceptions.filter(({ storeId }) => storeIds === null || storeIds.includes(storeId));
  return Object.assign(batchView(batch, storeIds), {
    items: batch.items.map(itemView),
    exceptions: shown.map(({ storeId, productId }) => ({ store: slugs.get(storeId) ?? '', productId })),
  });
}

/** What the batch leaves alone is absent. */
function itemView({ productId, retailPriceCents, ourPriceCents, active }: BatchItem): PriceBatchItem {
  return {
    kind: 'retail',
    productId,
    ...(retailPriceCents === null ? {} : { retailPrice: centsToDollars(retailPriceCents) }),
    ...(ourPriceCents === null ? {} : { ourPrice: centsToDollars(ourPriceCents) }),
    ...(active === null ? {} : { active }),
  };
}
