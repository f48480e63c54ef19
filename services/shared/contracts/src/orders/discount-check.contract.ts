import { DISCOUNT_TIERS, LIMITS, MAX_PRICE_CENTS, type DiscountTier } from '@larder/kernel';
import { Nullable } from '../fields/absence.field.js';
import { Choice, Flag } from '../fields/choice.field.js';
import { ListOf } from '../fields/nested.field.js';
import { Fraction, Money } from '../fields/number.field.js';
import { Text } from '../fields/text.field.js';
import { PublicRestaurantProduct } from '../restaurant-product.contract.js';
import { StoreQuery } from '../store.contract.js';

/** POST /api/restaurant/validate-code. Malformed codes are answered like unknown ones. */
export class CodeToValidate {
  @Text(40) code!: string;
}

/** When `valid` is false every other field is empty, whatever the reason. */
export class ValidatedCode {
  @Flag() valid!: boolean;
  @Text(200) message!: string;
  @Nullable() @Text(LIMITS.restaurantName) restaurantName!: string | null;
  @Nullable() @Text(LIMITS.contactPerson) contactPerson!: string | null;
  @Nullable() @Text(LIMITS.email) email!: string | null;
  @Nullable() @Text(LIMITS.phone) phone!: string | null;
  @Nullable() @Choice(DISCOUNT_TIERS) tier!: DiscountTier | null;

  /** The shop's name for the tier. */
  @Nullable() @Text(LIMITS.tierName) tierName!: string | null;
  @Fraction() discountPercentage!: number;
}

export class DiscountedProductsParams {
  @Text(40) code!: string;
}

/** A product as the holder of a code sees it; prices in dollars for one unit. */
export class DiscountedProduct extends PublicRestaurantProduct {
  @Money() originalPrice!: number;

  /** For display: an order rounds its discount once per line. */
  @Money(MAX_PRICE_CENTS) discountedPrice!: number;
  @Flag() hasDiscount!: boolean;
  @Fraction() discountPercentage!: number;

  /** The tier whose discount applies; null when the product grants none. */
  @Nullable() @Choice(DISCOUNT_TIERS) appliedTier!: DiscountTier | null;
  @Nullable() @Text(LIMITS.tierName) appliedTierName!: string | null;
  @Choice(DISCOUNT_TIERS) customerTier!: DiscountTier;
  @Flag() isFullTierMatch!: boolean;
}

export class DiscountedProducts {
  @ListOf(() => DiscountedProduct, LIMITS.restaurantProducts) products!: DiscountedProduct[];
}

/** The budgets for guessing codes; a site is an IPv6 /48. */
export type CodeGuesser = 'browser' | 'address' | 'site' | 'everyone';

/** GET /api/admin/restaurant/price-preview */
export class CodePreviewQuery extends StoreQuery {
  @Text(40, { min: 1 }) code!: string;
}

/** The order sheet of a store as the holder of a code reads it, now and later: batches set only retail prices. */
export class CodePreview extends DiscountedProducts {
  @Text(LIMITS.restaurantName) restaurantName!: string;
  @Choice(DISCOUNT_TIERS) tier!: DiscountTier;
  @Nullable() @Text(LIMITS.tierName) tierName!: string | null;
}
