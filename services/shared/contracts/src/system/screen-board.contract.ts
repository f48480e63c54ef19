import {
  BOARD_FONT_SIZES,
  MAX_BOARD_COLUMNS,
  MAX_BOARD_PRODUCTS,
  MAX_BOARD_ROWS,
  MEAT_BOARD_CATEGORIES,
  TERMINAL_CATEGORIES,
  type BoardFontSize,
  type MeatBoardCategory,
  type TerminalCategory,
} from '@larder/kernel';
import { Choice, ListOfChoices } from '../fields/choice.field.js';
import { ListOfIds, Nested } from '../fields/nested.field.js';
import { Whole } from '../fields/number.field.js';

export class ScreenBoardHalf {
  @ListOfChoices(MEAT_BOARD_CATEGORIES) categories!: MeatBoardCategory[];

  /** Empty shows all of the categories. */
  @ListOfIds(MAX_BOARD_PRODUCTS) products!: string[];

  /** 0 is automatic. */
  @Whole(0, MAX_BOARD_COLUMNS) columns!: number;
  @Whole(0, MAX_BOARD_ROWS) rows!: number;
}

export class ScreenMeatBoard {
  @Choice(BOARD_FONT_SIZES) fontSize!: BoardFontSize;
  @Nested(() => ScreenBoardHalf) left!: ScreenBoardHalf;
  @Nested(() => ScreenBoardHalf) right!: ScreenBoardHalf;
}

export class ScreenTerminal {
  @Choice(TERMINAL_CATEGORIES) left!: TerminalCategory;
  @Choice(TERMINAL_CATEGORIES) right!: TerminalCategory;
}
