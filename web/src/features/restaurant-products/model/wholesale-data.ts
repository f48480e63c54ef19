import type { RestaurantCategory, RestaurantProduct } from '@larder/contracts';

/** A restaurant product as it arrives: the contract's fields on a plain object, which may be copied field by field. */
export type WholesaleProduct = Pick<RestaurantProduct, keyof RestaurantProduct>;

/** A category of restaurant products, in the same way. */
export type WholesaleCategory = Pick<RestaurantCategory, keyof RestaurantCategory>;
