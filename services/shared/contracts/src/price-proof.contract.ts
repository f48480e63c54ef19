import { LIMITS, RETAIL_CATEGORIES, type RetailCategory } from '@larder/kernel';
import { MayBeAbsent, Nullable } from './fields/absence.field.js';
import { Choice, Flag } from './fields/choice.field.js';
import { ListOf, Nested } from './fields/nested.field.js';
import { Money, Whole } from './fields/number.field.js';
import { Instant, Text } from './fields/text.field.js';
import { StoreQuery } from './store.contract.js';

/** Without `store`: the caller's only store, or the chain's list. */
export class PriceProofQuery extends StoreQuery {
  /** Absent: now. */
  @MayBeAbsent() @Instant() at?: string;
}

/** One layer of a price: the chain's, the store's own, or a running batch's. */
export class ProvenStep {
  @Choice(['chain', 'store', 'batch']) kind!: 'chain' | 'store' | 'batch';

  /** After this step. */
  @Money() price!: number;

  /** Who set it; null for the system. */
  @Nullable() @Text(64) by!: string | null;
  @Instant() at!: string;
}

export class ProvenPrice {
  @Money() price!: number;

  /** The last one is the price in effect. */
  @ListOf(() => ProvenStep, 3) steps!: ProvenStep[];

  /** Who made it the price: by setting it, or by letting the store follow the chain again. */
  @Nullable() @Text(64) setBy!: string | null;
  @Instant() setAt!: string;

  /** The number of that change: screens confirm it or a later one. */
  @Whole(1, Number.MAX_SAFE_INTEGER) revision!: number;

  /** When another price followed, and the number of that change; both null while this one is in effect. */
  @Nullable() @Instant() until!: string | null;
  @Nullable() @Whole(1, Number.MAX_SAFE_INTEGER) untilRevision!: number | null;
}

/** GET /api/admin/products/{id}/price-at: the price of a product in a store at an instant, and who set it. */
export class PriceProof {
  /** The product's name at that time. */
  @Text(LIMITS.productDescription) description!: string;
  @Text(LIMITS.productSize) size!: string;
  @Choice(RETAIL_CATEGORIES) category!: RetailCategory;
  @Instant() at!: string;

  /** Null: the chain's list. */
  @Nullable() @Text(LIMITS.storeSlug) store!: string | null;

  /** Whether it was for sale there. */
  @Flag() active!: boolean;

  /** Null when the list did not contain the product then. */
  @Nullable() @Nested(() => ProvenPrice) ourPrice!: ProvenPrice | null;
  @Nullable() @Nested(() => ProvenPrice) retailPrice!: ProvenPrice | null;
}
