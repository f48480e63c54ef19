import { LIMITS, Refusal } from '@larder/kernel';
import yauzl, { type Entry, type ZipFile } from 'yauzl';

/** What is read out of an entry, or why it is left out. */
export type EntryContent = { bytes: Buffer } | { reason: string };

const SYMLINK = 0o120_000;
const KIND = 0o170_000;

const unreadable = (): Refusal => new Refusal('invalid', 'The file is not a ZIP file, or it is damaged.');

/** @throws Refusal when it is no ZIP file, or holds more than is taken in. */
export async function openZip(path: string): Promise<ZipFile> {
  const zip = await yauzl
    // Names are judged by us: a bad one leaves out its file and not all that come after it.
    .openPromise(path, { lazyEntries: true, decodeStrings: false, validateEntrySizes: true })
    .catch(() => {
      throw unreadable();
    });
  if (zip.entryCount <= LIMITS.pictureSetFiles) return zip;
  zip.close();
  throw new Refusal(
    'too_large',
    `A ZIP file may hold ${LIMITS.pictureSetFiles.toLocaleString('en-CA')} files at most.`,
  );
}

/** The entries that are files. @throws Refusal in the middle when the file is damaged. */
export async function* filesOf(zip: ZipFile): AsyncGenerator<{ entry: Entry; path: string }> {
  const entries = zip.eachEntry()[Symbol.asyncIterator]();
  for (;;) {
    const next = await entries.next().catch(() => {
      throw unreadable();
    });
    if (next.done === true) return;
    const entry = next.value;
    const path = entry.fileNameRaw.toString('utf8');
    if (!path.endsWith('/')) yield { entry, path };
  }
}

/**
 * Unfolds one entry, however large it says it is: no byte more than a picture may have is kept.
 * @param budget how many bytes all entries together may still unfold to.
 * @throws Refusal when that is used up.
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
  if (budget.bytes < 0) throw new Refusal('too_large', 'The pictures are more than 500 MB together.');
  return { bytes: Buffer.concat(chunks, length) };
}
