import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import {
  OPENING,
  PIECE_BYTES,
  writeHeader,
  type BackupManifest,
  type FrameKind,
  type TableSummary,
} from './backup-format.js';

const fold = promisify(zstdCompress);

/** The fastest level: the data compresses to a fifth, and higher levels are slow and save little. */
const FOLDING = { params: { [constants.ZSTD_c_compressionLevel]: 1 }, chunkSize: PIECE_BYTES };

/** Pieces compressed concurrently, on other threads. */
const AT_ONCE = 4;

/** Streams the file, to use little memory. A file without a seal is not accepted as a backup. */
export class BackupWriter {
  private readonly seal: Hmac;
  private readonly summaries: TableSummary[] = [];
  private readonly folding: Promise<readonly [Buffer, Buffer]>[] = [];

  private constructor(
    private readonly file: FileHandle,
    key: string,
  ) {
    this.seal = createHmac('sha256', key);
  }

  /** @param path a new file, which only its owner may read. */
  static async create(path: string, key: string, manifest: BackupManifest): Promise<BackupWriter> {
    const writer = new BackupWriter(await open(path, 'wx', 0o600), key);
    try {
      await writer.put(OPENING);
      await writer.frame('manifest', 0, Buffer.from(JSON.stringify(manifest)));
      return writer;
    } catch (error) {
      await writer.abandon();
      throw error;
    }
  }

  /** Adds the manifest's next table. @param rows in COPY format. @param countRows called after the last row. */
  async table(table: string, rows: AsyncIterable<Buffer>, countRows: () => Promise<number>): Promise<number> {
    const place = this.summaries.length;
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const piece of inPieces(rows)) {
      bytes += piece.length;
      await this.data(place, piece, hash);
    }
    const count = await countRows();
    this.summaries.push({ table, rows: count, bytes, sha256: hash.digest('hex') });
    return count;
  }

  /** Seals and syncs the file. */
  async finish(): Promise<void> {
    await this.drain(0);
    await this.frame('summary', 0, Buffer.from(JSON.stringify({ tables: this.summaries })));
    const header = writeHeader({ kind: 'seal', table: 0, storedBytes: 32, unfoldedBytes: 32 });
    await this.file.writev([header, this.seal.update(header).digest()]);
    await this.file.sync();
    await this.file.close();
  }

  async abandon(): Promise<void> {
    await Promise.allSettled(this.folding);
    await this.file.close().catch(() => undefined);
  }

  private async data(table: number, piece: Buffer, hash: Hash): Promise<void> {
    hash.update(piece);
    const folded = fold(piece, FOLDING).then((content) => [headerOf('data', table, content, piece), content] as const);
    // Rethrown when this piece is due to be written.
    folded.catch(() => undefined);
    this.folding.push(folded);
    await this.drain(AT_ONCE - 1);
  }

  private async drain(left: number): Promise<void> {
    while (this.folding.length > left) {
      const [header, content] = (await this.folding.shift()) ?? [];
      if (header && content) await this.put(header, content);
    }
  }

  private async frame(kind: FrameKind, table: number, raw: Buffer): Promise<void> {
    const content = await fold(raw, FOLDING);
    await this.put(headerOf(kind, table, content, raw), content);
  }

  private async put(...parts: Buffer[]): Promise<void> {
    for (const part of parts) this.seal.update(part);
    await this.file.writev(parts);
  }
}

const headerOf = (kind: FrameKind, table: number, content: Buffer, raw: Buffer): Buffer =>
  writeHeader({ kind, table, storedBytes: content.length, unfoldedBytes: raw.length });

/** The pieces share buffers: each is reused after AT_ONCE more. */
async function* inPieces(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  // Reused, because new buffers would only be released by garbage collection.
  const buffers = Array.from({ length: AT_ONCE + 1 }, () => Buffer.allocUnsafeSlow(PIECE_BYTES));
  let turn = 0;
  let filled = 0;
  const current = (): Buffer => buffers[turn % buffers.length] as Buffer;
  for await (const chunk of chunks) {
    for (let from = 0; from < chunk.length;) {
      const copied = chunk.copy(current(), filled, from);
      from += copied;
      filled += copied;
      if (filled < PIECE_BYTES) continue;
      yield current();
      turn++;
      filled = 0;
    }
  }
  if (filled > 0) yield current().subarray(0, filled);
}
