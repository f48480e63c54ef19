import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { csvCell } from '@larder/kernel';
import { BYTE_ORDER_MARK } from '@larder/platform';
import { fileColumns, fileDollars, type OrderColumn } from './order-columns.js';
import type { ExportedOrder, OrderSnapshot } from './order-reader.js';

/** Larger texts would outlive the young generation of the garbage collector. */
const STRIDE = 100;

/** RFC 4180 with a byte order mark; no cell runs as a formula. */
export async function writeCsv(
  { batches, showsStore }: OrderSnapshot,
  out: Writable,
  progress: (orders: number) => Promise<void>,
): Promise<number> {
  const columns = fileColumns(showsStore);
  out.write(`${BYTE_ORDER_MARK}${columns.map(({ header }) => csvCell(header)).join(',')}\r\n`);
  let written = 0;
  for await (const orders of batches) {
    for (let from = 0; from < orders.length; from += STRIDE) {
      let text = '';
      for (const order of orders.slice(from, from + STRIDE)) text += csvRow(order, columns);
      if (!out.write(text)) await once(out, 'drain');
    }
    written += orders.length;
    await progress(written);
  }
  return written;
}

function csvRow(order: ExportedOrder, columns: readonly OrderColumn[]): string {
  return `${columns.map((column) => cell(order, column)).join(',')}\r\n`;
}

/** Amounts need no guard. */
function cell(order: ExportedOrder, { text, cents }: OrderColumn): string {
  if (cents) return fileDollars(cents(order));
  const value = text?.(order);
  return value ? csvCell(value) : '';
}
