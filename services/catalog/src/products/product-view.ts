import type { Product, ProductState, RetailOverride, RetailOverrideState, StaffProduct } from '@larder/contracts';
import { centsToDollars, effective } from '@larder/kernel';
import type { BatchValues } from './batches/price-batch.entity.js';

/** The only file where money leaves integer cents. */
export const productView = (product: ProductState): Product => shown(product);

/** The product in the chain's list as staff see it. @param differs the number of stores that override it. */
export function chainProductView(product: ProductState, differs: number): StaffProduct {
  return { ...shown(product), ...(differs === 0 ? {} : { differs }) };
}

/** The product in a store as staff see it: the effective values, the store's, and the chain's. */
export function storeProductView(
  chain: ProductState,
  own: RetailOverrideState | null,
  batch: BatchValues | null = null,
  ownOrder = false,
): StaffProduct {
  const { retailPrice, ourPrice, active } = productView(chain);
  return {
    ...shown(inStore(chain, own, batch)),
    own: overrideView(own),
    chain: { retailPrice, ourPrice, active },
    ...(ownOrder ? { ownOrder } : {}),
    ...(batch && { batch: { id: batch.id, name: batch.name, endsAt: new Date(batch.endsAt).toISOString() } }),
  };
}

function shown({ retailPriceCents, ourPriceCents, ...product }: ProductState) {
  return { ...product, retailPrice: centsToDollars(retailPriceCents), ourPrice: centsToDollars(ourPriceCents) };
}

type Values = Omit<RetailOverrideState, 'version'>;

/** The product keeps the chain's version. */
export const inStore = (chain: ProductState, own: Values | null, batch: Values | null = null): ProductState =>
  effective(chain, own && valuesOf(own), batch && valuesOf(batch));

const valuesOf = ({ retailPriceCents, ourPriceCents, active }: Values): Values => ({
  retailPriceCents,
  ourPriceCents,
  active,
});

export function overrideView(own: RetailOverrideState | null): RetailOverride {
  return {
    retailPrice: dollarsOrNull(own?.retailPriceCents),
    ourPrice: dollarsOrNull(own?.ourPriceCents),
    active: own?.active ?? null,
    version: own?.version ?? 0,
  };
}

export const dollarsOrNull = (cents: number | null | undefined): number | null =>
  cents == null ? null : centsToDollars(cents);
