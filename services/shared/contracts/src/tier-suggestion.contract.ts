import { DISCOUNT_TIERS, LIMITS, type DiscountTier } from '@larder/kernel';
import { MayBeAbsent } from './fields/absence.field.js';
import { Choice, Flag } from './fields/choice.field.js';
import { Day } from './fields/day.field.js';
import { ListOf, ListOfTexts, Nested } from './fields/nested.field.js';
import { Whole } from './fields/number.field.js';
import { Id, Text } from './fields/text.field.js';
import { AnyMoney, RebateCustomer } from './rebates/rebate.contract.js';

/** A customer whose purchases of twelve months belong to another tier than its codes have. */
export class TierSuggestion {
  @Nested(() => RebateCustomer) customer!: RebateCustomer;

  /** The active codes that would change, by their text; of many the first. */
  @ListOfTexts(4, LIMITS.codesOfSuggestion) codes!: string[];
  @Whole(1, LIMITS.discountCodes) codeCount!: number;
  @Choice(DISCOUNT_TIERS) tier!: DiscountTier;
  @Text(LIMITS.tierName) tierName!: string;
  @Choice(DISCOUNT_TIERS) suggestedTier!: DiscountTier;
  @Text(LIMITS.tierName) suggestedTierName!: string;
  @AnyMoney() totalPurchases!: number;

  /** The yearly minimum of the suggested tier if one was earned, of the present one if it was lost. */
  @AnyMoney() minimumPurchases!: number;
  @Flag() isEarned!: boolean;

  /** A customer for less than the twelve months, for whom losing the tier may be premature. */
  @Flag() isNew!: boolean;
}

/** GET /api/admin/discount-tiers/suggestions */
export class TierSuggestions {
  /** Twelve months to today, by the days on which orders were placed. */
  @Day() from!: string;
  @Day() to!: string;

  /** Tiers that were earned first, the largest purchases first. */
  @ListOf(() => TierSuggestion, LIMITS.tierSuggestions) suggestions!: TierSuggestion[];

  /** More than are listed when the chain is large: the others follow once these are applied. */
  @Whole(0, LIMITS.discountCodes) total!: number;
}

/** A suggestion as the user saw it; refused if it has changed since. */
export class AcceptedSuggestion {
  @Id() customerId!: string;
  @Choice(DISCOUNT_TIERS) tier!: DiscountTier;
  @Choice(DISCOUNT_TIERS) suggestedTier!: DiscountTier;
}

/** POST /api/admin/discount-tiers/suggestions: all of them or none. */
export class AcceptedSuggestions {
  @ListOf(() => AcceptedSuggestion, LIMITS.tierSuggestions) suggestions!: AcceptedSuggestion[];
}

export class AppliedSuggestions {
  /** Names the change for an undo; absent when nothing changed. */
  @MayBeAbsent() @Id() changeId?: string;
  @Whole(0, LIMITS.tierSuggestions) customers!: number;
  @Whole(0, LIMITS.discountCodes) codes!: number;
}
