import { createHash, createHmac, timingSafeEqual, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import { LIMITS } from '@larder/kernel';
import {
  HEADER_BYTES,
  OPENING,
  readHeader,
  SEAL_BYTES,
  type BackupManifest,
  type BackupSummary,
  type FrameHeader,
} from './backup-format.js';
import { readManifest, readSummary } from './backup-words.js';
import { damaged, incomplete, notABackup, tooLarge } from './backup.errors.js';

const unfold = promisify(zstdDecompress);

/** A backup whose every byte has been checked. */
export interface SoundBackup {
  path: string;
  manifest: BackupManifest;
  summary: BackupSummary;
}

/**
 * Reads a file from its first byte to its last and answers what it holds. First the seal is checked, with any of the keys;
 * only then is anything unfolded, and every table must be as long as, and hash to, what the summary says.
 *
 * @throws Refusal with a sentence for people: none of ours, cut off, damaged, newer, too large.
 */
export async function checkBackup(path: string, keys: readonly string[]): Promise<SoundBackup> {
  await checkSeal(path, keys);
  let manifest: BackupManifest | undefined;
  let summary: BackupSummary | undefined;
  const seen: { bytes: number; hash: Hash }[] = [];
  let unfolded = 0;
  for await (const { header, content } of frames(path)) {
    if (header.kind === 'seal') continue;
    if (summary || (header.kind === 'manifest') === (manifest !== undefined)) throw damaged();
    const raw = await unfoldFrame(header, content);
    if (header.kind === 'manifest') {
      manifest = readManifest(raw);
      for (let table = 0; table < manifest.tables.length; table++) seen.push({ bytes: 0, hash: createHash('sha256') });
    } else if (header.kind === 'summary') summary = readSummary(raw);
    else {
      const table = seen[header.table];
      if (!table) throw damaged();
      table.bytes += raw.length;
      unfolded += raw.length;
      if (unfolded > LIMITS.backupUnfoldedBytes) throw tooLarge();
      table.hash.update(raw);
    }
  }
  if (!manifest || !summary || summary.tables.length !== manifest.tables.length) throw damaged();
  for (const [place, told] of summary.tables.entries()) {
    const found = seen[place];
    const isSo = told.table === manifest.tables[place]?.table && told.bytes === found?.bytes;
    if (!isSo || told.sha256 !== found?.hash.digest('hex')) throw damaged();
  }
  return { path, manifest, summary };
}

/** The rows of one table as COPY reads them, from a file that was found sound. */
export async function* rowsOf({ path }: SoundBackup, table: number): AsyncGenerator<Buffer> {
  for await (const { header, content } of frames(path, (header) => header.kind === 'data' && header.table === table)) {
    yield await unfoldFrame(header, content);
  }
}

async function unfoldFrame({ unfoldedBytes }: FrameHeader, content: Buffer): Promise<Buffer> {
  try {
    // All at once: Node's usual small pieces take many times as long.
    const chunkSize = Math.max(unfoldedBytes, 64);
    const raw = await unfold(content, { maxOutputLength: chunkSize, chunkSize });
    if (raw.length === unfoldedBytes) return raw;
  } catch {
    // As below: what does not unfold to what it promises is damaged.
  }
  throw damaged();
}

async function checkSeal(path: string, keys: readonly string[]): Promise<void> {
  const file = await open(path, 'r');
  const seal = Buffer.alloc(SEAL_BYTES);
  let size: number;
  try {
    ({ size } = await file.stat());
    const opening = Buffer.alloc(64);
    const { bytesRead } = await file.read(opening, 0, opening.length, 0);
    if (!opening.subarray(0, OPENING.length).equals(OPENING)) throw notABackup(opening.subarray(0, bytesRead));
    if (size > LIMITS.backupBytes) throw tooLarge();
    if (size < OPENING.length + HEADER_BYTES + SEAL_BYTES) throw incomplete();
    await file.read(seal, 0, SEAL_BYTES, size - SEAL_BYTES);
  } finally {
    await file.close();
  }
  if (!(await endsWithSeal(path, size))) throw incomplete();
  const hmacs = keys.map((key) => createHmac('sha256', key));
  for await (const chunk of createReadStream(path, { end: size - SEAL_BYTES - 1, highWaterMark: 1024 * 1024 })) {
    for (const hmac of hmacs) hmac.update(chunk as Buffer);
  }
  if (!hmacs.some((hmac) => timingSafeEqual(hmac.digest(), seal))) throw damaged();
}

/** Walks the headers alone: a file that was cut off says so instead of being called damaged. */
async function endsWithSeal(path: string, size: number): Promise<boolean> {
  const file = await open(path, 'r');
  const bytes = Buffer.alloc(HEADER_BYTES);
  try {
    for (let at = OPENING.length; at + HEADER_BYTES <= size;) {
      await file.read(bytes, 0, HEADER_BYTES, at);
      const header = readHeader(bytes);
      if (!header) throw damaged();
      at += HEADER_BYTES + header.storedBytes;
      if (header.kind !== 'seal') continue;
      if (at < size || header.storedBytes !== SEAL_BYTES) throw damaged();
      return at === size;
    }
    return false;
  } finally {
    await file.close();
  }
}

interface Frame {
  header: FrameHeader;
  content: Buffer;
}

/** The frames of a file whose headers are known to be whole, or those that are wanted. */
async function* frames(path: string, wanted: (header: FrameHeader) => boolean = () => true): AsyncGenerator<Frame> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const bytes = Buffer.alloc(HEADER_BYTES);
    for (let at = OPENING.length; at < size;) {
      await file.read(bytes, 0, HEADER_BYTES, at);
      const header = readHeader(bytes);
      if (!header || at + HEADER_BYTES + header.storedBytes > size) throw damaged();
      if (wanted(header)) {
        const content = Buffer.alloc(header.storedBytes);
        await file.read(content, 0, content.length, at + HEADER_BYTES);
        yield { header, content };
      }
      at += HEADER_BYTES + header.storedBytes;
    }
  } finally {
    await file.close();
  }
}
