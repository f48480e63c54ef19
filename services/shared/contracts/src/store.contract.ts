import { LIMITS, SPANS_OF_DAY, STORE_SLUG } from '@larder/kernel';
import { MayBeAbsent, Nullable } from './fields/absence.field.js';
import { Choice, Flag } from './fields/choice.field.js';
import { Day } from './fields/day.field.js';
import { ListOf, ListOfTexts, Nested } from './fields/nested.field.js';
import { QueryWhole } from './fields/number.field.js';
import { StoreSlug } from './fields/store-slug.field.js';
import { IdOf, Instant, Text } from './fields/text.field.js';
import { ChainRules } from './order-rules.contract.js';
import { OpeningSpan, OpeningWeek } from './store-hours.contract.js';

const SLUG_RULE = { pattern: STORE_SLUG, must: 'a short name of small letters, digits and single hyphens' } as const;

/** PUT /api/admin/stores/{id}/closures/{day}. */
export class ClosureInput {
  /** Null: closed all day. */
  @Nullable() @ListOf(() => OpeningSpan, SPANS_OF_DAY) hours!: OpeningSpan[] | null;
  @Text(LIMITS.closureReason, { min: 1 }) reason!: string;
}

/** A closed day, or one with special hours. */
export class Closure extends ClosureInput {
  @Day() day!: string;
}

/** GET /api/stores and /api/stores/{slug}: an open store, as the board's header and footer show it. */
export class Store {
  @StoreSlug() slug!: string;
  @Text(LIMITS.storeName) name!: string;
  @Nullable() @Text(LIMITS.storeName) chineseName!: string | null;
  @Text(LIMITS.storeAddress) address!: string;
  @Text(LIMITS.storePhone) phone!: string;
  @Text(LIMITS.timeZone) timeZone!: string;

  /** The hours as text: "Monday-Sunday 9AM-6PM". */
  @Text(LIMITS.openingHours) openingHours!: string;
  @Flag() isDefault!: boolean;

  /** Absent until staff have set them. */
  @MayBeAbsent() @Nested(() => OpeningWeek) weekHours?: OpeningWeek;

  /** Today's and those of the next fourteen days, by the store's calendar; absent when there are none. */
  @MayBeAbsent() @ListOf(() => Closure, LIMITS.closures) closures?: Closure[];
}

/** GET /api/admin/stores: every store, also closed ones, with all closures from today on. */
export class StaffStore extends Store {
  @IdOf('Store') id!: string;
  @Flag() active!: boolean;
  @ListOfTexts(LIMITS.storeTag, LIMITS.storeTags) tags!: string[];
  @MayBeAbsent() @ListOfTexts(LIMITS.storeSlug, LIMITS.oldSlugs) formerSlugs?: string[];
}

/** PATCH /api/admin/stores/{id}: absent fields keep their values. */
export class StorePatch {
  @MayBeAbsent() @Text(LIMITS.storeName, { min: 1 }) name?: string;
  @MayBeAbsent() @Nullable() @Text(LIMITS.storeName) chineseName?: string | null;
  @MayBeAbsent() @Text(LIMITS.storeSlug, SLUG_RULE) slug?: string;
  @MayBeAbsent() @Text(LIMITS.storeAddress, { min: 1 }) address?: string;
  @MayBeAbsent() @Text(LIMITS.storePhone) phone?: string;

  /** "America/Toronto". */
  @MayBeAbsent() @Text(LIMITS.timeZone) timeZone?: string;
  @MayBeAbsent() @Nested(() => OpeningWeek) weekHours?: OpeningWeek;
  @MayBeAbsent() @ListOfTexts(LIMITS.storeTag, LIMITS.storeTags) tags?: string[];

  /** False closes the store, true opens it again. */
  @MayBeAbsent() @Flag() active?: boolean;

  /** True makes it the store of calls that name none. */
  @MayBeAbsent() @Flag() isDefault?: boolean;
}

/** POST /api/admin/stores. The first store becomes the default. */
export class StoreDraft {
  @Text(LIMITS.storeName, { min: 1 }) name!: string;
  @MayBeAbsent() @Nullable() @Text(LIMITS.storeName) chineseName?: string | null;
  @Text(LIMITS.storeSlug, SLUG_RULE) slug!: string;
  @Text(LIMITS.storeAddress, { min: 1 }) address!: string;
  @Text(LIMITS.storePhone) phone!: string;
  @Text(LIMITS.timeZone) timeZone!: string;

  /** Not needed for a copy, which takes over the hours of `copyFrom`. */
  @MayBeAbsent() @Nested(() => OpeningWeek) weekHours?: OpeningWeek;
  @MayBeAbsent() @ListOfTexts(LIMITS.storeTag, LIMITS.storeTags) tags?: string[];

  /** A store whose hours, closures, prices and order are copied. */
  @MayBeAbsent() @Text(LIMITS.storeSlug, SLUG_RULE) copyFrom?: string;
}

export class StoreParams {
  @IdOf('Store') id!: string;
}

export class StoreSlugParams {
  @IdOf('Store', STORE_SLUG) slug!: string;
}

export class ClosureParams extends StoreParams {
  @Day() day!: string;
}

export const STORE_STATUSES = ['live', 'paused'] as const;

export type StoreStatus = (typeof STORE_STATUSES)[number];

/** GET /api/admin/settings, public although the path says admin: the board polls it. */
export class Settings {
  /** "paused": no restaurant orders are taken. A pause whose end has passed is over: "live". */
  @Choice(STORE_STATUSES) status!: StoreStatus;

  /** The reason for a pause of ordering, if staff gave one. */
  @MayBeAbsent() @Text(LIMITS.pauseReason) pauseReason?: string;

  /** The end of a pause of ordering, if it has one. */
  @MayBeAbsent() @Instant() pausedUntil?: string;

  /** Null before staff first declared the prices current. */
  @Nullable() @Instant() lastUpdated!: string | null;

  /** `lastUpdated` on the store's clock, "2026-11-21T14:05", so that the board needs no time zone code. */
  @MayBeAbsent() @Text(16) lastUpdatedLocal?: string;

  /** The store's rules for restaurant orders, unless they are the defaults. */
  @MayBeAbsent() @Nested(() => ChainRules) orderRules?: ChainRules;
}

/** PATCH /api/admin/settings: absent fields keep their values. */
export class SettingsPatch {
  @MayBeAbsent() @Instant() lastUpdated?: string;
  @MayBeAbsent() @Choice(STORE_STATUSES) status?: StoreStatus;

  /** What restaurants read while ordering is paused. */
  @MayBeAbsent() @Nullable() @Text(LIMITS.pauseReason) pauseReason?: string | null;

  /** When the pause ends automatically; null: when staff end it. */
  @MayBeAbsent() @Nullable() @Instant() pausedUntil?: string | null;

  /** Applies to every open store; only for staff of all stores. */
  @MayBeAbsent() @Flag() everywhere?: boolean;
}

export class StoreQuery {
  @MayBeAbsent() @StoreSlug() store?: string;
}

/** The query of a public list. */
export class ListQuery extends StoreQuery {
  /** The revision of a live message: the answer is at least that fresh. */
  @MayBeAbsent() @QueryWhole(0, Number.MAX_SAFE_INTEGER) rev?: number;
}
