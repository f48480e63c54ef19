import { setImmediate as nextTurn } from 'node:timers/promises';
import { csvLine } from '@larder/kernel';
import { BYTE_ORDER_MARK } from '@larder/platform';

/** Rows that are handled, or written by one statement, before other requests get their turn. */
const STRIDE = 2_000;
const CSV_STRIDE = 1_000;

export async function* strides<T>(list: readonly T[], stride = STRIDE): AsyncGenerator<readonly T[]> {
  for (let start = 0; start < list.length; start += stride) {
    yield list.slice(start, start + stride);
    await nextTurn();
  }
}

/** Writes rows as JSON, chunk by chunk; while the database works on one, the next is serialised. */
export async function inChunks(
  rows: readonly object[],
  write: (states: string, start: number) => Promise<unknown>,
): Promise<void> {
  const states = (start: number): string => JSON.stringify(rows.slice(start, start + STRIDE));
  let ready = states(0);
  for (let start = 0; start < rows.length; start += STRIDE) {
    // Yields first, so that the statement is sent before the next rows are serialised.
    [ready] = await Promise.all([nextTurn().then(() => states(start + STRIDE)), write(ready, start)]);
  }
}

/** A list as a CSV file, piece by piece: only what is being sent is ever in memory as text. */
export async function* csvPieces<Column extends string, Row>(
  columns: readonly Column[],
  rows: readonly Row[],
  cell: (row: Row, column: Column) => string,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(columns);
  for await (const some of strides(rows, CSV_STRIDE))
    yield some.map((row) => csvLine(columns.map((column) => cell(row, column)))).join('');
}
