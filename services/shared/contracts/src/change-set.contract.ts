import { LIMITS } from '@larder/kernel';
import { MayBeAbsent, Nullable } from './fields/absence.field.js';
import { Choice, Flag, QueryFlag } from './fields/choice.field.js';
import { ListOf, ListOfTexts } from './fields/nested.field.js';
import { Whole } from './fields/number.field.js';
import { Id, IdOf, Instant, Text } from './fields/text.field.js';

/** Bulk and destructive calls: each can be planned, committed by its plan's hash, and undone for a day. */
export const CHANGE_KINDS = [
  'product-deleted',
  'products-cleared',
  'products-imported',
  'products-edited',
  'overrides-applied',
  'product-recalled',
  'price-batch-applied',
  'shelf-tags-printed',
  'restaurant-product-deleted',
  'restaurant-products-imported',
  'restaurant-category-deleted',
  'orders-moved',
  'orders-deleted',
  'customers-merged',
  'discount-code-deleted',
  'suggested-tiers-applied',
] as const;

export type ChangeKind = (typeof CHANGE_KINDS)[number];

export const UNDO_HOURS = 24;

/** Rows that an answer lists; their number is exact. */
export const DIFFERENCES_LISTED = 200;

const MOST_ROWS = 1_000_000;
const HASH_LENGTH = 64;

/** Query parameters of calls that can be planned. */
export class PlanQuery {
  /** "1" or "true": the answer is what would change; nothing is written. */
  @MayBeAbsent() @QueryFlag() dryRun?: boolean;

  /** The hash of a dry run: 409 with the differences when something else would change by now. */
  @MayBeAbsent() @Text(HASH_LENGTH) hash?: string;
}

/** One row of a plan. */
export class PlannedDifference {
  /** The kind of thing, in a word: "product". */
  @Text(60) thing!: string;
  @Text(LIMITS.productDescription) name!: string;
  @Choice(['created', 'changed', 'deleted']) what!: 'created' | 'changed' | 'deleted';

  /** The columns that change. */
  @ListOfTexts(60, 40) fields!: string[];
}

/** Part of the answer to a bulk or destructive call, or to its plan. */
export class Planned {
  /** Names the change for an undo; absent when nothing changed. */
  @MayBeAbsent() @Id() changeId?: string;
  @MayBeAbsent() @Text(HASH_LENGTH) hash?: string;
  @MayBeAbsent() @Flag() dryRun?: boolean;
  @MayBeAbsent() @ListOf(() => PlannedDifference, DIFFERENCES_LISTED) differences?: PlannedDifference[];
}

export class ChangeSetParams {
  @IdOf('Change') id!: string;
}

export class RecentChange {
  @Id() id!: string;
  @Choice(CHANGE_KINDS) kind!: ChangeKind;
  @Instant() changedAt!: string;

  /** Null for the system. */
  @Nullable() @Text(LIMITS.username) by!: string | null;
  @Whole(0, MOST_ROWS) rows!: number;

  /** The names of the first few. */
  @ListOfTexts(LIMITS.productDescription, 3) names!: string[];

  /** For an undo, the id of the change that it undid; its kind is that change's. */
  @Nullable() @Id() undoes!: string | null;

  /** The last moment for an undo. */
  @Instant() until!: string;
  @Nullable() @Instant() undoneAt!: string | null;
  @Nullable() @Text(LIMITS.username) undoneBy!: string | null;
}

export const RECENT_CHANGES_LISTED = 100;

export class RecentChanges {
  /** The newest first. */
  @ListOf(() => RecentChange, RECENT_CHANGES_LISTED) changes!: RecentChange[];
}

export const LEFT_REASONS = [
  'changed-since',
  'deleted-since',
  'exists-again',
  'in-use',
  'belongs-to-nothing',
  'paid',
] as const;

/** A row that an undo left alone at least in part, and why. */
export class LeftAlone {
  @Text(60) thing!: string;
  @Text(LIMITS.productDescription) name!: string;
  @Choice(LEFT_REASONS) why!: (typeof LEFT_REASONS)[number];

  /** The columns that other users have changed since; empty when the whole row was left. */
  @ListOfTexts(60, 40) fields!: string[];
}

export class UndoResult {
  @Flag() success!: boolean;

  /** Rows that were restored at least in part. */
  @Whole(0, MOST_ROWS) restored!: number;
  @Whole(0, MOST_ROWS) leftCount!: number;
  @ListOf(() => LeftAlone, DIFFERENCES_LISTED) left!: LeftAlone[];

  /** The undo is a change too, and can be undone; absent when nothing was restored. */
  @MayBeAbsent() @Id() changeId?: string;
}
