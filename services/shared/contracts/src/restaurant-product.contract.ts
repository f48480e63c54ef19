import { LIMITS } from '@larder/kernel';
import { MayBeAbsent, Nullable } from './fields/absence.field.js';
import { Flag } from './fields/choice.field.js';
import { Day } from './fields/day.field.js';
import { DiscountTags } from './fields/discount-tags.field.js';
import { ImageReference } from './fields/image-reference.field.js';
import { ListOf, Nested } from './fields/nested.field.js';
import { Money, Whole } from './fields/number.field.js';
import { Id, Text } from './fields/text.field.js';
import { FoundSlip, PriceConfirmation } from './price-guard.contract.js';
import { RestaurantOverride, WholesaleChainValues } from './restaurant-override.contract.js';

/** GET /api/restaurant/products: a product as restaurants see it without a discount code; money in dollars. */
export class PublicRestaurantProduct {
  @Id() id!: string;
  @Text(LIMITS.restaurantProductName, { min: 1 }) name!: string;

  /** Absent when there is none. */
  @MayBeAbsent() @Text(LIMITS.productChineseName, { min: 1 }) chineseName?: string | null;
  @Text(LIMITS.restaurantProductDescription) description!: string;

  /** A category's name; products of a category that was deleted keep its text. */
  @Text(LIMITS.restaurantCategoryName, { min: 1 }) category!: string;
  @Flag() active!: boolean;
  @Text(LIMITS.restaurantProductUnit, { min: 1 }) unit!: string;
  @Nullable() @Text(LIMITS.restaurantProductSize) size!: string | null;
  @Money() pricePerUnit!: number;

  /** 0: any quantity. */
  @Whole(0, LIMITS.minOrderQuantity) minOrderQuantity!: number;

  /** Quantities are whole multiples of it. Absent when any quantity from the minimum on is allowed. */
  @MayBeAbsent() @Whole(2, LIMITS.minOrderQuantity) orderMultiple?: number | null;
  @Nullable() @Text(LIMITS.imageUrl) imageUrl!: string | null;

  /** The day in the store's calendar on which it is sold out: no order of that day may have it. */
  @Nullable() @Day() soldOutDate!: string | null;

  /** Sold out up to and including this day: orders for a later day may have it. Absent while it is available. */
  @MayBeAbsent() @Day() soldOutUntil?: string | null;
}

export class RestaurantProduct extends PublicRestaurantProduct {
  @Whole(0, LIMITS.displayOrder) displayOrder!: number;

  /** The tiers whose discount applies, as JSON text; an empty list means no discount. */
  @DiscountTags() discountTags!: string;
  @Whole(1, 2_147_483_647) version!: number;
}

/** A product as staff see it. `own` and `chain` come with a store, `differs` with the chain's list. */
export class StaffRestaurantProduct extends RestaurantProduct {
  @MayBeAbsent() @Nested(() => RestaurantOverride) own?: RestaurantOverride;
  @MayBeAbsent() @Nested(() => WholesaleChainValues) chain?: WholesaleChainValues;

  /** How many stores override it; absent for none. */
  @MayBeAbsent() @Whole(1, LIMITS.stores) differs?: number;
}

/** The answer to POST and PUT. */
export class SavedRestaurantProduct extends StaffRestaurantProduct {
  /** Its price, when it looks like a typing error. */
  @MayBeAbsent() @ListOf(() => FoundSlip, 1) slips?: FoundSlip[];

  /** Names a change of every store for an undo. */
  @MayBeAbsent() @Id() changeId?: string;
}

/**
 * POST and PUT. A new product needs a name; on a change absent fields keep their values. With `?store=` only fields
 * that a store may override, and the version is the override's.
 */
export class RestaurantProductInput extends PriceConfirmation {
  @MayBeAbsent() @Text(LIMITS.restaurantProductName) name?: string;

  /** Empty or null: none. */
  @MayBeAbsent() @Nullable() @Text(LIMITS.productChineseName) chineseName?: string | null;
  @MayBeAbsent() @Nullable() @Text(LIMITS.restaurantProductDescription) description?: string | null;

  /** Empty: the default. */
  @MayBeAbsent() @Text(LIMITS.restaurantCategoryName) category?: string;
  @MayBeAbsent() @Text(LIMITS.restaurantProductUnit) unit?: string;
  @MayBeAbsent() @Nullable() @Text(LIMITS.restaurantProductSize) size?: string | null;
  @MayBeAbsent() @Whole(0, LIMITS.minOrderQuantity) minOrderQuantity?: number;

  /** 1 or null: none. */
  @MayBeAbsent() @Nullable() @Whole(1, LIMITS.minOrderQuantity) orderMultiple?: number | null;
  @MayBeAbsent() @Money() pricePerUnit?: number;
  @MayBeAbsent() @Nullable() @ImageReference() imageUrl?: string | null;
  @MayBeAbsent() @Flag() active?: boolean;

  /** true: sold out until midnight of the store; false: for sale again, in a store even while the chain is sold out. */
  @MayBeAbsent() @Flag() soldOutToday?: boolean;

  /** The last day for which it cannot be ordered; null: it is available again, or the store follows the chain again. */
  @MayBeAbsent() @Nullable() @Day() soldOutUntil?: string | null;
  @MayBeAbsent() @Whole(0, LIMITS.displayOrder) displayOrder?: number;
  @MayBeAbsent() @DiscountTags() discountTags?: string;
  @MayBeAbsent() @Whole(0, Number.MAX_SAFE_INTEGER) version?: number;

  /** Removes stores' own values of the fields that are sent; with `active: false`, a recall, all of them. */
  @MayBeAbsent() @Flag() everywhere?: boolean;
}

export class RestaurantProductPlace {
  @Whole(0, LIMITS.displayOrder) displayOrder!: number;
}
