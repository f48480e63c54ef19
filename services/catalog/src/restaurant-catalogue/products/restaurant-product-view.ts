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

/** Leaves out order and discounts. */
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

/** As staff see it in the chain's list. @param differs how many stores have values of their own. */
export function chainWholesaleView(state: RestaurantProductState, differs: number): StaffRestaurantProduct {
  return { ...view(state), ...(differs === 0 ? {} : { differs }) };
}

/** As staff see a product in a store: the effective values, the store's own, and the chain's. */
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
