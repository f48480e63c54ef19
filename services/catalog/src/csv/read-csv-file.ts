import { LIMITS } from '@larder/kernel';
import { fileIsEmpty, fileTooLarge, tooManyRows } from './csv-import.errors.js';
import { csvRecords } from './csv-records.js';
import { RowFaults } from './row-faults.js';

export interface CsvReading<Header, Row> {
  /** More rows than any list could hold are refused. */
  mostRows: number;
  header: (cells: readonly string[]) => Header;
  /** @throws RowFault */
  row: (row: number, cells: readonly string[], header: Header) => Row;
}

export interface CsvFile<Row> {
  rows: Row[];
  faults: RowFaults;
}

/** @throws Refusal when the file as a whole cannot be read. */
export async function readCsvFile<Header, Row>(
  csv: string,
  { mostRows, header: readHeader, row: readRow }: CsvReading<Header, Row>,
): Promise<CsvFile<Row>> {
  if (Buffer.byteLength(csv) > LIMITS.csvBytes) throw fileTooLarge();
  const rows: Row[] = [];
  const faults = new RowFaults();
  let header: Header | undefined;
  let read = 0;
  for await (const records of csvRecords(csv)) {
    for (const { row, cells } of records) {
      if (header === undefined) header = readHeader(cells);
      else {
        const columns = header;
        if (++read > mostRows) throw tooManyRows(mostRows);
        faults.note(row, () => rows.push(readRow(row, cells, columns)));
      }
    }
  }
  if (header === undefined) throw fileIsEmpty();
  return { rows, faults };
}
