import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { LIMITS } from '@larder/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ExportedOrder, OrderSnapshot } from '../files/order-reader.js';
import { tooManyForPdf, tooMuchForPdf } from '../files/too-many-for-file.js';
import { OrderDocument, type OrderDocumentFacts } from './order-document.js';
import type { PdfPrinter } from './pdf-printer.js';

export async function writePdf(
  { total, batches }: OrderSnapshot,
  out: Writable,
  progress: (orders: number) => Promise<void>,
  { printer, facts }: { printer: PdfPrinter; facts: OrderDocumentFacts },
): Promise<number> {
  if (total > LIMITS.ordersOfPdf) throw tooManyForPdf(total);
  const orders: ExportedOrder[] = [];
  let lines = 0;
  for await (const some of batches) {
    orders.push(...some);
    lines += some.reduce((sum, { items }) => sum + items.length, 0);
    if (lines > LIMITS.linesOfPdf) throw tooMuchForPdf();
  }
  await progress(Math.floor(orders.length / 2));
  const html = `<!doctype html>${renderToStaticMarkup(<OrderDocument orders={orders} facts={facts} />)}`;
  await printer.print(html, async (pdf) => pipeline(pdf, out), facts.language);
  return orders.length;
}
