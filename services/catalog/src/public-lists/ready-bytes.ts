import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib';
import { crcCombine, crcShift } from './crc-combine.js';

const deflate = promisify(deflateRaw);

export interface Row {
  /** A uuid. */
  readonly id: string;
}

/** The gateway's cache for a list: by its address, or by the one with its revision (gateway/src/nginx-conf.ts). */
export type GatewayCache = 'lists' | 'revisions';

/** A run of bytes, compressed separately so that many lists can share it. */
interface Piece {
  readonly bytes: number;
  readonly crc: number;
  /** The CRC shift of the piece's length. */
  readonly shift: number;
  readonly deflated: Promise<Buffer>;
  /** Whether it has been compressed. */
  isReady: boolean;
}

/** A run of rows; its text is not kept. */
interface Segment extends Piece {
  readonly rows: readonly Row[];
  readonly digest: Buffer;
}

/** Ends on a byte and is not the last block, so pieces can be joined (RFC 1951, 3.2.4; zlib's Z_SYNC_FLUSH). */
const JOINABLE = { level: 6, finishFlush: constants.Z_SYNC_FLUSH };
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff]);
const [OPEN, COMMA, CLOSE] = ['[', ',', ']'].map((text, place): Piece => {
  const deflated = deflateRawSync(text, place === 2 ? {} : JOINABLE);
  return {
    bytes: text.length,
    crc: crc32(text),
    shift: crcShift(text.length),
    deflated: Promise.resolve(deflated),
    isReady: true,
  };
}) as [Piece, Piece, Piece];

/** The segments of all lists in memory, by their first row: stores with equal rows there share a segment. */
const SEGMENTS = new WeakMap<Row, WeakRef<Segment>[]>();

/** A list as it is sent: its JSON text, plain and as gzip (RFC 1952), made of compressed runs of rows. */
export class ReadyBytes {
  readonly etag: string;
  /** An upper bound of its bytes in memory; less where it shares segments. */
  readonly weight: number;
  /** When the list was last sent in full, by performance.now(). */
  private readonly sentAt = new Map<string, number>();
  private readonly segments: readonly Segment[];

  /** @param last an earlier version, where unchanged segments are found first. */
  constructor(
    rows: readonly Row[],
    readonly revision: number,
    last?: ReadyBytes,
  ) {
    const known = new Map(last?.segments.map((segment) => [segment.rows[0], segment]));
    const segments: Segment[] = [];
    for (let from = 0; from < rows.length;) {
      const segment = known.get(rows[from]);
      const found = segment !== undefined && stands(segment, rows, from) ? segment : segmentOf(runOf(rows, from));
      segments.push(found);
      from += found.rows.length;
    }
    this.segments = segments;
    // The text as gzip, about a fifth, and a pointer to each row.
    this.weight = segments.reduce((sum, { bytes, rows: own }) => sum + bytes / 5 + own.length * 8, 0);
    const hash = createHash('sha256');
    for (const { digest } of this.segments) hash.update(digest);
    // Includes the revision: a gateway that revalidates keeps the headers it has.
    this.etag = `"${hash.digest('base64url').slice(0, 22)}-${revision}"`;
  }

  /** Built on demand: browsers never ask for it. */
  get plain(): Buffer {
    return Buffer.from(`[${this.segments.map(({ rows }) => textOf(rows)).join(',')}]`);
  }

  /** Records that the list was sent whole to this address at this time of performance.now(). */
  sent(cache: GatewayCache, address: string, now: number): void {
    this.sentAt.set(`${cache} ${address}`, now);
  }

  /** Whether the list was sent whole, at any time or not before `since`. */
  isSent(cache: GatewayCache, address: string, since = Number.NEGATIVE_INFINITY): boolean {
    const at = this.sentAt.get(`${cache} ${address}`);
    return at !== undefined && at > since;
  }

  /** Whether gzipped() answers at once. */
  get isCompressed(): boolean {
    return this.segments.every(({ isReady }) => isReady);
  }

  async gzipped(): Promise<Buffer> {
    const inside = this.segments.flatMap((segment, place) => (place === 0 ? [segment] : [COMMA, segment]));
    const pieces = [OPEN, ...inside, CLOSE];
    const deflated = await Promise.all(pieces.map(async (piece) => piece.deflated));
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(
      pieces.reduce((crc, piece) => crcCombine(crc, piece.crc, piece.shift), 0),
      0,
    );
    trailer.writeUInt32LE(
      pieces.reduce((sum, { bytes }) => sum + bytes, 0),
      4,
    );
    return Buffer.concat([HEADER, ...deflated, trailer]);
  }
}

/** JSON texts of rows shared by many stores' lists: null until the first use. */
const TEXTS = new WeakMap<Row, string | null>();

/** Caches the text of a row that many lists share; caching all texts would take too much memory. */
export function keepText(row: Row): void {
  TEXTS.set(row, null);
}

function textOfRow(row: Row): string {
  const kept = TEXTS.get(row);
  if (typeof kept === 'string') return kept;
  const text = JSON.stringify(row);
  if (kept === null) TEXTS.set(row, text);
  return text;
}

const textOf = (rows: readonly Row[]): string => rows.map(textOfRow).join(',');

/**
 * A price change rebuilds its whole segment in every store that overrides rows in it: 100 rows on average (4 % more
 * bytes than with 1,024 here).
 */
const MOST_ROWS = 128;

/** Random ids start a segment every 128 rows on average (2 % more bytes than 256); a new row moves no other. */
const begins = ({ id }: Row): boolean => id.startsWith('00') || id.startsWith('80');

function runOf(rows: readonly Row[], from: number): readonly Row[] {
  const most = Math.min(rows.length, from + MOST_ROWS);
  let end = from + 1;
  for (let row = rows[end]; end < most && row !== undefined && !begins(row); row = rows[end]) end += 1;
  return rows.slice(from, end);
}

/** Whether the rows from there on equal this segment, and end where a new segment would. */
function stands({ rows: own }: Segment, rows: readonly Row[], from: number): boolean {
  const next = rows[from + own.length];
  const ends = next === undefined ? from + own.length === rows.length : own.length === MOST_ROWS || begins(next);
  return ends && own.every((row, place) => row === rows[from + place]);
}

/** The existing segment of these row objects, or a new one. */
function segmentOf(rows: readonly Row[]): Segment {
  const [first] = rows;
  const known = ((first && SEGMENTS.get(first)) ?? []).filter((each) => each.deref() !== undefined);
  for (const each of known) {
    const segment = each.deref();
    if (segment && hasRows(segment, rows)) return segment;
  }
  const text = Buffer.from(textOf(rows));
  const segment: Segment = {
    rows,
    digest: createHash('sha256').update(text).digest(),
    bytes: text.length,
    crc: crc32(text),
    shift: crcShift(text.length),
    deflated: deflate(text, JOINABLE).then((deflated) => {
      segment.isReady = true;
      // A copy, to release the larger buffer that zlib wrote into.
      return Buffer.from(deflated);
    }),
    isReady: false,
  };
  if (first) SEGMENTS.set(first, [...known, new WeakRef(segment)]);
  return segment;
}

function hasRows(segment: Segment, rows: readonly Row[]): boolean {
  return segment.rows.length === rows.length && rows.every((row, place) => row === segment.rows[place]);
}
