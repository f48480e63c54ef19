import {
  BOARD_FONT_SIZES,
  MAX_BOARD_COLUMNS,
  MAX_BOARD_PRODUCTS,
  MAX_BOARD_ROWS,
  MEAT_BOARD_CATEGORIES,
  type BoardFontSize,
  type MeatBoardCategory,
  type MeatBoardConfig,
  type MeatBoardHalf,
} from '@larder/kernel';

/** Parses a configuration; null when the text is invalid, damaged or of another version. */
export function readBoard(text: string): MeatBoardConfig | null {
  try {
    const { fontSize, left, right } = JSON.parse(text) as Record<keyof MeatBoardConfig, unknown>;
    const halves = [readHalf(left), readHalf(right)];
    const [leftHalf, rightHalf] = halves;
    if (leftHalf == null || rightHalf == null || !BOARD_FONT_SIZES.includes(fontSize as BoardFontSize)) return null;
    return { fontSize: fontSize as BoardFontSize, left: leftHalf, right: rightHalf };
  } catch {
    return null;
  }
}

/** A configuration as text, for this screen's storage and for copying it to another screen. */
export function boardText(board: MeatBoardConfig): string {
  return JSON.stringify(board);
}

function readHalf(value: unknown): MeatBoardHalf | null {
  const { categories, products, columns, rows } = value as Record<keyof MeatBoardHalf, unknown>;
  if (!isListOf(categories, MEAT_BOARD_CATEGORIES.length) || !isListOf(products, MAX_BOARD_PRODUCTS)) return null;
  if (!categories.every((category) => MEAT_BOARD_CATEGORIES.includes(category as MeatBoardCategory))) return null;
  if (new Set(categories).size !== categories.length) return null;
  if (!isWhole(columns, MAX_BOARD_COLUMNS) || !isWhole(rows, MAX_BOARD_ROWS)) return null;
  return { categories: categories as MeatBoardCategory[], products, columns, rows };
}

function isListOf(value: unknown, most: number): value is string[] {
  return Array.isArray(value) && value.length <= most && value.every((entry) => typeof entry === 'string');
}

function isWhole(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
}
