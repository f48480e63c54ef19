import { LIMITS } from '@larder/kernel';
import { fileIsEmpty, fileTooLarge, tooManyRows } from './csv-import.errors.js';
import { csvRecords } from './csv-records.js';
import { noting } from './row-fault.js';
import { RowFaults } from './row-faults.js';

/** How the rows of one kind of file are read. */
export interface CsvReading<Header, Row> {
  /** Rows that no list could hold are not read at all. */
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
        noting(faults, row, () => rows.push(readRow(row, cells, columns)));
      }
    }
  }
  if (header === undefined) throw fileIsEmpty();
  return { rows, faults };
}
