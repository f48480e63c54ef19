import type { PublicRestaurantProduct, RestaurantProduct, RestaurantProductState } from '@larder/contracts';
import { centsToDollars } from '@larder/kernel';

/** Without order and discounts. */
export function publicRestaurantProductView(state: RestaurantProductState): PublicRestaurantProduct {
  const { displayOrder: _order, discountTags: _tags, version: _version, ...shown } = restaurantProductView(state);
  return shown;
}

/** The tiers are JSON text (specification part 2 §3). */
export function restaurantProductView(state: RestaurantProductState): RestaurantProduct {
  const { pricePerUnitCents, discountTags, ...shown } = state;
  return { ...shown, pricePerUnit: centsToDollars(pricePerUnitCents), discountTags: JSON.stringify(discountTags) };
}
