import type { PublicRestaurantProduct, RestaurantProduct, RestaurantProductState } from '@larder/contracts';
import { centsToDollars } from '@larder/kernel';

/** A product as restaurants see it: nothing of how staff arrange or discount it. */
export function publicRestaurantProductView(
  state: RestaurantProductState,
): Pick<PublicRestaurantProduct, keyof PublicRestaurantProduct> {
  return {
    id: state.id,
    name: state.name,
    description: state.description,
    category: state.category,
    active: state.active,
    unit: state.unit,
    size: state.size,
    pricePerUnit: centsToDollars(state.pricePerUnitCents),
    minOrderQuantity: state.minOrderQuantity,
    imageUrl: state.imageUrl,
    soldOutDate: state.soldOutDate,
  };
}

/** A product as staff see it; the tiers travel as JSON text (specification part 2 §3). */
export function restaurantProductView(state: RestaurantProductState): RestaurantProduct {
  return {
    ...publicRestaurantProductView(state),
    displayOrder: state.displayOrder,
    discountTags: JSON.stringify(state.discountTags),
    version: state.version,
  };
}
