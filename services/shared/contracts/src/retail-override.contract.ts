import { LIMITS } from '@larder/kernel';
import { MayBeAbsent, Nullable } from './fields/absence.field.js';
import { Choice, Flag } from './fields/choice.field.js';
import { ListOf } from './fields/nested.field.js';
import { Money, Whole } from './fields/number.field.js';
import { QueryTexts } from './fields/query.field.js';
import { Id, IdOf, Text } from './fields/text.field.js';

/** What a store says of a retail product itself; null follows the chain. */
export class RetailOverride {
  @Nullable() @Money() retailPrice!: number | null;
  @Nullable() @Money() ourPrice!: number | null;
  @Nullable() @Flag() active!: boolean | null;

  /** 0: the store says nothing of its own. Rises over all stores, so that a row made again never has an old one. */
  @Whole(0, Number.MAX_SAFE_INTEGER) version!: number;
}

/** PUT /api/admin/stores/{id}/overrides/retail/{productId}: replaces the whole override; what is absent follows the chain. */
export class RetailOverrideBody {
  @MayBeAbsent() @Nullable() @Money() retailPrice?: number | null;
  @MayBeAbsent() @Nullable() @Money() ourPrice?: number | null;
  @MayBeAbsent() @Nullable() @Flag() active?: boolean | null;

  /** The version that the editor saw; absent means "last write wins". */
  @MayBeAbsent() @Whole(0, Number.MAX_SAFE_INTEGER) version?: number;
}

export class OverrideParams {
  @IdOf('Store') id!: string;
  @IdOf('Product') productId!: string;
}

export const OVERRIDE_KINDS = ['retail'] as const;

/** Absent stays as it is in each store, null follows the chain; `reset` clears the whole override. */
export class OverrideItem {
  @Choice(OVERRIDE_KINDS) kind!: (typeof OVERRIDE_KINDS)[number];
  @Id() productId!: string;
  @MayBeAbsent() @Nullable() @Money() retailPrice?: number | null;
  @MayBeAbsent() @Nullable() @Money() ourPrice?: number | null;
  @MayBeAbsent() @Nullable() @Flag() active?: boolean | null;
  @MayBeAbsent() @Flag() reset?: boolean;
}

/** POST /api/admin/overrides/bulk: all of it or nothing. */
export class BulkOverride {
  /** Short names. */
  @QueryTexts(LIMITS.storeSlug, LIMITS.stores) stores!: string[];
  @ListOf(() => OverrideItem, LIMITS.overridesAtOnce) items!: OverrideItem[];

  /** Nothing is written; the answer says what would be. */
  @MayBeAbsent() @Flag() dryRun?: boolean;

  /** Of a dry run: refused with 409 when something else would change by now. */
  @MayBeAbsent() @Text(64) hash?: string;
}

/** One product in one store, before and after; `null` prices follow the chain. */
export class OverrideChange {
  @Text(LIMITS.storeSlug) store!: string;
  @Id() productId!: string;
  @Text(LIMITS.productDescription) description!: string;
  @Nullable() @Money() oldOurPrice!: number | null;
  @Nullable() @Money() newOurPrice!: number | null;
  @Nullable() @Money() oldRetailPrice!: number | null;
  @Nullable() @Money() newRetailPrice!: number | null;
  @Nullable() @Flag() oldActive!: boolean | null;
  @Nullable() @Flag() newActive!: boolean | null;
}

/** The changes that an answer lists; their number is exact. */
export const OVERRIDE_CHANGES_LISTED = 1_000;

export class BulkOverrideResult {
  /** Of what would change; a commit that names it fails with 409 when that is something else by then. */
  @Text(64) hash!: string;
  @Whole(0, LIMITS.overridesAtOnce) changed!: number;
  @ListOf(() => OverrideChange, OVERRIDE_CHANGES_LISTED) changes!: OverrideChange[];
  @Flag() dryRun!: boolean;
}
