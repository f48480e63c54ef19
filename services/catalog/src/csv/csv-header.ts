import { csvCellText } from '@larder/kernel';
import { columnsMissing, columnTwice } from './csv-import.errors.js';

export interface CsvHeader<Column> {
  places: ReadonlyMap<Column, number>;
  /** Columns whose names follow a pattern, as they are in the file. */
  further: ReadonlyMap<string, number>;
  width: number;
  /** The decimal separators found in prices of the file so far. */
  decimals: Set<'.' | ','>;
  /** The day that a spreadsheet stores as 0. */
  dayZero: string;
}

export const DAY_ZERO = '1899-12-30';

/** A column's name without case, blanks, hyphens and underscores: `Retail Price` and `retail_price` are `retailPrice`. */
export const columnKey = (name: string): string => csvCellText(name.toLowerCase()).replaceAll(/[\s_-]/g, '');

/** Columns in any order and spelling; unknown ones are ignored. @param pattern of further columns. @throws Refusal for a missing or repeated column. */
export function readHeader<Column extends string>(
  cells: readonly string[],
  columns: readonly Column[],
  required: readonly Column[],
  pattern?: RegExp,
  dayZero = DAY_ZERO,
): CsvHeader<Column> {
  const byName = new Map(columns.map((column) => [columnKey(column), column]));
  const places = new Map<Column, number>();
  const further = new Map<string, number>();
  for (const [place, cell] of cells.entries()) {
    const name = csvCellText(cell).replaceAll(/[\s_]/g, '').toLowerCase();
    const column = byName.get(columnKey(cell));
    if (!column) {
      if (further.has(name)) throw columnTwice(name);
      if (pattern?.test(name)) further.set(name, place);
      continue;
    }
    if (places.has(column)) throw columnTwice(column);
    places.set(column, place);
  }
  const missing = required.filter((column) => !places.has(column));
  if (missing.length > 0) throw columnsMissing(missing);
  return { places, further, width: cells.length, decimals: new Set(), dayZero };
}
