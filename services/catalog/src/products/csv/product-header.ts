import { readHeader, type CsvHeader } from '../../csv/csv-header.js';
import { EXPORT_COLUMNS, REQUIRED_COLUMNS, type CsvColumn } from './csv-columns.js';

export type ProductHeader = CsvHeader<CsvColumn>;

/** @throws Refusal */
export const readProductHeader = (cells: readonly string[]): ProductHeader =>
  readHeader<CsvColumn>(cells, EXPORT_COLUMNS, REQUIRED_COLUMNS);
