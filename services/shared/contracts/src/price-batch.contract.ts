import { LIMITS } from '@larder/kernel';
import { MayBeAbsent, Nullable } from './fields/absence.field.js';
import { Choice, Flag } from './fields/choice.field.js';
import { ListOf } from './fields/nested.field.js';
import { Money, Whole } from './fields/number.field.js';
import { StoreSlug, StoreSlugs } from './fields/store-slug.field.js';
import { Id, IdOf, Instant, LocalTimeOrInstant, Text } from './fields/text.field.js';
import { FoundSlip, ManyPricesConfirmation } from './price-guard.contract.js';
import { CsvRowError, MAX_ROW_ERRORS } from './product-csv.contract.js';
import { Product } from './product.contract.js';
import { OVERRIDE_KINDS } from './retail-override.contract.js';
import { StoreQuery } from './store.contract.js';

/** States of a batch in one store: "applied" is a batch without an end, whose prices became the store's own at its start. */
export const BATCH_STATES = ['planned', 'running', 'ended', 'applied', 'cancelled'] as const;

export type BatchState = (typeof BATCH_STATES)[number];

/** A batch's values for a product; absent fields stay as they are. */
export class PriceBatchItem {
  @Choice(OVERRIDE_KINDS) kind!: (typeof OVERRIDE_KINDS)[number];
  @Id() productId!: string;
  @MayBeAbsent() @Money() ourPrice?: number;
  @MayBeAbsent() @Money() retailPrice?: number;
  @MayBeAbsent() @Flag() active?: boolean;
}

/** POST /api/admin/price-batches. Without an end it is a planned price change. */
export class PriceBatchDraft extends ManyPricesConfirmation {
  @Text(LIMITS.batchName, { min: 1 }) name!: string;

  /** Short names. */
  @StoreSlugs(LIMITS.stores) stores!: string[];
  @ListOf(() => PriceBatchItem, LIMITS.batchItems) items!: PriceBatchItem[];
  @LocalTimeOrInstant() startsAt!: string;
  @MayBeAbsent() @Nullable() @LocalTimeOrInstant() endsAt?: string | null;

  /** Nothing is written; overlaps are refused as they would be. */
  @MayBeAbsent() @Flag() dryRun?: boolean;
}

/** PATCH /api/admin/price-batches/{id} before any start: absent fields keep their values, lists are replaced (closed stores stay). */
export class PriceBatchPatch extends ManyPricesConfirmation {
  @MayBeAbsent() @Text(LIMITS.batchName, { min: 1 }) name?: string;
  @MayBeAbsent() @StoreSlugs(LIMITS.stores) stores?: string[];
  @MayBeAbsent() @ListOf(() => PriceBatchItem, LIMITS.batchItems) items?: PriceBatchItem[];
  @MayBeAbsent() @LocalTimeOrInstant() startsAt?: string;
  @MayBeAbsent() @Nullable() @LocalTimeOrInstant() endsAt?: string | null;
  @MayBeAbsent() @Flag() dryRun?: boolean;

  /** The version that the editor saw; absent means "last write wins". */
  @MayBeAbsent() @Whole(1, 2_147_483_647) version?: number;
}

export class PriceBatchParams {
  @IdOf('Price batch') id!: string;
}

/** POST /api/admin/price-batches/{id}/exceptions: opts the store out of the batch, for one product if one is named. */
export class PriceBatchOptOut {
  @StoreSlug() store!: string;
  @MayBeAbsent() @Id() productId?: string;
}

/** When it starts and ends in one store. */
export class PriceBatchStore {
  @Text(LIMITS.storeSlug) store!: string;
  @Instant() startsAt!: string;
  @Nullable() @Instant() endsAt!: string | null;
  @Choice(BATCH_STATES) state!: BatchState;
}

export class PriceBatch {
  @Id() id!: string;
  @Text(LIMITS.batchName) name!: string;

  /** The planned start. */
  @LocalTimeOrInstant() startsAt!: string;
  @Nullable() @LocalTimeOrInstant() endsAt!: string | null;

  /** Derived from its stores: running while it runs anywhere, planned while it will. */
  @Choice(BATCH_STATES) state!: BatchState;

  /** Stores that the caller works for; in a list of batches one for each group with the same start, end and state. */
  @ListOf(() => PriceBatchStore, LIMITS.stores) stores!: PriceBatchStore[];
  @Whole(0, LIMITS.stores) storeCount!: number;

  /** The number of products. */
  @Whole(0, LIMITS.batchItems) products!: number;
  @Nullable() @Text(64) createdBy!: string | null;
  @Instant() createdAt!: string;
  @Whole(1, 2_147_483_647) version!: number;
}

export class PriceBatchException {
  @Text(LIMITS.storeSlug) store!: string;
  @Id() productId!: string;
}

export class PriceBatchDetail extends PriceBatch {
  @ListOf(() => PriceBatchItem, LIMITS.batchItems) items!: PriceBatchItem[];
  @ListOf(() => PriceBatchException, LIMITS.batchItems) exceptions!: PriceBatchException[];
}

/** POST /api/admin/price-batches/{id}/rollback */
export class PriceBatchRollback extends PriceBatchDetail {
  /** Rows of permanent prices that were restored at least in part. */
  @Whole(0, Number.MAX_SAFE_INTEGER) restored!: number;

  /** Rows that others have changed since. */
  @Whole(0, Number.MAX_SAFE_INTEGER) leftCount!: number;
}

/** POST /api/admin/price-batches/read-file: reads the items of a batch from a file. Nothing is written. */
export class PriceBatchFileResult {
  @ListOf(() => PriceBatchItem, LIMITS.batchItems) items!: PriceBatchItem[];

  /** Rows that would not change any store; they are left out. */
  @Whole(0, LIMITS.products) unchanged!: number;
  @Whole(0, 10_000_000) failed!: number;
  @ListOf(() => CsvRowError, MAX_ROW_ERRORS) errors!: CsvRowError[];

  /** How the file was understood: "semicolon-separated, decimal commas". */
  @Text(200) readAs!: string;
}

/** A planned or previewed price that looks like a typing error. */
export class PlannedSlip extends FoundSlip {
  @Id() productId!: string;
}

/** The answer to a plan or a change. */
export class PriceBatchResult extends PriceBatchDetail {
  /** The hash that a second person confirms. */
  @Text(64) hash!: string;

  /** Prices that look like typing errors. */
  @ListOf(() => PlannedSlip, LIMITS.batchItems * 2) slips!: PlannedSlip[];
  @Flag() needsSecondPerson!: boolean;

  /** True when nothing was saved: no batch with this id exists. */
  @Flag() dryRun!: boolean;
}

export const BATCHES_LISTED = 200;

export class PriceBatchQuery extends StoreQuery {
  @MayBeAbsent() @Choice(BATCH_STATES) state?: BatchState;
}

/** GET /api/admin/price-batches: the latest first. */
export class PriceBatches {
  @ListOf(() => PriceBatch, BATCHES_LISTED) batches!: PriceBatch[];
}

/** Both read the same list. */
export const PREVIEW_VIEWERS = ['shopper', 'tv'] as const;

/** Without `store`: the caller's only store, or the default one. */
export class PricePreviewQuery extends StoreQuery {
  @Instant() at!: string;
  @MayBeAbsent() @Choice(PREVIEW_VIEWERS) as?: (typeof PREVIEW_VIEWERS)[number];
}

/** GET /api/admin/price-preview: the store's list as shoppers and screens will read it, if nothing else changes. */
export class PricePreview {
  @Text(LIMITS.storeSlug) store!: string;
  @Instant() at!: string;
  @ListOf(() => Product, LIMITS.products) products!: Product[];
  @ListOf(() => PlannedSlip, LIMITS.products * 2) slips!: PlannedSlip[];
}

/** A price batch in the events of its stores. */
export interface PriceBatchFacts {
  name: string;
  /** The number of products. */
  products: number;
}

/** Planned times: an instant, or the local time of each store. */
export interface PriceBatchState extends PriceBatchFacts {
  startsAt: string;
  endsAt: string | null;
  storeIds: string[];
}
