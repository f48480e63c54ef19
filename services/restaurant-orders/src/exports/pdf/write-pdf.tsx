import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { LIMITS, Refusal } from '@larder/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ExportedOrder, OrderSnapshot } from '../files/order-reader.js';
import { OrderDocument, type OrderDocumentFacts } from './order-document.js';
import type { PdfPrinter } from './pdf-printer.js';

/** Orders as a PDF. @throws Refusal `invalid` for more than a printer should be asked for. */
export async function writePdf(
  { total, batches }: OrderSnapshot,
  out: Writable,
  progress: (orders: number) => Promise<void>,
  { printer, facts }: { printer: PdfPrinter; facts: OrderDocumentFacts },
): Promise<number> {
  if (total > LIMITS.ordersOfPdf) throw tooManyForPdf(total);
  const orders: ExportedOrder[] = [];
  for await (const some of batches) orders.push(...some);
  await progress(Math.floor(orders.length / 2));
  const html = `<!doctype html>${renderToStaticMarkup(<OrderDocument orders={orders} facts={facts} />)}`;
  await printer.print(html, async (pdf) => pipeline(pdf, out));
  return orders.length;
}

export function tooManyForPdf(total: number): Refusal {
  return new Refusal(
    'invalid',
    `A PDF holds at most ${LIMITS.ordersOfPdf.toLocaleString('en')} orders, and these are ${total.toLocaleString('en')}. Please narrow the list, or export it as CSV or Excel.`,
  );
}
