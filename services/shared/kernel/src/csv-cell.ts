/**
 * Spreadsheets run cells that begin with these characters as formulas (full-width ones in Chinese and Japanese
 * programs), so an apostrophe is put before them, and before leading apostrophes, so that reading restores the text.
 * Programs that split at semicolons, tabs or line breaks see further cells inside one, quoted or not.
 */
const FORMULAS = /^(?='*[=+\-@\t\r＝＋－＠])|(?<=[;\t\r\n])(?='*[=+\-@＝＋－＠])/g;
const GUARDS = /^'(?='*[=+\-@\t\r＝＋－＠])|(?<=[;\t\r\n])'(?='*[=+\-@＝＋－＠])/g;

/** Semicolons separate columns for some programs. */
const NEEDS_QUOTES = /[",;\r\n]|^\s|\s$/;

function unformulated(text: string): string {
  return text.replace(FORMULAS, "'");
}

/** Characters that XML cannot hold; an Excel file with any of them would not open. */
const NOT_XML = /(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu;

/** Excel reports a file with a longer cell as damaged. */
const MOST_IN_CELL = 32_767;

/** A text as a cell of an Excel file: guarded as in CSV files, in case the sheet is saved as one, and cut to the limit of a cell. */
export function sheetText(text: string): string {
  const cell = unformulated(text.replace(NOT_XML, ''));
  return cell.length > MOST_IN_CELL ? `${cell.slice(0, MOST_IN_CELL - 1).replace(/\p{Cs}$/u, '')}…` : cell;
}

export function csvCell(text: string): string {
  const guarded = unformulated(text);
  return NEEDS_QUOTES.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** The inverse of {@link csvCell}, for a cell whose quotes a CSV parser has removed. */
export function csvCellText(cell: string): string {
  return cell.replace(GUARDS, '');
}

export function csvLine(texts: readonly string[]): string {
  return `${texts.map(csvCell).join(',')}\r\n`;
}
