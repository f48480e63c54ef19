import { dayIn, type PlainReason, Refusal } from '@larder/kernel';
import type { FastifyRequest } from 'fastify';

/** Marks a file as UTF-8 for programs such as Excel. */
export const BYTE_ORDER_MARK = '\uFEFF';

export const asFile = (name: string, mediaType: string): Record<string, string> => ({
  'content-type': mediaType,
  'content-disposition': `attachment; filename="${name}"`,
  'cache-control': 'private, no-store',
});

export const CSV_TYPE = 'text/csv; charset=utf-8';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const PDF_TYPE = 'application/pdf';

/** "products_export" → products_export_2026-11-21.csv, by the store's day. */
export function fileOfToday(what: string, ending: string, now: Date, timeZone: string): string {
  return `${what}_${dayIn(now, timeZone)}.${ending}`;
}

/** Refuses downloads started by other sites, which could cause load. @throws Refusal with this sentence. */
export function refuseForeignDownload(request: FastifyRequest, reason: PlainReason): void {
  const site = request.headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return;
  throw new Refusal('forbidden', reason);
}
