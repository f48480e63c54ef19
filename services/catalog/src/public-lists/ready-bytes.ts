import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib';

const deflate = promisify(deflateRaw);

export interface Row {
  /** A uuid. */
  readonly id: string;
}

/** A run of rows, compressed by itself so that a change compresses a few hundred rows instead of thousands. */
interface Segment {
  readonly rows: readonly Row[];
  readonly first: boolean;
  readonly text: Buffer;
  deflated?: Promise<Buffer>;
}

/** Ends on a byte and is not the last block, so pieces can be joined (RFC 1951, 3.2.4; zlib's Z_SYNC_FLUSH). */
const JOINABLE = { level: 9, finishFlush: constants.Z_SYNC_FLUSH };
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff]);
const [OPEN, CLOSE] = [Buffer.from('['), Buffer.from(']')];
const [OPEN_DEFLATED, CLOSE_DEFLATED] = [deflateRawSync(OPEN, JOINABLE), deflateRawSync(CLOSE)];

/** A list as it is sent: its JSON text, plain and as gzip (RFC 1952). */
export class ReadyBytes {
  readonly etag: string;
  readonly plain: Buffer;
  private readonly segments: readonly Segment[];
  /** Whether gzipped() answers at once. */
  isCompressed = false;
  private compressed: Promise<Buffer> | undefined;

  /** @param last an earlier version, whose unchanged segments are used again: those of the very same row objects. */
  constructor(
    rows: readonly Row[],
    readonly revision: number,
    last?: ReadyBytes,
  ) {
    const known = new Map(last?.segments.map((segment) => [segment.rows[0], segment]));
    this.segments = split(rows).map((run, place) => {
      const segment = known.get(run[0]);
      return segment !== undefined && isSame(segment, run, place === 0) ? segment : newSegment(run, place === 0);
    });
    this.plain = Buffer.concat([OPEN, ...this.segments.map(({ text }) => text), CLOSE]);
    this.etag = `"${createHash('sha256').update(this.plain).digest('base64url').slice(0, 22)}"`;
  }

  async gzipped(): Promise<Buffer> {
    this.compressed ??= this.compress();
    const bytes = await this.compressed;
    this.isCompressed = true;
    return bytes;
  }

  private async compress(): Promise<Buffer> {
    const pieces = await Promise.all(
      this.segments.map(async (each) => (each.deflated ??= deflate(each.text, JOINABLE))),
    );
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(crc32(this.plain), 0);
    trailer.writeUInt32LE(this.plain.length, 4);
    return Buffer.concat([HEADER, OPEN_DEFLATED, ...pieces, CLOSE_DEFLATED, trailer]);
  }
}

/** Random ids begin a segment every 256 rows on average; a row more or less moves no other boundary. */
function split(rows: readonly Row[]): Row[][] {
  const runs: Row[][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    if (run === undefined || row.id.startsWith('00') || run.length === 1_024) runs.push([row]);
    else run.push(row);
  }
  return runs;
}

function newSegment(rows: readonly Row[], first: boolean): Segment {
  const text = rows.map((row) => JSON.stringify(row)).join(',');
  return { rows, first, text: Buffer.from(first ? text : `,${text}`) };
}

function isSame(segment: Segment, rows: readonly Row[], first: boolean): boolean {
  return (
    segment.first === first &&
    segment.rows.length === rows.length &&
    rows.every((row, place) => row === segment.rows[place])
  );
}
