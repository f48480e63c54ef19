import type { RetailCategory } from '../retail-category.js';

/** What the meat price board may show, in the order in which it is offered (specification part 1 §9). */
export const MEAT_BOARD_CATEGORIES = ['meat-beef', 'meat-pork', 'meat-chicken', 'meat-hotpot'] as const;
export type MeatBoardCategory = (typeof MEAT_BOARD_CATEGORIES)[number];

/** What a column of the terminal may show: seafood as well (specification part 1 §9). */
export const TERMINAL_CATEGORIES = [...MEAT_BOARD_CATEGORIES, 'seafood'] as const satisfies readonly RetailCategory[];
export type TerminalCategory = (typeof TERMINAL_CATEGORIES)[number];

/** In the order in which the button goes through them (specification part 1 §4). */
export const BOARD_FONT_SIZES = ['small', 'medium', 'large', 'xlarge'] as const;
export type BoardFontSize = (typeof BOARD_FONT_SIZES)[number];

/** The most columns and rows that can be chosen; 0 is automatic (specification part 1 §9). */
export const MAX_BOARD_COLUMNS = 8;
export const MAX_BOARD_ROWS = 5;
/** Products that one half may name. */
export const MAX_BOARD_PRODUCTS = 200;

/** One half of the meat price board. */
export interface MeatBoardHalf {
  categories: MeatBoardCategory[];
  /** Ids of the only products shown, of these categories; empty shows all of them. */
  products: string[];
  /** 0–8; 0 is automatic. */
  columns: number;
  /** 0–5; 0 is automatic. */
  rows: number;
}

/** The meat price board of one screen. */
export interface MeatBoardConfig {
  fontSize: BoardFontSize;
  left: MeatBoardHalf;
  right: MeatBoardHalf;
}

/** The terminal of one screen: the category of each column. */
export interface TerminalConfig {
  left: TerminalCategory;
  right: TerminalCategory;
}

/** A board that nobody has set up: beef and pork on the left, chicken and hot pot on the right. */
export const FIRST_MEAT_BOARD: MeatBoardConfig = {
  fontSize: 'medium',
  left: { categories: ['meat-beef', 'meat-pork'], products: [], columns: 0, rows: 0 },
  right: { categories: ['meat-chicken', 'meat-hotpot'], products: [], columns: 0, rows: 0 },
};

export const FIRST_TERMINAL: TerminalConfig = { left: 'meat-beef', right: 'meat-pork' };

/** The columns of so many items when they are automatic: up to 3 one, 8 two, 15 three, 24 four, else five (part 1 §9). */
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
