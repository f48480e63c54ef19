import { LIMITS, SCREEN_BOARDS, SCREEN_STATES, STORE_SLUG, type ScreenBoard, type ScreenState } from '@larder/kernel';
import { MayBeAbsent, Nullable } from '../fields/absence.field.js';
import { Choice, Flag } from '../fields/choice.field.js';
import { ListOf, Nested } from '../fields/nested.field.js';
import { Whole } from '../fields/number.field.js';
import { Id, Instant, Text } from '../fields/text.field.js';
import { ScreenMeatBoard, ScreenTerminal } from './screen-board.contract.js';
import { ScreenAssignment } from './screen-device.contract.js';

const MOST = Number.MAX_SAFE_INTEGER;

/** A paired screen as operations see it. */
export class Screen extends ScreenAssignment {
  @Instant() pairedAt!: string;

  /** Null until it has said anything. */
  @Nullable() @Instant() lastSeenAt!: string | null;

  /** The revision of the prices that stand on it; null until it has told. */
  @Nullable() @Whole(0, MOST) shownRevision!: number | null;

  /** When it told so for the first time. */
  @Nullable() @Instant() shownAt!: string | null;
  @Choice(SCREEN_STATES) state!: ScreenState;
}

/** GET /api/admin/system/screens */
export class ScreenList {
  /** The newest revision of the prices. */
  @Whole(0, MOST) revision!: number;

  /** When it came about; null before the first change. */
  @Nullable() @Instant() changedAt!: string | null;

  /** By name. */
  @ListOf(() => Screen, LIMITS.screens) screens!: Screen[];
}

/** POST /api/admin/system/screens: with a code, the screen that shows it; without, one that is opened by its link. */
export class ScreenPairing {
  /** As it stands on the screen; spaces and small letters do not matter. */
  @MayBeAbsent() @Text(20, { min: 1 }) code?: string;
  @Text(LIMITS.screenName, { min: 1 }) name!: string;
  @Text(LIMITS.storeSlug, { pattern: STORE_SLUG, must: "a store's short name" }) store!: string;
  @Choice(SCREEN_BOARDS) board!: ScreenBoard;
  @MayBeAbsent() @Nullable() @Nested(() => ScreenMeatBoard) meatBoard?: ScreenMeatBoard | null;
  @MayBeAbsent() @Nullable() @Nested(() => ScreenTerminal) terminal?: ScreenTerminal | null;
}

export class ScreenPaired {
  @Nested(() => Screen) screen!: Screen;

  /** For the link of a screen without a code (/tv#key=…), told this once; null for one that showed a code. */
  @Nullable() @Text(64) key!: string | null;
}

/** PATCH /api/admin/system/screens/{id}: what is absent stays as it is. */
export class ScreenPatch {
  @MayBeAbsent() @Text(LIMITS.screenName, { min: 1 }) name?: string;
  @MayBeAbsent() @Text(LIMITS.storeSlug, { pattern: STORE_SLUG, must: "a store's short name" }) store?: string;
  @MayBeAbsent() @Choice(SCREEN_BOARDS) board?: ScreenBoard;
  @MayBeAbsent() @Nullable() @Nested(() => ScreenMeatBoard) meatBoard?: ScreenMeatBoard | null;
  @MayBeAbsent() @Nullable() @Nested(() => ScreenTerminal) terminal?: ScreenTerminal | null;
}

/** Path parameters of /api/admin/system/screens/{id}. */
export class ScreenParams {
  @Id() id!: string;
}

/** DELETE /api/admin/system/screens/{id} */
export class RemovedScreen {
  @Flag() success!: boolean;
  @Id() id!: string;
}

/** What one screen made of a price change. */
export class ScreenReceipt {
  @Id() id!: string;
  @Text(LIMITS.screenName) name!: string;

  /** When the screen told that it shows this change, or a later one; null while it has not. */
  @Nullable() @Instant() confirmedAt!: string | null;
  @Choice(SCREEN_STATES) state!: ScreenState;
}

/** A change of the prices, and which of the screens of that time confirmed it. */
export class PriceChange {
  @Whole(0, MOST) revision!: number;
  @Instant() at!: string;

  /** The kind of event: "product.updated". */
  @Text(60) type!: string;

  /** "product:…"; what the audit log is asked for. */
  @Text(200) subject!: string;
  @Whole(0, LIMITS.screens) confirmed!: number;
  @Whole(0, LIMITS.screens) waiting!: number;
  @Whole(0, LIMITS.screens) stale!: number;
  @ListOf(() => ScreenReceipt, LIMITS.screens) screens!: ScreenReceipt[];
}

/** GET /api/admin/system/screens/changes: the last ones, the newest first. */
export class PriceChanges {
  @ListOf(() => PriceChange, 50) changes!: PriceChange[];
}
