import { MayBeAbsent, Nullable } from './fields/absence.field.js';
import { Choice } from './fields/choice.field.js';
import { ListOf } from './fields/nested.field.js';
import { Money, QueryWhole, Whole } from './fields/number.field.js';
import { Instant, Text } from './fields/text.field.js';

export const PRODUCT_CHANGE_KINDS = ['created', 'updated', 'deleted'] as const;

/** One change of a product as its history shows it; a price that the change did not touch is the same before and after. */
export class ProductHistoryEntry {
  /** The event's number: where the next page begins. */
  @Whole(1, Number.MAX_SAFE_INTEGER) number!: number;
  @Choice(PRODUCT_CHANGE_KINDS) kind!: (typeof PRODUCT_CHANGE_KINDS)[number];
  @Instant() at!: string;

  /** Who did it; null for the system itself. */
  @Nullable() @Text(64) by!: string | null;

  /** The store whose price it is; null for the chain's. */
  @Nullable() @Text(60) store!: string | null;
  @Nullable() @Money() oldRetailPrice!: number | null;
  @Nullable() @Money() newRetailPrice!: number | null;
  @Nullable() @Money() oldOurPrice!: number | null;
  @Nullable() @Money() newOurPrice!: number | null;

  /** The names of every field that changed. */
  @Text(500) changed!: string;
}

export const HISTORY_PAGE = 100;

/** GET /api/admin/products/{id}/history: the latest changes first, a page at a time. */
export class ProductHistory {
  @ListOf(() => ProductHistoryEntry, HISTORY_PAGE) entries!: ProductHistoryEntry[];

  /** What to ask as `before` for older ones; null when there are none. */
  @Nullable() @Whole(1, Number.MAX_SAFE_INTEGER) next!: number | null;
}

export class ProductHistoryQuery {
  @MayBeAbsent() @QueryWhole(1, Number.MAX_SAFE_INTEGER) before?: number;
}
