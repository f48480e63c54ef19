import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { sheetTooLarge, workbookUnreadable } from '../csv-import.errors.js';

/** A workbook has a dozen files; some have many pictures and comments. */
const MOST_FILES = 5_000;

/** The limit after decompression: more than any list of 5 MB needs. */
const MOST_BYTES = 64 * 1024 * 1024;

/** The XML files inside an Excel workbook, each decompressed on demand, up to a limit. */
export class WorkbookParts {
  private left = MOST_BYTES;

  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** @throws Refusal when it is not a ZIP file. */
  static async open(bytes: Buffer): Promise<WorkbookParts> {
    const entries = new Map<string, Entry>();
    try {
      const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true });
      if (zip.entryCount > MOST_FILES) throw workbookUnreadable();
      for await (const entry of zip.eachEntry()) entries.set(entry.fileName.toLowerCase(), entry);
      return new WorkbookParts(zip, entries);
    } catch {
      throw workbookUnreadable();
    }
  }

  /** The part's text; null when there is none. @throws Refusal when it is damaged, or too large when decompressed. */
  async read(path: string): Promise<string | null> {
    const entry = this.entries.get(path.toLowerCase());
    if (!entry) return null;
    if (entry.uncompressedSize > this.left) throw sheetTooLarge();
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of await this.zip.openReadStreamPromise(entry)) {
        this.left -= (chunk as Buffer).length;
        if (this.left < 0) break;
        chunks.push(chunk as Buffer);
      }
    } catch {
      throw workbookUnreadable();
    }
    if (this.left < 0) throw sheetTooLarge();
    return Buffer.concat(chunks).toString('utf8');
  }
}
