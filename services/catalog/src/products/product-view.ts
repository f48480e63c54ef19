import type { Product, ProductState, RetailOverride, RetailOverrideState, StaffProduct } from '@larder/contracts';
import { centsToDollars, effective } from '@larder/kernel';

/** The only file where money leaves integer cents. */
export const productView = (product: ProductState): Product => shown(product);

/** As staff see it in the chain's list. @param differs how many stores say something of their own. */
export function chainProductView(product: ProductState, differs: number): StaffProduct {
  return { ...shown(product), ...(differs === 0 ? {} : { differs }) };
}

/** As staff see a product in a store: what holds there, what the store says itself, and what the chain says. */
export function storeProductView(chain: ProductState, own: RetailOverrideState | null, ownOrder = false): StaffProduct {
  const { retailPrice, ourPrice, active } = productView(chain);
  return {
    ...shown(inStore(chain, own)),
    own: overrideView(own),
    chain: { retailPrice, ourPrice, active },
    ...(ownOrder ? { ownOrder } : {}),
  };
}

function shown({ retailPriceCents, ourPriceCents, ...product }: ProductState) {
  return { ...product, retailPrice: centsToDollars(retailPriceCents), ourPrice: centsToDollars(ourPriceCents) };
}

/** The version stays the chain's. */
export function inStore(
  chain: ProductState,
  own: Omit<RetailOverrideState, 'version'> | RetailOverrideState | null,
): ProductState {
  if (own === null) return chain;
  const { retailPriceCents, ourPriceCents, active } = own;
  return effective(chain, { retailPriceCents, ourPriceCents, active });
}

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
