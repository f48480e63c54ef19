import { csvCellText } from '@larder/kernel';
import { EXPORT_COLUMNS, REQUIRED_COLUMNS, type CsvColumn } from './csv-columns.js';
import { columnsMissing, columnTwice, otherSeparator } from './csv-import.errors.js';

export interface CsvHeader {
  /** Where each column that is there stands. */
  places: ReadonlyMap<CsvColumn, number>;
  width: number;
}

const BY_NAME = new Map<string, CsvColumn>(EXPORT_COLUMNS.map((column) => [column.toLowerCase(), column]));

/**
 * The columns of a file by its first row: in any order and any letters, unknown ones ignored.
 * @throws Refusal when a required column is missing or a known one is there twice.
 */
export function readHeader(cells: readonly string[]): CsvHeader {
  const places = new Map<CsvColumn, number>();
  for (const [place, cell] of cells.entries()) {
    const column = BY_NAME.get(csvCellText(cell).trim().toLowerCase());
    if (!column) continue;
    if (places.has(column)) throw columnTwice(column);
    places.set(column, place);
  }
  const missing = REQUIRED_COLUMNS.filter((column) => !places.has(column));
  if (places.size === 0 && cells[0]?.includes(';')) throw otherSeparator('semicolons');
  if (places.size === 0 && cells[0]?.includes('\t')) throw otherSeparator('tabs');
  if (missing.length > 0) throw columnsMissing(missing);
  return { places, width: cells.length };
}
