import { LIMITS } from '@larder/kernel';
import { MayBeAbsent, Nullable } from './fields/absence.field.js';
import { Flag } from './fields/choice.field.js';
import { Day } from './fields/day.field.js';
import { Money, Whole } from './fields/number.field.js';
import { PriceConfirmation } from './price-guard.contract.js';

/** A store's own values of a restaurant product; null follows the chain. */
export class RestaurantOverride {
  @Nullable() @Money() pricePerUnit!: number | null;
  @Nullable() @Whole(0, LIMITS.minOrderQuantity) minOrderQuantity!: number | null;
  @Nullable() @Flag() active!: boolean | null;

  /** The product's place in its category. */
  @Nullable() @Whole(0, LIMITS.displayOrder) displayOrder!: number | null;

  /** No order of this day may have it. A past day: not sold out here, whatever the chain's value. */
  @Nullable() @Day() soldOutDate!: string | null;

  /** Orders for later days may have it. A past day: not sold out here, whatever the chain's value. */
  @Nullable() @Day() soldOutUntil!: string | null;

  /** 0: no override. Counted over all stores, so that a recreated row never gets an old version. */
  @Whole(0, Number.MAX_SAFE_INTEGER) version!: number;
}

/** PUT /api/admin/stores/{id}/overrides/restaurant/{productId}: absent fields follow the chain. */
export class RestaurantOverrideBody extends PriceConfirmation {
  @MayBeAbsent() @Nullable() @Money() pricePerUnit?: number | null;
  @MayBeAbsent() @Nullable() @Whole(0, LIMITS.minOrderQuantity) minOrderQuantity?: number | null;
  @MayBeAbsent() @Nullable() @Flag() active?: boolean | null;
  @MayBeAbsent() @Nullable() @Whole(0, LIMITS.displayOrder) displayOrder?: number | null;
  @MayBeAbsent() @Nullable() @Day() soldOutDate?: string | null;
  @MayBeAbsent() @Nullable() @Day() soldOutUntil?: string | null;

  /** The version that the editor saw; absent means "last write wins". */
  @MayBeAbsent() @Whole(0, Number.MAX_SAFE_INTEGER) version?: number;
}

/** The chain's values of the fields that a store may override. */
export class WholesaleChainValues {
  @Money() pricePerUnit!: number;
  @Whole(0, LIMITS.minOrderQuantity) minOrderQuantity!: number;
  @Flag() active!: boolean;
  @Whole(0, LIMITS.displayOrder) displayOrder!: number;
  @Nullable() @Day() soldOutDate!: string | null;

  /** Absent while the product is available. */
  @MayBeAbsent() @Day() soldOutUntil?: string | null;
}
