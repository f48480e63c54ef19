import type { BrowserExport } from '@larder/contracts';
import { csvLine } from '@larder/kernel';
import { request } from './http.ts';

/** A fetched file, with the name given by the server. */
export interface ReceivedFile {
  name: string;
  content: Blob;
}

/** The gateway's time limit for a ZIP of all pictures. */
const FILE_MS = 900_000;

export async function fetchFile(path: string, fallbackName: string): Promise<ReceivedFile> {
  const response = await request(path, { staff: true, timeoutMs: FILE_MS });
  return {
    name: fileNameOf(response.headers.get('content-disposition')) ?? fallbackName,
    content: await response.blob(),
  };
}

/** The file name in a Content-Disposition header, preferring the UTF-8 form; null when there is none. */
export function fileNameOf(header: string | null): string | null {
  const encoded = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(header ?? '')?.[1]?.trim();
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;\s]+))/i.exec(header ?? '');
  const name = (encoded === undefined ? null : decoded(encoded)) ?? plain?.[1] ?? plain?.[2] ?? '';
  return name === '' ? null : name;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Makes the browser save a file. */
export function saveFile({ name, content }: ReceivedFile): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Called before a file built by the browser is saved, so that the audit log has every export. */
export const recordExport = (body: BrowserExport): Promise<Response> =>
  request('/api/admin/system/audit/exports', { method: 'POST', body, staff: true });

/** Rows as CSV text. Without the byte order mark, spreadsheets would read it in an old local encoding. */
export const csvText = (rows: readonly (readonly string[])[]): string => `\uFEFF${rows.map(csvLine).join('')}`;

/** Saves a CSV file with that many records, built by the browser. */
export async function saveCsv(what: BrowserExport['what'], count: number, name: string, text: string): Promise<void> {
  await recordExport({ what, format: 'csv', count });
  saveFile({ name, content: new Blob([text], { type: 'text/csv;charset=utf-8' }) });
}
