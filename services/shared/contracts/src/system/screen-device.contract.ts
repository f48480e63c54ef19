import { LIMITS, PAIRING_CODE, SCREEN_BOARDS, type ScreenBoard } from '@larder/kernel';
import { Nullable } from '../fields/absence.field.js';
import { Choice } from '../fields/choice.field.js';
import { Nested } from '../fields/nested.field.js';
import { Whole } from '../fields/number.field.js';
import { StoreSlug } from '../fields/store-slug.field.js';
import { Id, Instant, Text } from '../fields/text.field.js';
import { ScreenMeatBoard, ScreenTerminal } from './screen-board.contract.js';

/** The header with which a screen identifies itself. */
export const SCREEN_KEY_HEADER = 'x-screen-key';

export class ScreenAssignment {
  @Id() id!: string;
  @Text(LIMITS.screenName) name!: string;
  @StoreSlug() store!: string;
  @Choice(SCREEN_BOARDS) board!: ScreenBoard;

  /** Null: as saved on the screen. */
  @Nullable() @Nested(() => ScreenMeatBoard) meatBoard!: ScreenMeatBoard | null;

  /** Null: as chosen on the screen. */
  @Nullable() @Nested(() => ScreenTerminal) terminal!: ScreenTerminal | null;
}

/** The pairing code, or once paired what to show. GET /api/screens/self also reports that no prices are shown. */
export class ScreenSelf {
  /** Null once the screen is paired. */
  @Nullable() @Text(6, { pattern: PAIRING_CODE }) code!: string | null;
  @Nullable() @Instant() codeExpiresAt!: string | null;
  @Nullable() @Nested(() => ScreenAssignment) screen!: ScreenAssignment | null;
}

export class NewScreen extends ScreenSelf {
  /** Sent as `x-screen-key`; returned only in this answer. */
  @Text(64) key!: string;
}

/** POST /api/screens/self/report: the revision of the list that the screen shows. */
export class ScreenReport {
  @Whole(0, Number.MAX_SAFE_INTEGER) revision!: number;
}
