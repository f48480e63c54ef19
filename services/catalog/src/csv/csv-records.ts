import { setImmediate as nextTurn } from 'node:timers/promises';
import { BYTE_ORDER_MARK } from '@larder/platform';
import { columnKey } from './csv-header.js';
import { strayQuote, tooManyCells } from './csv-import.errors.js';

/** Characters read before other requests get their turn. */
const SLICE = 16 * 1024;

/** The columns of a spreadsheet: a row of commas must not become millions of texts. */
const MOST_CELLS = 16_384;

export const SEPARATORS = { ',': 'comma-separated', ';': 'semicolon-separated', '\t': 'tab-separated' } as const;

export type Separator = keyof typeof SEPARATORS;

/** The separator that yields the most known columns in the first line; a comma when none does. */
export function separatorOf(text: string, columns: readonly string[]): Separator {
  const known = new Set(columns.map(columnKey));
  const line = /^[\uFEFF\s,;"]*([^\r\n]*)/.exec(text)?.[1] ?? '';
  const found = (separator: string): number =>
    line.split(separator).filter((cell) => known.has(columnKey(cell.replaceAll('"', '')))).length;
  const order = Object.keys(SEPARATORS) as Separator[];
  return order.reduce((best, each) => (found(each) > found(best) ? each : best));
}

export interface CsvRecord {
  /** The row as spreadsheets count: blank records included, line ends inside quotes not. */
  row: number;
  cells: string[];
}

/**
 * The non-blank rows of a CSV text (RFC 4180), in batches; lone surrogates become NUL, which no row may hold. A custom
 * reader: the text is in memory, where scanning is many times faster than a stream.
 * @throws Refusal for stray quotes or an endless row.
 */
export async function* csvRecords(text: string, separator: Separator = ','): AsyncGenerator<CsvRecord[]> {
  const whole = text.isWellFormed() ? text : text.replace(/\p{Surrogate}/gu, '\0');
  let at = whole.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
  let pause = at + SLICE;
  let records: CsvRecord[] = [];
  let row = 1;
  let cells: string[] = [];
  let isBlank = true;
  for (;;) {
    const end = cellEnd(whole, at, row, separator);
    const cell = cellText(whole.slice(at, end));
    isBlank &&= cell.trim() === '';
    if (cells.push(cell) > MOST_CELLS) throw tooManyCells(row, MOST_CELLS);
    const ending = whole[end];
    if (ending !== separator) {
      if (!isBlank) records.push({ row, cells });
      row++;
      cells = [];
      isBlank = true;
    }
    if (ending === undefined) break;
    at = end + (ending === '\r' && whole[end + 1] === '\n' ? 2 : 1);
    if (at < pause) continue;
    pause = at + SLICE;
    yield records;
    records = [];
    await nextTurn();
  }
  yield records;
}

function cellEnd(whole: string, at: number, row: number, separator: Separator): number {
  let end = whole[at] === '"' ? closingQuote(whole, at, row) + 1 : at;
  const isQuoted = end > at;
  for (; end < whole.length; end++) {
    const character = whole[end];
    if (character === separator || character === '\n' || character === '\r') break;
    if (isQuoted || character === '"') throw strayQuote(row);
  }
  return end;
}

function closingQuote(whole: string, opening: number, row: number): number {
  for (let at = opening + 1; ; at += 2) {
    at = whole.indexOf('"', at);
    if (at < 0) throw strayQuote(row);
    if (whole[at + 1] !== '"') return at;
  }
}

function cellText(written: string): string {
  return written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written;
}
