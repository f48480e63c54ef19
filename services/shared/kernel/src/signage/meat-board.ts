import type { RetailCategory } from '../retail-category.js';

/** The categories of the meat price board, in the order of the settings (specification part 1 §9). */
export const MEAT_BOARD_CATEGORIES = ['meat-beef', 'meat-pork', 'meat-chicken', 'meat-hotpot'] as const;
export type MeatBoardCategory = (typeof MEAT_BOARD_CATEGORIES)[number];

/** The categories of the terminal's columns: seafood as well (specification part 1 §9). */
export const TERMINAL_CATEGORIES = [...MEAT_BOARD_CATEGORIES, 'seafood'] as const satisfies readonly RetailCategory[];
export type TerminalCategory = (typeof TERMINAL_CATEGORIES)[number];

export const BOARD_FONT_SIZES = ['small', 'medium', 'large', 'xlarge'] as const;
export type BoardFontSize = (typeof BOARD_FONT_SIZES)[number];

export const MAX_BOARD_COLUMNS = 8;
export const MAX_BOARD_ROWS = 5;
export const MAX_BOARD_PRODUCTS = 200;

export interface MeatBoardHalf {
  categories: MeatBoardCategory[];
  /** Empty shows all products of the categories. */
  products: string[];
  columns: number;
  rows: number;
}

export interface MeatBoardConfig {
  fontSize: BoardFontSize;
  left: MeatBoardHalf;
  right: MeatBoardHalf;
}

export interface TerminalConfig {
  left: TerminalCategory;
  right: TerminalCategory;
}

/** The default: beef and pork on the left, chicken and hot pot on the right. */
export const FIRST_MEAT_BOARD: MeatBoardConfig = {
  fontSize: 'medium',
  left: { categories: ['meat-beef', 'meat-pork'], products: [], columns: 0, rows: 0 },
  right: { categories: ['meat-chicken', 'meat-hotpot'], products: [], columns: 0, rows: 0 },
};

export const FIRST_TERMINAL: TerminalConfig = { left: 'meat-beef', right: 'meat-pork' };

/** The automatic number of columns: up to 3 items one, 8 two, 15 three, 24 four, else five (part 1 §9). */
export function automaticColumns(items: number): number {
  if (items <= 3) return 1;
  if (items <= 8) return 2;
  if (items <= 15) return 3;
  return items <= 24 ? 4 : 5;
}

/** small → medium → large → xlarge → small (specification part 1 §4). */
export function nextFontSize(size: BoardFontSize): BoardFontSize {
  const next = BOARD_FONT_SIZES[(BOARD_FONT_SIZES.indexOf(size) + 1) % BOARD_FONT_SIZES.length];
  return next ?? 'small';
}
