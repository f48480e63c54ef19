import { LIMITS, RETAIL_CATEGORIES, type RetailCategory } from '@larder/kernel';
import { MayBeAbsent, Nullable } from './fields/absence.field.js';
import { Choice, Flag } from './fields/choice.field.js';
import { ListOf, ListOfTexts } from './fields/nested.field.js';
import { Money, Whole } from './fields/number.field.js';
import { Id, Text } from './fields/text.field.js';
import { ChangedPrices, ManyPrices, ManyPricesResult } from './price-guard.contract.js';

/** Changes of one product; absent fields keep their values. */
export class ProductEdit {
  @Id() id!: string;
  @MayBeAbsent() @Text(LIMITS.productDescription, { min: 1 }) description?: string;
  @MayBeAbsent() @Nullable() @Text(LIMITS.productChineseName) chineseName?: string | null;
  @MayBeAbsent() @Text(LIMITS.productSize, { min: 1 }) size?: string;
  @MayBeAbsent() @Money() retailPrice?: number;
  @MayBeAbsent() @Money() ourPrice?: number;
  @MayBeAbsent() @Choice(RETAIL_CATEGORIES) category?: RetailCategory;
  @MayBeAbsent() @Flag() active?: boolean;

  /** The version that the editor saw; absent means "last write wins". */
  @MayBeAbsent() @Whole(0, Number.MAX_SAFE_INTEGER) version?: number;
}

/** POST /api/admin/products/bulk: many products of the chain, all of it or nothing. */
export class ProductEdits extends ManyPrices {
  @ListOf(() => ProductEdit, LIMITS.products) items!: ProductEdit[];
}

/** One product with its old and new prices, and the names of all fields that change. */
export class EditedProduct extends ChangedPrices {
  @Id() productId!: string;
  @Text(LIMITS.productDescription) description!: string;
  @ListOfTexts(40, 10) fields!: string[];
  @Money() oldRetailPrice!: number;
  @Money() newRetailPrice!: number;
  @Money() oldOurPrice!: number;
  @Money() newOurPrice!: number;
}

/** The products that an answer lists, those with slips first; their number is exact. */
export const EDITED_LISTED = 1_000;

export class ProductEditResult extends ManyPricesResult {
  @Whole(0, LIMITS.products) changed!: number;
  @ListOf(() => EditedProduct, EDITED_LISTED) changes!: EditedProduct[];

  /** How many of all products have such prices. */
  @Whole(0, LIMITS.products) slips!: number;
}
