import { LIMITS, Refusal, sentence, type PlainReason } from '@larder/kernel';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { PICTURE_SET } from './picture-set-limits.js';

export type EntryContent = { bytes: Buffer } | { reason: PlainReason };

const SYMLINK = 0o120_000;
const KIND = 0o170_000;

const unreadable = (): Refusal => new Refusal('invalid', 'The file is not a ZIP file, or it is damaged.');

const tooMuch = (): Refusal => new Refusal('too_large', 'The pictures are more than 2 GB in all.');

/** @throws Refusal when it is not a ZIP file or has too many files. */
export async function openZip(path: string): Promise<ZipFile> {
  const zip = await yauzl
    // We check names ourselves: a bad one skips its file only.
    .openPromise(path, { autoClose: false, lazyEntries: true, decodeStrings: false, validateEntrySizes: true })
    .catch(() => {
      throw unreadable();
    });
  if (zip.entryCount <= PICTURE_SET.files) return zip;
  zip.close();
  throw new Refusal(
    'too_large',
    sentence('A ZIP file may hold {most} files at most.', { most: PICTURE_SET.files.toLocaleString('en-CA') }),
  );
}

/** @throws Refusal for a damaged file, or one too large decompressed, before anything is decompressed. */
export async function filesOf(zip: ZipFile): Promise<{ entry: Entry; path: string }[]> {
  const files: { entry: Entry; path: string }[] = [];
  let declared = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      const path = nameOf(entry.fileNameRaw);
      declared += entry.uncompressedSize;
      if (!path.endsWith('/')) files.push({ entry, path });
    }
  } catch {
    throw unreadable();
  }
  if (declared > PICTURE_SET.bytes) throw tooMuch();
  return files;
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true });
const CHINESE_WINDOWS = new TextDecoder('gb18030');

/** Windows writes names in the local encoding without naming it: here the one used in China. */
function nameOf(raw: Buffer): string {
  try {
    return UTF_8.decode(raw);
  } catch {
    return CHINESE_WINDOWS.decode(raw);
  }
}

/**
 * Decompresses one entry, at most the bytes of a picture, whatever size it declares.
 * @param budget bytes left for all entries.
 * @throws Refusal when the budget is used up.
 */
export async function readEntry(zip: ZipFile, entry: Entry, budget: { bytes: number }): Promise<EntryContent> {
  if (entry.isEncrypted()) return { reason: 'It is encrypted.' };
  if (((entry.externalFileAttributes >>> 16) & KIND) === SYMLINK) return { reason: 'It is a link and not a file.' };
  if (entry.uncompressedSize > LIMITS.imageBytes) return { reason: 'It is larger than 5 MB.' };
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      length += (chunk as Buffer).length;
      if (length > LIMITS.imageBytes) return { reason: 'It is larger than 5 MB.' };
      chunks.push(chunk as Buffer);
    }
  } catch {
    return { reason: 'It is damaged.' };
  } finally {
    budget.bytes -= length;
  }
  if (budget.bytes < 0) throw tooMuch();
  return { bytes: Buffer.concat(chunks, length) };
}
