import { LIMITS, STORE_SLUG } from '@larder/kernel';
import { MayBeAbsent, Nullable } from './fields/absence.field.js';
import { Choice, Flag } from './fields/choice.field.js';
import { Instant, Text } from './fields/text.field.js';

/** GET /api/stores: an open store, as the board's header and footer show it. */
export class Store {
  @Text(LIMITS.storeSlug, { pattern: STORE_SLUG }) slug!: string;
  @Text(120) name!: string;
  @Nullable() @Text(120) chineseName!: string | null;
  @Text(300) address!: string;
  @Text(40) phone!: string;
  @Text(60) timeZone!: string;

  /** For people: "Monday-Sunday 9AM-6PM". */
  @Text(200) openingHours!: string;
  @Flag() isDefault!: boolean;
}

export const STORE_STATUSES = ['live', 'paused'] as const;

export type StoreStatus = (typeof STORE_STATUSES)[number];

/** GET /api/admin/settings, public although the path says admin: the board polls it. */
export class Settings {
  /** "paused": no restaurant orders are taken. A pause whose end has passed is over: "live". */
  @Choice(STORE_STATUSES) status!: StoreStatus;

  /** While ordering is paused, when staff gave a reason. */
  @MayBeAbsent() @Text(LIMITS.pauseReason) pauseReason?: string;

  /** While ordering is paused, when it has an end. */
  @MayBeAbsent() @Instant() pausedUntil?: string;

  /** Null before staff first declared the prices current. */
  @Nullable() @Instant() lastUpdated!: string | null;
}

/** PATCH /api/admin/settings: what is absent stays as it is. */
export class SettingsPatch {
  @MayBeAbsent() @Instant() lastUpdated?: string;
  @MayBeAbsent() @Choice(STORE_STATUSES) status?: StoreStatus;

  /** What restaurants read while ordering is paused. */
  @MayBeAbsent() @Nullable() @Text(LIMITS.pauseReason) pauseReason?: string | null;

  /** When the pause ends by itself; null: when staff end it. */
  @MayBeAbsent() @Nullable() @Instant() pausedUntil?: string | null;
}

export class StoreQuery {
  @MayBeAbsent() @Text(LIMITS.storeSlug, { pattern: STORE_SLUG, must: "a store's short name" }) store?: string;
}
