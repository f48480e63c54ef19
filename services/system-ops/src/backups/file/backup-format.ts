/**
 * A backup file: the opening line, then frames, sealed.
 *
 *     opening   16 bytes  "LARDER BACKUP 1\n"
 *     frame     kind (1 byte), 0 (1 byte), table (uint16), stored length (uint32), length once unfolded (uint32), content
 *
 * Integers are big-endian. The frames are one manifest (JSON, Zstandard), for each table of it in turn its data frames (rows
 * as PostgreSQL's COPY writes text, Zstandard, RFC 8878), one summary (JSON, Zstandard) and the seal: HMAC-SHA256 (RFC 2104)
 * over everything before it. Nothing in a file is ever executed: it holds rows and the names of their columns.
 */
export const OPENING = Buffer.from('LARDER BACKUP 1\n', 'ascii');

/** The most bytes of a frame; larger ones are refused before they are decompressed. */
export const PIECE_BYTES = 256 * 1024;

export const MANIFEST_BYTES = 1024 * 1024;

export const HEADER_BYTES = 12;

export const SEAL_BYTES = 32;

export const FRAME_KINDS = { manifest: 0x4d, data: 0x44, summary: 0x53, seal: 0x5a } as const;

export type FrameKind = keyof typeof FRAME_KINDS;

export interface FrameHeader {
  kind: FrameKind;
  /** The table's index in the manifest; 0 for other frames. */
  table: number;
  storedBytes: number;
  unfoldedBytes: number;
}

const KIND_OF: ReadonlyMap<number, FrameKind> = new Map(
  Object.entries(FRAME_KINDS).map(([kind, byte]) => [byte, kind as FrameKind]),
);

export function writeHeader({ kind, table, storedBytes, unfoldedBytes }: FrameHeader): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt8(FRAME_KINDS[kind], 0);
  header.writeUInt16BE(table, 2);
  header.writeUInt32BE(storedBytes, 4);
  header.writeUInt32BE(unfoldedBytes, 8);
  return header;
}

/** Null for an invalid or oversized header. */
export function readHeader(bytes: Buffer): FrameHeader | null {
  const kind = KIND_OF.get(bytes.readUInt8(0));
  if (kind === undefined || bytes.readUInt8(1) !== 0) return null;
  const header = {
    kind,
    table: bytes.readUInt16BE(2),
    storedBytes: bytes.readUInt32BE(4),
    unfoldedBytes: bytes.readUInt32BE(8),
  };
  const most = kind === 'data' ? PIECE_BYTES : MANIFEST_BYTES;
  // Incompressible content grows a little.
  return header.unfoldedBytes <= most && header.storedBytes <= most + 64 * 1024 ? header : null;
}

export interface BackupColumn {
  name: string;
  /** The type in PostgreSQL's notation: "timestamp with time zone". */
  type: string;
}

export interface BackupTable {
  table: string;
  columns: BackupColumn[];
}

export interface BackupManifest {
  format: 1;
  /** Larder's version. */
  version: string;
  createdAt: string;
  kind: string;
  description: string | null;
  /** Migrations by schema; they define the tables. */
  migrations: Record<string, string[]>;
  tables: BackupTable[];
  /** "catalog.event_log_number_seq" → the last number used, 0 for none. */
  sequences: Record<string, number>;
}

export interface TableSummary {
  table: string;
  rows: number;
  /** The length of the rows in COPY format. */
  bytes: number;
  sha256: string;
}

export interface BackupSummary {
  tables: TableSummary[];
}
