import { DISCOUNT_TIERS, LIMITS, REBATE_PERIODS, type DiscountTier, type RebatePeriod } from '@larder/kernel';
import { MayBeAbsent } from './fields/absence.field.js';
import { Choice } from './fields/choice.field.js';
import { ListOf } from './fields/nested.field.js';
import { Fraction, Money, Whole } from './fields/number.field.js';
import { Id, Text } from './fields/text.field.js';

/** A tier: its discount on orders, and its rebate on a period's purchases from a minimum on. */
export class DiscountTierConfig {
  @Id() id!: string;
  @Choice(DISCOUNT_TIERS) tier!: DiscountTier;
  @Text(LIMITS.tierName, { min: 1 }) tierName!: string;
  @Fraction() discountPercentage!: number;
  @Fraction() rebatePercentage!: number;
  @Choice(REBATE_PERIODS) rebatePeriod!: RebatePeriod;
  @Money(LIMITS.minPurchaseCents) minPurchaseAmount!: number;
  @Text(LIMITS.tierDescription) description!: string;
  @Whole(1, 2_147_483_647) version!: number;
}

/** PUT /api/admin/discount-tiers/{id}: absent fields keep their values; the tier itself cannot change. */
export class DiscountTierInput {
  @MayBeAbsent() @Text(LIMITS.tierName, { min: 1 }) tierName?: string;
  @MayBeAbsent() @Fraction() discountPercentage?: number;
  @MayBeAbsent() @Fraction() rebatePercentage?: number;
  @MayBeAbsent() @Choice(REBATE_PERIODS) rebatePeriod?: RebatePeriod;
  @MayBeAbsent() @Money(LIMITS.minPurchaseCents) minPurchaseAmount?: number;
  @MayBeAbsent() @Text(LIMITS.tierDescription) description?: string;
  @MayBeAbsent() @Whole(1, 2_147_483_647) version?: number;
}

export class MatrixTier {
  @Choice(DISCOUNT_TIERS) tier!: DiscountTier;
  @Text(LIMITS.tierName) label!: string;
  @Fraction() percentage!: number;
}

export class DiscountMatrix {
  @ListOf(() => MatrixTier, DISCOUNT_TIERS.length) tiers!: MatrixTier[];
}
