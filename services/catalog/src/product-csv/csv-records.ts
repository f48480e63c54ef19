import { setImmediate as breathe } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { strayQuote } from './csv-import.errors.js';

/** How much is parsed before other requests get their turn. */
const SLICE_BYTES = 64 * 1024;

/** A row of a CSV file that holds anything. */
export interface CsvRecord {
  /** As spreadsheets count: records, blank ones included; line ends inside quotes do not count. */
  row: number;
  cells: string[];
}

/**
 * The rows of a CSV text, some at a time. A byte order mark and any line ends do; rows may be shorter or longer than the
 * first. Halves of surrogate pairs, which UTF-8 cannot write, become NUL, which no row may hold.
 * @throws Refusal when quotes do not make sense, so that nobody can say where cells end.
 */
export async function* csvRecords(text: string): AsyncGenerator<CsvRecord[]> {
  const bytes = Buffer.from(text.isWellFormed() ? text : text.replace(/\p{Surrogate}/gu, '\0'));
  const parser = parse({ bom: true, relax_column_count: true, record_delimiter: ['\r\n', '\n', '\r'] });
  let fault: Error | undefined;
  parser.on('error', (error) => (fault = error));
  let row = 0;
  const parsed = (): CsvRecord[] => {
    if (fault instanceof CsvError) throw strayQuote(Number(fault['records'] ?? row) + 1);
    if (fault) throw fault;
    const records: CsvRecord[] = [];
    for (let cells = parser.read() as string[] | null; cells; cells = parser.read() as string[] | null) {
      row++;
      if (cells.some((cell) => cell.trim() !== '')) records.push({ row, cells });
    }
    return records;
  };
  for (let start = 0; start < bytes.length; start += SLICE_BYTES) {
    parser.write(bytes.subarray(start, start + SLICE_BYTES));
    yield parsed();
    await breathe();
  }
  parser.end();
  await breathe();
  yield parsed();
}
