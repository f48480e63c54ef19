/**
 * Cells of CSV files (RFC 4180). Spreadsheets run a cell that begins with one of these as a formula (those set to
 * Chinese or Japanese also when the letter is of full width), so an apostrophe goes before it; and before a text that
 * has apostrophes there already, so that reading gives back exactly what was written.
 */
const RUNS_AS_FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r＝＋－＠]/;

/** What other programs may read as more than the text itself; semicolons are what some of them separate columns with. */
const NEEDS_QUOTES = /[",;\r\n]|^\s|\s$/;

/** A text that no spreadsheet runs as a formula: `=A1` → `'=A1`. */
function unformulated(text: string): string {
  return RUNS_AS_FORMULA.test(text) ? `'${text}` : text;
}

/** What XML cannot hold; an Excel file with any of it would not open. */
const NOT_XML = /(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu;

/** A text as a cell of an Excel file, guarded as in CSV files, for whoever saves the sheet as one. */
export function sheetText(text: string): string {
  return unformulated(text.replace(NOT_XML, ''));
}

/** A text as a cell: `5" pan` → `"5"" pan"`, `=A1` → `'=A1`. */
export function csvCell(text: string): string {
  const guarded = unformulated(text);
  return NEEDS_QUOTES.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** The text behind a cell whose quotes a CSV parser has taken off already: the inverse of {@link csvCell}. */
export function csvCellText(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}

/** A line of a CSV file with its end. */
export function csvLine(texts: readonly string[]): string {
  return `${texts.map(csvCell).join(',')}\r\n`;
}
