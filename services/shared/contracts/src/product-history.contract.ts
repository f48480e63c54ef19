import { MayBeAbsent, Nullable } from './fields/absence.field.js';
import { Choice } from './fields/choice.field.js';
import { ListOf } from './fields/nested.field.js';
import { Money, QueryWhole, Whole } from './fields/number.field.js';
import { Instant, Text } from './fields/text.field.js';
import { PassedSlip } from './price-guard.contract.js';

export const PRODUCT_CHANGE_KINDS = ['created', 'updated', 'deleted'] as const;

/** A price that did not change is the same before and after. */
export class ProductHistoryEntry {
  /** The event's number, for `before` of the next page. */
  @Whole(1, Number.MAX_SAFE_INTEGER) number!: number;
  @Choice(PRODUCT_CHANGE_KINDS) kind!: (typeof PRODUCT_CHANGE_KINDS)[number];
  @Instant() at!: string;

  /** Null for the system. */
  @Nullable() @Text(64) by!: string | null;

  /** Null for the chain's price. */
  @Nullable() @Text(60) store!: string | null;
  @Nullable() @Money() oldRetailPrice!: number | null;
  @Nullable() @Money() newRetailPrice!: number | null;
  @Nullable() @Money() oldOurPrice!: number | null;
  @Nullable() @Money() newOurPrice!: number | null;
  @Text(500) changed!: string;

  /** Its prices that looked like typing errors. */
  @MayBeAbsent() @ListOf(() => PassedSlip, 2) slips?: PassedSlip[];
}

export const HISTORY_PAGE = 100;

/** GET /api/admin/products/{id}/history: the latest changes first, a page at a time. */
export class ProductHistory {
  @ListOf(() => ProductHistoryEntry, HISTORY_PAGE) entries!: ProductHistoryEntry[];

  /** The `before` of the next page; null on the last. */
  @Nullable() @Whole(1, Number.MAX_SAFE_INTEGER) next!: number | null;
}

export class ProductHistoryQuery {
  @MayBeAbsent() @QueryWhole(1, Number.MAX_SAFE_INTEGER) before?: number;
}
