import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { centsToDollars, sheetText } from '@larder/kernel';
import exceljs from 'exceljs';
import { fileColumns, type OrderColumn } from './order-columns.js';
import type { ExportedOrder, OrderSnapshot } from './order-reader.js';

/** Rows written before other requests get their turn and the output drains. */
const STRIDE = 250;

export async function writeXlsx(
  { batches, showsStore }: OrderSnapshot,
  out: Writable,
  progress: (orders: number) => Promise<void>,
): Promise<number> {
  const columns = fileColumns(showsStore);
  const workbook = new exceljs.stream.xlsx.WorkbookWriter({ stream: out, useStyles: true });
  const sheet = workbook.addWorksheet('Restaurant Orders', { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columns.map(({ header, width, cents }) => ({
    header,
    width,
    ...(cents ? { style: { numFmt: '0.00' } } : {}),
  }));
  sheet.getRow(1).font = { bold: true };
  let written = 0;
  for await (const orders of batches) {
    for (const order of orders) {
      sheet.addRow(cells(order, columns)).commit();
      if (++written % STRIDE === 0) await yieldToOthers();
    }
    while (out.writableNeedDrain) await once(out, 'drain');
    await progress(written);
  }
  await workbook.commit();
  return written;
}

function cells(order: ExportedOrder, columns: readonly OrderColumn[]): (string | number)[] {
  return columns.map(({ text, cents }) => (cents ? centsToDollars(cents(order)) : sheetText(text?.(order) ?? '')));
}
