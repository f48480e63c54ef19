import { LIMITS, SCREEN_BOARDS, SCREEN_STATES, type ScreenBoard, type ScreenState } from '@larder/kernel';
import { MayBeAbsent, Nullable } from '../fields/absence.field.js';
import { Choice } from '../fields/choice.field.js';
import { ListOf, Nested } from '../fields/nested.field.js';
import { QueryWhole, Whole } from '../fields/number.field.js';
import { StoreSlug } from '../fields/store-slug.field.js';
import { Id, Instant, Text } from '../fields/text.field.js';
import { ScreenMeatBoard, ScreenTerminal } from './screen-board.contract.js';
import { ScreenAssignment } from './screen-device.contract.js';

const MOST = Number.MAX_SAFE_INTEGER;

export class Screen extends ScreenAssignment {
  @Instant() pairedAt!: string;
  @Nullable() @Instant() lastSeenAt!: string | null;

  /** Null until it has reported one. */
  @Nullable() @Whole(0, MOST) shownRevision!: number | null;
  @Nullable() @Instant() shownAt!: string | null;
  @Choice(SCREEN_STATES) state!: ScreenState;
}

export class ScreenList {
  @Whole(0, MOST) revision!: number;

  /** Null before the first change. */
  @Nullable() @Instant() changedAt!: string | null;
  @ListOf(() => Screen, LIMITS.screens) screens!: Screen[];
}

/** POST /api/admin/system/screens: with a code, the screen that shows it; without, one that is opened by its link. */
export class ScreenPairing {
  /** Spaces and case do not matter. */
  @MayBeAbsent() @Text(20, { min: 1 }) code?: string;
  @Text(LIMITS.screenName, { min: 1 }) name!: string;
  @StoreSlug() store!: string;
  @Choice(SCREEN_BOARDS) board!: ScreenBoard;
  @MayBeAbsent() @Nullable() @Nested(() => ScreenMeatBoard) meatBoard?: ScreenMeatBoard | null;
  @MayBeAbsent() @Nullable() @Nested(() => ScreenTerminal) terminal?: ScreenTerminal | null;
}

export class ScreenPaired {
  @Nested(() => Screen) screen!: Screen;

  /** For the link (/tv#key=…) of a screen without a code, returned only in this answer; else null. */
  @Nullable() @Text(64) key!: string | null;
}

/** PATCH /api/admin/system/screens/{id}: absent fields keep their values. */
export class ScreenPatch {
  @MayBeAbsent() @Text(LIMITS.screenName, { min: 1 }) name?: string;
  @MayBeAbsent() @StoreSlug() store?: string;
  @MayBeAbsent() @Choice(SCREEN_BOARDS) board?: ScreenBoard;
  @MayBeAbsent() @Nullable() @Nested(() => ScreenMeatBoard) meatBoard?: ScreenMeatBoard | null;
  @MayBeAbsent() @Nullable() @Nested(() => ScreenTerminal) terminal?: ScreenTerminal | null;
}

export class ShownQuery {
  /** The number of the change that brought a price. */
  @QueryWhole(1, MOST) from!: number;

  /** The number of the change that ended it; absent while it is in effect. */
  @MayBeAbsent() @QueryWhole(1, MOST) until?: number;
  @MayBeAbsent() @StoreSlug() store?: string;
}

/** A screen that confirmed a price list. */
export class ShownOnScreen {
  @Text(LIMITS.screenName) name!: string;
  @Text(LIMITS.storeSlug) store!: string;
  @Choice(SCREEN_BOARDS) board!: ScreenBoard;

  /** The first confirmation that is still kept. */
  @Instant() since!: string;

  /** When it confirmed the list that followed; null until then. */
  @Nullable() @Instant() until!: string | null;
}

/** GET /api/admin/system/screens/shown?from=&until=&store=: the screens that showed the prices between two changes. */
export class ShownOnScreens {
  @ListOf(() => ShownOnScreen, LIMITS.screens) screens!: ShownOnScreen[];

  /** The number of days for which confirmations are kept at least. */
  @Whole(1, 365) keptDays!: number;
}

export class ScreenReceipt {
  @Id() id!: string;
  @Text(LIMITS.screenName) name!: string;

  /** When the screen reported this change or a later one. */
  @Nullable() @Instant() confirmedAt!: string | null;
  @Choice(SCREEN_STATES) state!: ScreenState;
}

/** A change of prices, and which screens that existed then confirmed it. */
export class PriceChange {
  @Whole(0, MOST) revision!: number;
  @Instant() at!: string;
  @Text(60) type!: string;
  @Text(200) subject!: string;

  /** The store's short name, for a change of one store alone. */
  @MayBeAbsent() @Text(LIMITS.storeSlug) store?: string;
  @Whole(0, LIMITS.screens) confirmed!: number;
  @Whole(0, LIMITS.screens) waiting!: number;
  @Whole(0, LIMITS.screens) stale!: number;
  @ListOf(() => ScreenReceipt, LIMITS.screens) screens!: ScreenReceipt[];
}

/** GET /api/admin/system/screens/changes: the last ones, the newest first. */
export class PriceChanges {
  @ListOf(() => PriceChange, 50) changes!: PriceChange[];
}
