/**
 * Spreadsheets run cells that begin like this as formulas (full-width characters in Chinese and Japanese ones), so they
 * get an apostrophe; so do texts that begin with apostrophes, which keeps reading exact.
 */
const RUNS_AS_FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r＝＋－＠]/;

/** Semicolons separate columns for some programs. */
const NEEDS_QUOTES = /[",;\r\n]|^\s|\s$/;

function unformulated(text: string): string {
  return RUNS_AS_FORMULA.test(text) ? `'${text}` : text;
}

/** What XML cannot hold; an Excel file with any of it would not open. */
const NOT_XML = /(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu;

/** A text as a cell of an Excel file, guarded as in CSV files in case the sheet is saved as one. */
export function sheetText(text: string): string {
  return unformulated(text.replace(NOT_XML, ''));
}

export function csvCell(text: string): string {
  const guarded = unformulated(text);
  return NEEDS_QUOTES.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** The inverse of {@link csvCell}, for a cell whose quotes a CSV parser has removed. */
export function csvCellText(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}

export function csvLine(texts: readonly string[]): string {
  return `${texts.map(csvCell).join(',')}\r\n`;
}
