import type { PublicRestaurantProduct, RestaurantProduct, RestaurantProductState } from '@larder/contracts';
import { centsToDollars } from '@larder/kernel';

/** A product as restaurants see it, without how staff arrange and discount it. */
export function publicRestaurantProductView(state: RestaurantProductState): PublicRestaurantProduct {
  const { displayOrder: _order, discountTags: _tags, version: _version, ...shown } = restaurantProductView(state);
  return shown;
}

/** A product as staff see it; the tiers travel as JSON text (specification part 2 §3). */
export function restaurantProductView(state: RestaurantProductState): RestaurantProduct {
  const { pricePerUnitCents, discountTags, ...shown } = state;
  return { ...shown, pricePerUnit: centsToDollars(pricePerUnitCents), discountTags: JSON.stringify(discountTags) };
}
