import { csvCellText } from '@larder/kernel';
import { columnsMissing, columnTwice } from './csv-import.errors.js';

export interface CsvHeader<Column> {
  places: ReadonlyMap<Column, number>;
  width: number;
  /** What prices of the file have before their cents, as far as it has been read. */
  decimals: Set<'.' | ','>;
}

/** In any order and case, unknown columns ignored. @throws Refusal for a missing or repeated column. */
export function readHeader<Column extends string>(
  cells: readonly string[],
  columns: readonly Column[],
  required: readonly Column[],
): CsvHeader<Column> {
  const byName = new Map(columns.map((column) => [column.toLowerCase(), column]));
  const places = new Map<Column, number>();
  for (const [place, cell] of cells.entries()) {
    const column = byName.get(csvCellText(cell).trim().toLowerCase());
    if (!column) continue;
    if (places.has(column)) throw columnTwice(column);
    places.set(column, place);
  }
  const missing = required.filter((column) => !places.has(column));
  if (missing.length > 0) throw columnsMissing(missing);
  return { places, width: cells.length, decimals: new Set() };
}
