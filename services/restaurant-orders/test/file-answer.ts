import type { Readable } from 'node:stream';
import type { Response } from 'supertest';
import { extractText, getDocumentProxy } from 'unpdf';

/** A parser for supertest that keeps a file's bytes as they are. */
export function fileBytes(answer: Response, done: (error: Error | null, body: Buffer) => void): void {
  const parts: Buffer[] = [];
  const stream = answer as unknown as Readable;
  stream.on('data', (part: Buffer) => parts.push(part));
  stream.on('end', () => done(null, Buffer.concat(parts)));
}

/**
 * The text that a PDF shows, and its number of pages. Chromium maps a glyph shared by a character and the Kangxi
 * radical of the same form to the radical; normalising undoes that.
 */
export async function pdfText(file: Buffer): Promise<{ text: string; pages: number }> {
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true });
  return { text: text.normalize('NFKC'), pages: totalPages };
}
