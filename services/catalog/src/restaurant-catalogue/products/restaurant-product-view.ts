import type {
  PublicRestaurantProduct,
  RestaurantOverride,
  RestaurantOverrideState,
  RestaurantProduct,
  RestaurantProductState,
  StaffRestaurantProduct,
  WholesaleChainValues,
} from '@larder/contracts';
import { centsToDollars, wholesaleInStore } from '@larder/kernel';
import { dollarsOrNull } from '../../products/product-view.js';

/** Leaves out display order and discount tags. */
export function publicRestaurantProductView(state: RestaurantProductState): PublicRestaurantProduct {
  const { displayOrder: _order, discountTags: _tags, version: _version, ...shown } = restaurantProductView(state);
  return shown;
}

/** The tiers are JSON text (specification part 2 §3). */
export const restaurantProductView = (state: RestaurantProductState): RestaurantProduct => view(state);

function view(state: RestaurantProductState) {
  const { pricePerUnitCents, discountTags, ...shown } = state;
  return { ...shown, pricePerUnit: centsToDollars(pricePerUnitCents), discountTags: JSON.stringify(discountTags) };
}

/** The product in the chain's list as staff see it. @param differs the number of stores that override it. */
export function chainWholesaleView(state: RestaurantProductState, differs: number): StaffRestaurantProduct {
  return { ...view(state), ...(differs === 0 ? {} : { differs }) };
}

/** The product in a store as staff see it: the effective values, the store's, and the chain's. */
export function storeWholesaleView(
  chain: RestaurantProductState,
  own: RestaurantOverrideState | null,
): StaffRestaurantProduct {
  return {
    ...view(wholesaleInStore(chain, own)),
    own: wholesaleOverrideView(own),
    chain: wholesaleChainValues(chain),
  };
}

export function wholesaleOverrideView(own: RestaurantOverrideState | null): RestaurantOverride {
  return {
    pricePerUnit: dollarsOrNull(own?.pricePerUnitCents),
    minOrderQuantity: own?.minOrderQuantity ?? null,
    active: own?.active ?? null,
    displayOrder: own?.displayOrder ?? null,
    soldOutDate: own?.soldOutDate ?? null,
    soldOutUntil: own?.soldOutUntil ?? null,
    version: own?.version ?? 0,
  };
}

export function wholesaleChainValues(chain: RestaurantProductState): WholesaleChainValues {
  const { pricePerUnit, minOrderQuantity, active, displayOrder, soldOutDate, soldOutUntil } =
    restaurantProductView(chain);
  const values = { pricePerUnit, minOrderQuantity, active, displayOrder, soldOutDate };
  return soldOutUntil ? { ...values, soldOutUntil } : values;
}
