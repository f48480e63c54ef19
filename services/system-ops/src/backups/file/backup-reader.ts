import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
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
import { damaged, incomplete, notABackup } from './backup.errors.js';

const unfold = promisify(zstdDecompress);

/** The most frames checked in an unsealed file: beyond, it counts as damaged, as millions would take hours. */
const MOST_FRAMES_LOOKED_AT = 100_000;

/** A backup with a valid, trusted seal: because this system made it, its size is not limited. */
export interface SealedBackup {
  path: string;
  manifest: BackupManifest;
  summary: BackupSummary;
  /** The pieces of each table. */
  pieces: readonly (readonly Piece[])[];
}

interface Piece {
  header: FrameHeader;
  at: number;
}

/** The rows are checked by {@link rowsOf} while they are read. @throws Refusal for an invalid backup. */
export async function openBackup(path: string, keys: readonly string[]): Promise<SealedBackup> {
  await checkSeal(path, keys);
  const file = await open(path, 'r');
  try {
    const frames = await framesOf(file);
    const [first, last] = [frames[0], frames.at(-1)];
    const inBetween = frames.slice(1, -1);
    const isInOrder = inBetween.every(
      ({ header }, index) => header.kind === 'data' && header.table >= (inBetween[index - 1]?.header.table ?? 0),
    );
    if (first?.header.kind !== 'manifest' || last?.header.kind !== 'summary' || !isInOrder) throw damaged();
    const manifest = readManifest(await contentOf(file, first));
    const summary = readSummary(await contentOf(file, last));
    const pieces = piecesOf(inBetween, manifest, summary);
    return { path, manifest, summary, pieces };
  } finally {
    await file.close();
  }
}

function piecesOf(frames: readonly Piece[], { tables }: BackupManifest, summary: BackupSummary): Piece[][] {
  const isSo =
    summary.tables.length === tables.length &&
    summary.tables.every((expected, i) => expected.table === tables[i]?.table);
  const pieces = tables.map((): Piece[] => []);
  for (const frame of frames) {
    const table = pieces[frame.header.table];
    if (!table) throw damaged();
    table.push(frame);
  }
  if (!isSo) throw damaged();
  return pieces;
}

/** Also reads all rows, so that no fault is found later. */
export async function checkBackup(path: string, keys: readonly string[]): Promise<SealedBackup> {
  const backup = await openBackup(path, keys);
  for (const place of backup.manifest.tables.keys()) {
    const rows = rowsOf(backup, place);
    while (!(await rows.next()).done);
  }
  return backup;
}

/** A table's rows in COPY format. @throws Refusal at the end when length or hash differ from the summary. */
export async function* rowsOf({ path, summary, pieces }: SealedBackup, place: number): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let bytes = 0;
  const file = await open(path, 'r');
  try {
    for (const piece of pieces[place] ?? []) {
      const raw = await contentOf(file, piece);
      bytes += raw.length;
      hash.update(raw);
      yield raw;
    }
  } finally {
    await file.close();
  }
  const expected = summary.tables[place];
  if (bytes !== expected?.bytes || hash.digest('hex') !== expected.sha256) throw damaged();
}

async function contentOf(file: FileHandle, { header, at }: Piece): Promise<Buffer> {
  const stored = Buffer.allocUnsafe(header.storedBytes);
  const { bytesRead } = await file.read(stored, 0, stored.length, at);
  if (bytesRead !== stored.length) throw damaged();
  try {
    // One chunk, because many small ones (Node's default) take many times as long.
    const chunkSize = Math.max(header.unfoldedBytes, 64);
    const raw = await unfold(stored, { maxOutputLength: chunkSize, chunkSize });
    if (raw.length === header.unfoldedBytes) return raw;
  } catch {
    // Reported as damaged below.
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
    if (size < OPENING.length + HEADER_BYTES + SEAL_BYTES) throw incomplete();
    await file.read(seal, 0, SEAL_BYTES, size - SEAL_BYTES);
    const hmacs = keys.map((key) => createHmac('sha256', key));
    for await (const chunk of createReadStream(path, { end: size - SEAL_BYTES - 1, highWaterMark: 256 * 1024 })) {
      for (const hmac of hmacs) hmac.update(chunk as Buffer);
    }
    if (hmacs.some((hmac) => timingSafeEqual(hmac.digest(), seal))) return;
    throw (await isCutOff(file)) ? incomplete() : damaged();
  } finally {
    await file.close();
  }
}

/** Reads only frame headers, to distinguish a truncated file from a damaged one. */
async function isCutOff(file: FileHandle): Promise<boolean> {
  let frames = 0;
  for await (const { header, end, size } of headersOf(file)) {
    if (++frames > MOST_FRAMES_LOOKED_AT) return false;
    if (header.kind === 'seal') return header.storedBytes === SEAL_BYTES && end > size;
  }
  return true;
}

async function framesOf(file: FileHandle): Promise<Piece[]> {
  const frames: Piece[] = [];
  for await (const { header, end } of headersOf(file)) {
    if (header.kind !== 'seal') frames.push({ header, at: end - header.storedBytes });
  }
  return frames;
}

async function* headersOf(file: FileHandle): AsyncGenerator<{ header: FrameHeader; end: number; size: number }> {
  const { size } = await file.stat();
  const bytes = Buffer.alloc(HEADER_BYTES);
  for (let at = OPENING.length; at + HEADER_BYTES <= size;) {
    await file.read(bytes, 0, HEADER_BYTES, at);
    const header = readHeader(bytes);
    if (!header) throw damaged();
    at += HEADER_BYTES + header.storedBytes;
    yield { header, end: at, size };
  }
}
