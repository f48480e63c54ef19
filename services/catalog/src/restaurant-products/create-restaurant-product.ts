import type { RestaurantProductInput, RestaurantProductState } from '@larder/contracts';
import { DISCOUNT_TIERS, RESTAURANT_PRODUCT_DEFAULTS, type DiscountTier } from '@larder/kernel';
import { optionalText, priceCents } from '../products/product-input.js';
import { discountTiers, productName, soldOutDate, textOr } from './restaurant-product-input.js';

const { category, unit, minOrderQuantity, pricePerUnit, displayOrder } = RESTAURANT_PRODUCT_DEFAULTS;
const EVERY_TIER: readonly DiscountTier[] = DISCOUNT_TIERS;

/**
 * The first version of a restaurant product; what the input leaves out is as specified (part 2 §5).
 * @throws Refusal when there is no name.
 */
export function createRestaurantProduct(
  id: string,
  input: RestaurantProductInput,
  today: string,
): RestaurantProductState {
  return {
    id,
    name: productName(input.name ?? ''),
    description: input.description?.trim() ?? '',
    category: textOr(category, input.category),
    unit: textOr(unit, input.unit),
    size: optionalText(input.size),
    minOrderQuantity: input.minOrderQuantity ?? minOrderQuantity,
    pricePerUnitCents: priceCents(input.pricePerUnit ?? pricePerUnit),
    imageUrl: optionalText(input.imageUrl),
    active: input.active ?? true,
    displayOrder: input.displayOrder ?? displayOrder,
    discountTags: input.discountTags === undefined ? [...EVERY_TIER] : discountTiers(input.discountTags),
    soldOutDate: soldOutDate(input.soldOutToday ?? false, today),
    version: 1,
  };
}
