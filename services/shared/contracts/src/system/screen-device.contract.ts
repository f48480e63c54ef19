import { LIMITS, PAIRING_CODE, SCREEN_BOARDS, STORE_SLUG, type ScreenBoard } from '@larder/kernel';
import { Nullable } from '../fields/absence.field.js';
import { Choice } from '../fields/choice.field.js';
import { Nested } from '../fields/nested.field.js';
import { Whole } from '../fields/number.field.js';
import { Id, Instant, Text } from '../fields/text.field.js';
import { ScreenMeatBoard, ScreenTerminal } from './screen-board.contract.js';

/** The header by which a screen proves which one it is. */
export const SCREEN_KEY_HEADER = 'x-screen-key';

/** What a paired screen is to show. */
export class ScreenAssignment {
  @Id() id!: string;
  @Text(LIMITS.screenName) name!: string;

  /** The store whose prices it shows. */
  @Text(LIMITS.storeSlug, { pattern: STORE_SLUG }) store!: string;
  @Choice(SCREEN_BOARDS) board!: ScreenBoard;

  /** Null leaves it to what was saved on the screen itself. */
  @Nullable() @Nested(() => ScreenMeatBoard) meatBoard!: ScreenMeatBoard | null;

  /** Null leaves it to what was chosen on the screen itself. */
  @Nullable() @Nested(() => ScreenTerminal) terminal!: ScreenTerminal | null;
}

/**
 * GET /api/screens/self, by which a screen says that no prices stand on it, and the answer to every report: a code until
 * somebody has entered it, then what to show.
 */
export class ScreenSelf {
  /** To be entered by an administrator; null once the screen is paired. */
  @Nullable() @Text(6, { pattern: PAIRING_CODE }) code!: string | null;
  @Nullable() @Instant() codeExpiresAt!: string | null;
  @Nullable() @Nested(() => ScreenAssignment) screen!: ScreenAssignment | null;
}

/** POST /api/screens: a screen nobody knows yet. */
export class NewScreen extends ScreenSelf {
  /** The screen's secret, to be sent as `x-screen-key`; told this once. */
  @Text(64) key!: string;
}

/** POST /api/screens/self/report: the revision of the list whose prices stand on the screen. */
export class ScreenReport {
  @Whole(0, Number.MAX_SAFE_INTEGER) revision!: number;
}
