import { LIMITS } from '@larder/kernel';
import { MayBeAbsent, Nullable } from './fields/absence.field.js';
import { Choice, Flag, QueryFlag } from './fields/choice.field.js';
import { JsonObject } from './fields/json.field.js';
import { ListOf, ListOfIds } from './fields/nested.field.js';
import { Money, QueryWhole, Whole } from './fields/number.field.js';
import { StoreSlugs } from './fields/store-slug.field.js';
import { Id, IdOf, Instant, Text } from './fields/text.field.js';
import { ChangedPrices, ManyPrices, ManyPricesResult, PriceConfirmation } from './price-guard.contract.js';
import type { RestaurantOverride, WholesaleChainValues } from './restaurant-override.contract.js';

/** A store's own values of a retail product; null follows the chain. */
export class RetailOverride {
  @Nullable() @Money() retailPrice!: number | null;
  @Nullable() @Money() ourPrice!: number | null;
  @Nullable() @Flag() active!: boolean | null;

  /** 0: no override. Counted over all stores, so that a recreated row never gets an old version. */
  @Whole(0, Number.MAX_SAFE_INTEGER) version!: number;
}

/** PUT /api/admin/stores/{id}/overrides/retail/{productId}: absent fields follow the chain. */
export class RetailOverrideBody extends PriceConfirmation {
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

/** The chain's values that a store may override. */
export class ChainValues {
  @Money() retailPrice!: number;
  @Money() ourPrice!: number;
  @Flag() active!: boolean;
}

/** A price batch that is running for a product in a store. */
export class RunningBatch {
  @Id() id!: string;
  @Text(LIMITS.batchName) name!: string;
  @Instant() endsAt!: string;
}

export const OVERRIDE_KINDS = ['retail'] as const;

/** Absent fields keep their values in each store, null follows the chain; `reset` clears the whole override. */
export class OverrideItem {
  @Choice(OVERRIDE_KINDS) kind!: (typeof OVERRIDE_KINDS)[number];
  @Id() productId!: string;
  @MayBeAbsent() @Nullable() @Money() retailPrice?: number | null;
  @MayBeAbsent() @Nullable() @Money() ourPrice?: number | null;
  @MayBeAbsent() @Nullable() @Flag() active?: boolean | null;
  @MayBeAbsent() @Flag() reset?: boolean;
}

/** POST /api/admin/overrides/bulk: all of it or nothing. */
export class BulkOverride extends ManyPrices {
  /** Short names. */
  @StoreSlugs(LIMITS.stores) stores!: string[];
  @ListOf(() => OverrideItem, LIMITS.overridesAtOnce) items!: OverrideItem[];
}

/** One product in one store, before and after; `null` prices follow the chain. */
export class OverrideChange extends ChangedPrices {
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

export class BulkOverrideResult extends ManyPricesResult {
  @Whole(0, LIMITS.overridesAtOnce) changed!: number;
  @ListOf(() => OverrideChange, OVERRIDE_CHANGES_LISTED) changes!: OverrideChange[];

  /** How many of all changes have such prices. */
  @Whole(0, LIMITS.overridesAtOnce) slips!: number;
}

export const MATRIX_ROWS = 200;

export const MATRIX_KINDS = ['retail', 'restaurant'] as const;

export class OverrideMatrixQuery {
  /** Default: retail. */
  @MayBeAbsent() @Choice(MATRIX_KINDS) kind?: (typeof MATRIX_KINDS)[number];

  /** Part of a name, in either script. */
  @MayBeAbsent() @Text(LIMITS.productDescription) search?: string;

  /** Only this product. */
  @MayBeAbsent() @Id() product?: string;

  /** Only products with own values of a store. */
  @MayBeAbsent() @QueryFlag() differ?: boolean;
  @MayBeAbsent() @QueryWhole(0, LIMITS.products) from?: number;
  @MayBeAbsent() @QueryWhole(1, MATRIX_ROWS) limit?: number;
}

export class OverrideMatrixRow {
  @Id() productId!: string;
  @Text(LIMITS.productDescription) name!: string;
  @Nullable() @Text(LIMITS.productChineseName) chineseName!: string | null;

  /** What the chain says where a store may differ. */
  @JsonObject() chain!: ChainValues | WholesaleChainValues;

  /** Stores with own values, by short name. */
  @JsonObject() stores!: Record<string, RetailOverride | RestaurantOverride>;
}

/** GET /api/admin/overrides/matrix: products in the chain's order, and open stores' own values. */
export class OverrideMatrix {
  @StoreSlugs(LIMITS.stores) stores!: string[];
  @ListOf(() => OverrideMatrixRow, MATRIX_ROWS) rows!: OverrideMatrixRow[];
  @Whole(0, LIMITS.products) total!: number;
}

/** Figures about one store's own values of retail products. */
export class OverrideFigures {
  @Text(LIMITS.storeSlug) store!: string;

  /** When its prices were last declared current; null: never. */
  @Nullable() @Instant() lastUpdated!: string | null;

  /** Products with own values of the store. */
  @Whole(0, LIMITS.products) overrides!: number;

  /** Overridden products whose values all equal the chain's. */
  @Whole(0, LIMITS.products) redundant!: number;
}

/** GET /api/admin/overrides/summary: the open stores of the caller. */
export class OverrideSummary {
  @ListOf(() => OverrideFigures, LIMITS.stores) stores!: OverrideFigures[];
}

/** The most products in one answer; the rest follows in the next call, once these are reset. */
export const REDUNDANT_AT_ONCE = 1_000;

/** GET /api/admin/overrides/redundant?store= */
export class RedundantOverrides {
  @ListOfIds(REDUNDANT_AT_ONCE) productIds!: string[];
}

interface MatrixOf<Chain, Own> extends Omit<OverrideMatrix, 'rows'> {
  rows: (Omit<OverrideMatrixRow, 'chain' | 'stores'> & { chain: Chain; stores: Record<string, Own> })[];
}

export type RetailMatrix = MatrixOf<ChainValues, RetailOverride>;

export type WholesaleMatrix = MatrixOf<WholesaleChainValues, RestaurantOverride>;
