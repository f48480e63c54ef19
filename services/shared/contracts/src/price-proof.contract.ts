import { LIMITS, RETAIL_CATEGORIES, type RetailCategory } from '@larder/kernel';
import { MayBeAbsent, Nullable } from './fields/absence.field.js';
import { Choice, Flag } from './fields/choice.field.js';
import { ListOf, Nested } from './fields/nested.field.js';
import { Money, Whole } from './fields/number.field.js';
import { Instant, Text } from './fields/text.field.js';
import { StoreQuery } from './store.contract.js';

/** Without a store: the only one of the caller, or the chain's list. */
export class PriceProofQuery extends StoreQuery {
  /** Absent: now. */
  @MayBeAbsent() @Instant() at?: string;
}

/** What the chain said, what the store said itself, and what a running batch said. */
export class ProvenStep {
  @Choice(['chain', 'store', 'batch']) kind!: 'chain' | 'store' | 'batch';

  /** After this step. */
  @Money() price!: number;

  /** Who said so; null for the system. */
  @Nullable() @Text(64) by!: string | null;
  @Instant() at!: string;
}

export class ProvenPrice {
  @Money() price!: number;

  /** The last one is what held. */
  @ListOf(() => ProvenStep, 3) steps!: ProvenStep[];

  /** Who made it the price: by setting it, or by letting the store follow the chain again. */
  @Nullable() @Text(64) setBy!: string | null;
  @Instant() setAt!: string;

  /** The number of that change: screens confirm it or a later one. */
  @Whole(1, Number.MAX_SAFE_INTEGER) revision!: number;

  /** When another price followed, and the number of that change; null while it holds. */
  @Nullable() @Instant() until!: string | null;
  @Nullable() @Whole(1, Number.MAX_SAFE_INTEGER) untilRevision!: number | null;
}

/** GET /api/admin/products/{id}/price-at: what a product cost in a store at an instant, and who said so. */
export class PriceProof {
  /** As the product was called then. */
  @Text(LIMITS.productDescription) description!: string;
  @Text(LIMITS.productSize) size!: string;
  @Choice(RETAIL_CATEGORIES) category!: RetailCategory;
  @Instant() at!: string;

  /** Null: the chain's list. */
  @Nullable() @Text(LIMITS.storeSlug) store!: string | null;

  /** Whether it was for sale there. */
  @Flag() active!: boolean;

  /** Null where the list did not have the product then. */
  @Nullable() @Nested(() => ProvenPrice) ourPrice!: ProvenPrice | null;
  @Nullable() @Nested(() => ProvenPrice) retailPrice!: ProvenPrice | null;
}
