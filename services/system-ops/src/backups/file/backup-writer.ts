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

/** Fast: the data folds to a fifth of its size, a better level is slow and saves little. */
const FOLDING = { params: { [constants.ZSTD_c_compressionLevel]: 1 }, chunkSize: PIECE_BYTES };

/** Pieces being folded at the same time, on other threads than this one. */
const AT_ONCE = 4;

/** Writes a backup file from front to back, in little memory. A file that is not finished has no seal and is no backup. */
export class BackupWriter {
  private readonly seal: Hmac;
  private readonly summaries: TableSummary[] = [];
  private readonly folding: Promise<readonly [Buffer, Buffer]>[] = [];
  private tables = 0;

  private constructor(
    private readonly file: FileHandle,
    key: string,
  ) {
    this.seal = createHmac('sha256', key);
  }

  /** @param path of a file that does not exist yet; only its owner will be able to read it. */
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

  /**
   * Adds the next table of the manifest.
   * @param rows as COPY writes them, in pieces of any length.
   * @param countOfRows asked once they have all come.
   */
  async table(table: string, rows: AsyncIterable<Buffer>, countOfRows: () => number): Promise<TableSummary> {
    const place = this.tables++;
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const piece of inPieces(rows)) {
      bytes += piece.length;
      await this.data(place, piece, hash);
    }
    const summary = { table, rows: countOfRows(), bytes, sha256: hash.digest('hex') };
    this.summaries.push(summary);
    return summary;
  }

  /** Seals the file and waits until the disk has it. @returns its length in bytes. */
  async finish(): Promise<number> {
    await this.drain(0);
    await this.frame('summary', 0, Buffer.from(JSON.stringify({ tables: this.summaries })));
    const header = writeHeader({ kind: 'seal', table: 0, storedBytes: 32, unfoldedBytes: 32 });
    this.seal.update(header);
    const last = Buffer.concat([header, this.seal.digest()]);
    await this.file.write(last);
    await this.file.sync();
    const { size } = await this.file.stat();
    await this.file.close();
    return size;
  }

  async abandon(): Promise<void> {
    await Promise.allSettled(this.folding);
    await this.file.close().catch(() => undefined);
  }

  private async data(table: number, piece: Buffer, hash: Hash): Promise<void> {
    hash.update(piece);
    const folded = fold(piece, FOLDING).then((content) => [headerOf('data', table, content, piece), content] as const);
    // A failure is met when its turn to be written comes.
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

/** Copies chunks of any length into pieces; a piece may be written into again once so many others have been asked for. */
async function* inPieces(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  // Buffers that are used again and again: memory that is asked for anew comes back only when it is collected.
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
