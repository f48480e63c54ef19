import { IMAGE_URL, LIMITS, RETAIL_CATEGORIES, type RetailCategory } from '@larder/kernel';
import { Planned } from './change-set.contract.js';
import { MayBeAbsent, Nullable } from './fields/absence.field.js';
import { Choice, Flag, QueryFlag } from './fields/choice.field.js';
import { Day } from './fields/day.field.js';
import { ImageReference } from './fields/image-reference.field.js';
import { ListOf, ListOfIds, Nested } from './fields/nested.field.js';
import { Money, QueryWhole, Whole } from './fields/number.field.js';
import { Id, Text } from './fields/text.field.js';
import { FoundSlip, PriceConfirmation } from './price-guard.contract.js';
import { ChainValues, RetailOverride, RunningBatch } from './retail-override.contract.js';
import { ListQuery } from './store.contract.js';

const IMAGE_URL_RULE = {
  pattern: IMAGE_URL,
  must: 'a path under /images/products/ or an https address',
} as const;

/** A retail product; money in dollars with two decimals. */
export class Product {
  @Id() id!: string;
  @Text(LIMITS.productDescription, { min: 1 }) description!: string;
  @Nullable() @Text(LIMITS.productChineseName) chineseName!: string | null;

  /** Markdown or HTML, sanitised where it is rendered. */
  @Nullable() @Text(LIMITS.productDetails) detailedDescription!: string | null;
  @Text(LIMITS.productSize) size!: string;
  @Money() retailPrice!: number;
  @Money() ourPrice!: number;
  @Choice(RETAIL_CATEGORIES) category!: RetailCategory;
  @Flag() active!: boolean;
  @Nullable() @Text(LIMITS.imageUrl, IMAGE_URL_RULE) imageUrl!: string | null;
  @Whole(1, 2_147_483_647) version!: number;

  /** In a store: the last day of the batch whose price this is. */
  @MayBeAbsent() @Day() until?: string;

  /** Beside a struck price, if the shop shows it: the lowest our price was in the 30 days before it became this one. */
  @MayBeAbsent() @Money() lowest?: number;
}

/** A product as staff see it. `own` and `chain` come with a store, `differs` with the chain's list. */
export class StaffProduct extends Product {
  @MayBeAbsent() @Nested(() => RetailOverride) own?: RetailOverride;
  @MayBeAbsent() @Nested(() => ChainValues) chain?: ChainValues;

  /** How many stores override it; absent for none. */
  @MayBeAbsent() @Whole(1, LIMITS.stores) differs?: number;

  /** Set on each product of a store's list when the store has a separate order. */
  @MayBeAbsent() @Flag() ownOrder?: boolean;

  /** In a store: the batch whose prices are in effect now. */
  @MayBeAbsent() @Nested(() => RunningBatch) batch?: RunningBatch;

  /** In the answer to a change: its prices that look like typing errors. */
  @MayBeAbsent() @ListOf(() => FoundSlip, 2) slips?: FoundSlip[];

  /** Names a change of every store for an undo. */
  @MayBeAbsent() @Id() changeId?: string;
}

/** PATCH /api/admin/products/{id}. With `?store=` only prices and `active`, and the version is the override's. */
export class ProductPatch extends PriceConfirmation {
  @MayBeAbsent() @Text(LIMITS.productDescription, { min: 1 }) description?: string;
  @MayBeAbsent() @Nullable() @Text(LIMITS.productChineseName) chineseName?: string | null;
  @MayBeAbsent() @Nullable() @Text(LIMITS.productDetails) detailedDescription?: string | null;
  @MayBeAbsent() @Text(LIMITS.productSize, { min: 1 }) size?: string;
  @MayBeAbsent() @Money() retailPrice?: number;
  @MayBeAbsent() @Money() ourPrice?: number;
  @MayBeAbsent() @Choice(RETAIL_CATEGORIES) category?: RetailCategory;
  @MayBeAbsent() @Flag() active?: boolean;
  @MayBeAbsent() @Nullable() @ImageReference() imageUrl?: string | null;

  /** The version the editor saw; absent means "last write wins" (specification part 1 §7 sends none). */
  @MayBeAbsent() @Whole(0, Number.MAX_SAFE_INTEGER) version?: number;

  /** Removes stores' own values of the fields that are sent; with `active: false`, a recall, all of them. */
  @MayBeAbsent() @Flag() everywhere?: boolean;
}

/** POST /api/admin/products. Optional texts may be null or empty; by default a product is active and in groceries. */
export class ProductDraft extends PriceConfirmation {
  @Text(LIMITS.productDescription, { min: 1 }) description!: string;
  @MayBeAbsent() @Nullable() @Text(LIMITS.productChineseName) chineseName?: string | null;
  @MayBeAbsent() @Nullable() @Text(LIMITS.productDetails) detailedDescription?: string | null;
  @Text(LIMITS.productSize, { min: 1 }) size!: string;
  @Money() retailPrice!: number;
  @Money() ourPrice!: number;
  @MayBeAbsent() @Choice(RETAIL_CATEGORIES) category?: RetailCategory;
  @MayBeAbsent() @Flag() active?: boolean;
  @MayBeAbsent() @Nullable() @ImageReference() imageUrl?: string | null;
}

/** GET /api/admin/products/lowest: without a store, the only one of the caller, or the default one. */
export class LowestProductPrice {
  @Id() productId!: string;

  /** The lowest our price was in the 30 days before it became the present one. */
  @Money() lowest!: number;
}

export class LowestProductPrices {
  @Text(LIMITS.storeSlug) store!: string;

  /** Products of which no earlier price is known are absent. */
  @ListOf(() => LowestProductPrice, LIMITS.products) products!: LowestProductPrice[];
}

export class ClearedProducts extends Planned {
  @Flag() success!: boolean;
  @Whole(0, LIMITS.products) deletedCount!: number;
}

/** POST /api/admin/products/reorder: every product's id, once, in the new order. */
export class ProductOrder {
  @ListOfIds(LIMITS.products) productIds!: string[];
}

export class ReorderedProducts {
  @Flag() success!: boolean;
  @Whole(0, LIMITS.products) moved!: number;
}

/** DELETE /api/admin/products/order?store= */
export class OrderReset {
  @Flag() success!: boolean;

  /** False when the store already followed the chain's order. */
  @Flag() changed!: boolean;
}

/** POST /api/admin/upload/product-image: where the picture is served from now on. */
export class UploadedImage {
  @Text(LIMITS.imageUrl, IMAGE_URL_RULE) imageUrl!: string;
}

export class ProductListQuery extends ListQuery {
  /** For staff only. */
  @MayBeAbsent() @QueryFlag() includeInactive?: boolean;
}

export class ProductChangesQuery extends ListQuery {
  /** The revision of the list that the client has. */
  @QueryWhole(0, Number.MAX_SAFE_INTEGER) since!: number;
}

export class ChangedProduct {
  /** The id of the preceding product; null for the first. */
  @Nullable() @Id() after!: string | null;
  @Nested(() => Product) product!: Product;
}

/**
 * GET /api/products/changes: remove these products and those that `removed` names from the list of revision `since`, and
 * insert these again in this order: the result is the list of the revision in the header `x-revision`. Products that did
 * not change keep their order.
 */
export class ProductChanges {
  /** Null when too many products changed: the whole list must be read. */
  @Nullable() @ListOf(() => ChangedProduct, LIMITS.changedProducts) products!: ChangedProduct[] | null;
  @ListOfIds(LIMITS.changedProducts) removed!: string[];
}

/** The service answers 404 for an unknown category. */
export class CategoryParams {
  @Text(40) category!: string;
}
