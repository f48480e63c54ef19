import { DISCOUNT_TIERS, LIMITS, MAX_PRICE_CENTS, type DiscountTier } from '@larder/kernel';
import { Nullable } from '../fields/absence.field.js';
import { Choice, Flag } from '../fields/choice.field.js';
import { ListOf } from '../fields/nested.field.js';
import { Fraction, Money } from '../fields/number.field.js';
import { Text } from '../fields/text.field.js';
import { PublicRestaurantProduct } from '../restaurant-product.contract.js';

/** POST /api/restaurant/validate-code. What is no code gets the answer of an unknown one. */
export class CodeToValidate {
  @Text(40) code!: string;
}

/** The answer: with `valid` false everything else is empty, and unknown, inactive and malformed codes read the same. */
export class ValidatedCode {
  @Flag() valid!: boolean;
  @Text(200) message!: string;
  @Nullable() @Text(LIMITS.restaurantName) restaurantName!: string | null;
  @Nullable() @Text(LIMITS.contactPerson) contactPerson!: string | null;
  @Nullable() @Text(LIMITS.email) email!: string | null;
  @Nullable() @Text(LIMITS.phone) phone!: string | null;
  @Nullable() @Choice(DISCOUNT_TIERS) tier!: DiscountTier | null;
  @Fraction() discountPercentage!: number;
}

/** Path parameters of /api/restaurant/products-with-discount/{code}. */
export class DiscountedProductsParams {
  @Text(40) code!: string;
}

/** A product as the holder of a code sees it; prices in dollars for one unit. */
export class DiscountedProduct extends PublicRestaurantProduct {
  @Money() originalPrice!: number;

  /** For showing: an order rounds its discount once a line, not once a unit. */
  @Money(MAX_PRICE_CENTS) discountedPrice!: number;
  @Flag() hasDiscount!: boolean;

  /** As a fraction: 0.07 is 7 %. */
  @Fraction() discountPercentage!: number;

  /** The tier whose discount applies; null when the product grants none. */
  @Nullable() @Choice(DISCOUNT_TIERS) appliedTier!: DiscountTier | null;
  @Choice(DISCOUNT_TIERS) customerTier!: DiscountTier;

  /** Whether the tier that applies is the customer's own. */
  @Flag() isFullTierMatch!: boolean;
}

/** GET /api/restaurant/products-with-discount/{code} */
export class DiscountedProducts {
  @ListOf(() => DiscountedProduct, LIMITS.restaurantProducts) products!: DiscountedProduct[];
}
