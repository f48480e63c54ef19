import type { SheetFile } from '@larder/contracts';
import { LIMITS, sentence, toSentence, type PlainReason, type Sentence, Refusal } from '@larder/kernel';
import { columnKey, readHeader, type CsvHeader } from './csv-header.js';
import { fileTooLarge, tooManyRows } from './csv-import.errors.js';
import { csvRecords, SEPARATORS, separatorOf, type CsvRecord } from './csv-records.js';
import { RowFaults } from './row-faults.js';
import { openSheet } from './sheet/sheet-records.js';

/** How the rows of a list's files are read. */
export interface FileReading<Column extends string, Row> {
  columns: readonly Column[];
  required: readonly Column[];
  /** An alternative layout, used when the header has its columns and lacks required ones of this one. */
  long?: Pick<FileReading<Column, Row>, 'required' | 'row'>;
  /** Matches further columns, in lower case. */
  pattern?: RegExp;
  /** More rows than any list could hold are refused. */
  mostRows: number;
  /** @throws RowFault */
  row: (row: number, cells: readonly string[], header: CsvHeader<Column>) => Row;
}

export interface FileRows<Row> {
  rows: Row[];
  faults: RowFaults;
  /** The names of further columns in the file. */
  further: readonly string[];
  /** "semicolon-separated", "decimal commas" */
  readAs: Sentence[];
}

/** @throws Refusal when the file as a whole cannot be read. */
export async function readFile<Column extends string, Row>(
  sent: SheetFile,
  reading: FileReading<Column, Row>,
): Promise<FileRows<Row>> {
  const { columns, pattern, mostRows } = reading;
  const { format, records, dayZero } = await open(sent, columns);
  const rows: Row[] = [];
  const faults = new RowFaults();
  let header: CsvHeader<Column> | undefined;
  let form: Pick<FileReading<Column, Row>, 'required' | 'row'> = reading;
  let read = 0;
  for await (const some of records) {
    for (const { row, cells } of some) {
      if (header === undefined) {
        form = formOf(cells, reading);
        header = readHeader(cells, columns, form.required, pattern, dayZero);
      } else {
        const known = header;
        if (++read > mostRows) throw tooManyRows(mostRows);
        faults.note(row, () => rows.push(form.row(row, cells, known)));
      }
    }
  }
  if (header === undefined) throw new Refusal('invalid', 'The file is empty.');
  return { rows, faults, further: [...header.further.keys()], readAs: [format, ...decimalsOf(header)].map(toSentence) };
}

function formOf<Column extends string, Row>(
  cells: readonly string[],
  reading: FileReading<Column, Row>,
): Pick<FileReading<Column, Row>, 'required' | 'row'> {
  const { required, long } = reading;
  const names = new Set(cells.map(columnKey));
  const hasAll = (columns: readonly Column[]): boolean => columns.every((column) => names.has(columnKey(column)));
  return long && hasAll(long.required) && !hasAll(required) ? long : reading;
}

function decimalsOf({ decimals }: Pick<CsvHeader<string>, 'decimals'>): PlainReason[] {
  if (decimals.size === 2) return ['decimal commas and decimal points'];
  return [...decimals].map((decimal) => (decimal === '.' ? 'decimal points' : 'decimal commas'));
}

async function open(
  { csvContent, xlsxContent }: SheetFile,
  columns: readonly string[],
): Promise<{ format: PlainReason | Sentence; records: AsyncGenerator<CsvRecord[]>; dayZero?: string }> {
  if (xlsxContent !== undefined) {
    const bytes = Buffer.from(xlsxContent, 'base64');
    if (bytes.length > LIMITS.csvBytes) throw fileTooLarge();
    const sheet = await openSheet(bytes);
    const name = sheet.name.slice(0, 40).toWellFormed();
    const { dayZero } = sheet;
    return { format: sentence('Excel, sheet “{name}”', { name }), records: sheet.records(), dayZero };
  }
  if (csvContent === undefined) throw new Refusal('invalid', 'csvContent must be the text of a CSV file.');
  if (Buffer.byteLength(csvContent) > LIMITS.csvBytes) throw fileTooLarge();
  const separator = separatorOf(csvContent, columns);
  return { format: SEPARATORS[separator], records: csvRecords(csvContent, separator) };
}
