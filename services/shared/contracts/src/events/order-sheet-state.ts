import type { DiscountTier } from '@larder/kernel';
import type { RestaurantCategory } from '../restaurant-category.contract.js';
import type { RestaurantOverride } from '../restaurant-override.contract.js';
import type { RestaurantProduct } from '../restaurant-product.contract.js';

export type RestaurantProductState = Omit<RestaurantProduct, 'pricePerUnit' | 'discountTags'> & {
  pricePerUnitCents: number;
  discountTags: DiscountTier[];
};

/** A store's own values of a restaurant product; null follows the chain. */
export type RestaurantOverrideState = Omit<RestaurantOverride, 'pricePerUnit'> & { pricePerUnitCents: number | null };

export type RestaurantCategoryState = Pick<RestaurantCategory, keyof RestaurantCategory>;
