import { DISCOUNT_TIERS, LIMITS, type DiscountTier } from '@larder/kernel';
import { MayBeAbsent, Nullable } from './fields/absence.field.js';
import { Choice, Flag } from './fields/choice.field.js';
import { ListOfIds } from './fields/nested.field.js';
import { Fraction, Money, Whole } from './fields/number.field.js';
import { Id, Text } from './fields/text.field.js';

/** A restaurant's code with its discount and its usage so far. */
export class DiscountCode {
  @Id() id!: string;
  @Text(4) code!: string;
  @Text(LIMITS.restaurantName, { min: 1 }) restaurantName!: string;
  @Nullable() @Text(LIMITS.contactPerson) contactPerson!: string | null;
  @Nullable() @Text(LIMITS.email) email!: string | null;
  @Nullable() @Text(LIMITS.phone) phone!: string | null;
  @Choice(DISCOUNT_TIERS) tier!: DiscountTier;
  @Flag() active!: boolean;
  @Fraction() discountPercentage!: number;
  @Whole(0, 2_147_483_647) usageCount!: number;
  @Money(Number.MAX_SAFE_INTEGER) totalDiscountAmount!: number;
  @Id() customerId!: string;

  /** The stores where it is accepted; null is every store. */
  @Nullable() @ListOfIds(LIMITS.stores, { min: 1 }) storeIds!: string[] | null;
  @Whole(1, 2_147_483_647) version!: number;
}

/** POST, PUT and PATCH. A new code needs code and restaurant name; on a change absent fields keep their values. */
export class DiscountCodeInput {
  @MayBeAbsent() @Text(40) code?: string;
  @MayBeAbsent() @Text(LIMITS.restaurantName) restaurantName?: string;
  @MayBeAbsent() @Nullable() @Text(LIMITS.contactPerson) contactPerson?: string | null;
  @MayBeAbsent() @Nullable() @Text(LIMITS.email) email?: string | null;
  @MayBeAbsent() @Nullable() @Text(LIMITS.phone) phone?: string | null;
  @MayBeAbsent() @Choice(DISCOUNT_TIERS) tier?: DiscountTier;
  @MayBeAbsent() @Flag() active?: boolean;

  /** Absent: a new code creates a new customer. */
  @MayBeAbsent() @Id() customerId?: string;

  /** Null means every store; absent keeps the current stores. */
  @MayBeAbsent() @Nullable() @ListOfIds(LIMITS.stores, { min: 1 }) storeIds?: string[] | null;

  /** The version the editor saw; absent means "last write wins". */
  @MayBeAbsent() @Whole(1, 2_147_483_647) version?: number;
}
