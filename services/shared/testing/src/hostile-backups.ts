import { createHash, createHmac, randomUUID } from 'node:crypto';
import { gzipSync, zstdCompressSync, zstdDecompressSync } from 'node:zlib';

export interface HostileBackup {
  name: string;
  file: Buffer;
  /** The expected sentence. */
  expected: RegExp;
}

const OPENING = 'LARDER BACKUP 1\n';
const HEADER = 12;
const SEAL = 32;
const PIECE = 256 * 1024;

const DAMAGED = /^The backup is damaged, or it was not made by this system\. Nothing was changed\.$/;
const INCOMPLETE = /^The backup is incomplete: the file ends too early\. Nothing was changed\.$/;
const NEWER = /^The backup was made by a newer version of Larder\. Update Larder first\. Nothing was changed\.$/;
const UNFIT = /^The backup cannot be restored: .+ Nothing was changed\.$/;

/**
 * Files that must not be restored: no backups, damaged ones, and ones forged by someone who has the key. Each is made from
 * a good backup by changing its bytes, independent of the code that reads and writes them.
 *
 * @param chance numbers from 0 to 1, the same for the same seed.
 */
export function hostileBackups(good: Buffer, key: string, chance: () => number): HostileBackup[] {
  return [...foreignFiles(good), ...brokenFiles(good, chance), ...forgedFiles(good, key)];
}

function foreignFiles(good: Buffer): HostileBackup[] {
  const other = (name: string, file: string | Buffer, expected: RegExp): HostileBackup => ({
    name,
    file: Buffer.from(file as string, 'latin1'),
    expected,
  });
  const sql = /^This is an SQL script, which was not run; only backups that Larder has made can be restored/;
  return [
    other('an empty file', '', /^The file is empty; /),
    other('a word', 'hello', /^This file is not a backup; /),
    other('JSON of another kind', '{"products":[{"id":1}]}', /^This is a JSON file of another kind; /),
    other('a JSON list', ' [1,2,3]', /^This is a JSON file of another kind; /),
    other('SQL with a shell command', '\\! touch /tmp/larder-was-here\n', sql),
    other('SQL that copies to a program', `COPY (SELECT 1) TO PROGRAM 'touch /tmp/larder-was-here';`, sql),
    other('SQL that makes a function', `CREATE FUNCTION pwn() RETURNS int LANGUAGE c AS '/tmp/x.so';`, sql),
    other('SQL that drops everything', '-- a dump\nDROP SCHEMA catalog CASCADE;', sql),
    other('an SQLite database', `SQLite format 3\0${'\0'.repeat(4000)}`, /^This is an SQLite database; /),
    other('a dump of PostgreSQL', `PGDMP\x01\x0e\0\x04${'\0'.repeat(500)}`, /^This is a dump of PostgreSQL; /),
    other('a ZIP whose file climbs out', slippingZip(), /^This is a ZIP file; /),
    other('a bomb', gzipSync(Buffer.alloc(50 * 1024 * 1024)), /^This is a compressed file; /),
    other('a backup inside gzip', gzipSync(good), /^This is a compressed file; /),
    other('a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), /^This file is not a backup; /),
  ];
}

function brokenFiles(good: Buffer, chance: () => number): HostileBackup[] {
  const cuts = Array.from({ length: 8 }, () => OPENING.length + Math.floor(chance() * (good.length - OPENING.length)));
  const flips = Array.from(
    { length: 16 },
    () => OPENING.length + Math.floor(chance() * (good.length - OPENING.length)),
  );
  const twice = Buffer.concat([good, good]);
  return [
    ...cuts.map((at) => ({ name: `cut off at byte ${at}`, file: good.subarray(0, at), expected: INCOMPLETE })),
    { name: 'without its last byte', file: good.subarray(0, -1), expected: INCOMPLETE },
    { name: 'only the opening line', file: good.subarray(0, OPENING.length), expected: INCOMPLETE },
    ...flips.map((at) => {
      const file = Buffer.from(good);
      file.writeUInt8(file.readUInt8(at) ^ (1 << Math.floor(chance() * 8)), at);
      return { name: `a bit turned in byte ${at}`, file, expected: /damaged|incomplete/ };
    }),
    { name: 'more after the end', file: Buffer.concat([good, Buffer.from('x')]), expected: DAMAGED },
    { name: 'the same file twice', file: twice, expected: DAMAGED },
    { name: 'an opening of the next format', file: replaced(good, 'BACKUP 1\n', 'BACKUP 2\n'), expected: NEWER },
  ];
}

/** Files with a valid seal but invalid content. */
function forgedFiles(good: Buffer, key: string): HostileBackup[] {
  const frames = framesOf(good);
  const [first] = frames;
  const last = frames.find(({ kind }) => kind === 'S');
  if (!first || !last) throw new Error('The backup has no manifest or no summary.');
  const manifest = readJson(first);
  const summary = readJson(last);
  const orders = frames.findIndex(({ kind, table }) => kind === 'D' && tableName(manifest, table) === ORDERS);
  const forge = (name: string, changed: readonly Frame[], expected: RegExp): HostileBackup => ({
    name,
    file: sealed(changed, key),
    expected,
  });
  const withManifest = (change: object): Frame[] =>
    frames.map((f) => (f === first ? json('M', { ...manifest, ...change }) : f));
  const withRows = (change: (rows: string) => string): Frame[] => rowsChanged(frames, manifest, summary, change);
  const renamed = manifest.tables.map((each) =>
    each.table === ORDERS ? { ...each, table: 'identity.staff_session' } : each,
  );
  const strange = manifest.tables.map((each) => ({ ...each, columns: [{ name: 'x"; DROP TABLE y', type: 'text' }] }));
  const narrow = manifest.tables.map((each) =>
    each.table === ORDERS ? { ...each, columns: each.columns.map((column) => ({ ...column, type: 'text' })) } : each,
  );
  return [
    { name: 'sealed with another key', file: sealed(frames, 'another key'), expected: DAMAGED },
    forge('a later format', withManifest({ format: 2 }), NEWER),
    forge('a migration of the future', withManifest({ migrations: { catalog: ['Future2999000000000'] } }), NEWER),
    forge('no manifest', frames.slice(1), DAMAGED),
    forge('two manifests', [first, ...frames], DAMAGED),
    forge('a manifest that is no JSON', [raw('M', Buffer.from('{')), ...frames.slice(1)], DAMAGED),
    forge(
      'no summary',
      frames.filter((frame) => frame !== last),
      DAMAGED,
    ),
    forge('a table of sessions', renameInSummary(withManifest({ tables: renamed }), summary), UNFIT),
    forge('columns that are statements', withManifest({ tables: strange }), DAMAGED),
    forge('columns of other types', withManifest({ tables: narrow }), UNFIT),
    forge('one row too many promised', countsChanged(frames, last, summary, 1), UNFIT),
    forge('a frame that unfolds to more than it says', bomb(frames, orders), DAMAGED),
    forge('a frame that says it is huge', huge(frames, orders), DAMAGED),
    forge(
      'a table without its rows',
      frames.filter(({ kind, table }) => kind !== 'D' || tableName(manifest, table) !== ORDERS),
      DAMAGED,
    ),
    forge(
      'an order that does not add up',
      withRows((rows) => rows.replace(/\t(\d+)\t0\t0\t\1\t/, '\t$1\t0\t0\t1\t')),
      UNFIT,
    ),
    forge(
      'the same order twice',
      withRows((rows) => `${rows.split('\n', 1)[0]}\n${rows}`),
      UNFIT,
    ),
    forge(
      'an order of nobody',
      withRows((rows) => rows.slice(rows.indexOf('\n') + 1)),
      UNFIT,
    ),
    forge(
      'administrators of one store alone',
      // The stores are the first of a user's optional columns.
      rowsChanged(frames, manifest, summary, (rows) => rows.replaceAll(/^(.*?)\\N/gm, `$1{${randomUUID()}}`), USERS),
      /no administrator of all stores/,
    ),
  ];
}

const ORDERS = 'restaurant_orders.restaurant_order';
const USERS = 'identity.staff_user';

interface Frame {
  kind: string;
  table: number;
  unfolded: number;
  content: Buffer;
}

interface Manifest {
  tables: { table: string; columns: { name: string; type: string }[] }[];
}

interface Summary {
  tables: { table: string; rows: number; bytes: number; sha256: string }[];
}

function framesOf(file: Buffer): Frame[] {
  const frames: Frame[] = [];
  for (let at = OPENING.length; at < file.length;) {
    const stored = file.readUInt32BE(at + 4);
    const kind = String.fromCharCode(file.readUInt8(at));
    const content = file.subarray(at + HEADER, at + HEADER + stored);
    if (kind !== 'Z')
      frames.push({ kind, table: file.readUInt16BE(at + 2), unfolded: file.readUInt32BE(at + 8), content });
    at += HEADER + stored;
  }
  return frames;
}

function headerOf({ kind, table, unfolded, content }: Frame): Buffer {
  const header = Buffer.alloc(HEADER);
  header.write(kind, 0, 'ascii');
  header.writeUInt16BE(table, 2);
  header.writeUInt32BE(content.length, 4);
  header.writeUInt32BE(unfolded, 8);
  return header;
}

function sealed(frames: readonly Frame[], key: string): Buffer {
  const seal = headerOf({ kind: 'Z', table: 0, unfolded: SEAL, content: Buffer.alloc(SEAL) });
  const parts = frames.flatMap((frame) => [headerOf(frame), frame.content]);
  const body = Buffer.concat([Buffer.from(OPENING), ...parts, seal]);
  return Buffer.concat([body, createHmac('sha256', key).update(body).digest()]);
}

const raw = (kind: string, bytes: Buffer, table = 0): Frame => ({
  kind,
  table,
  unfolded: bytes.length,
  content: zstdCompressSync(bytes),
});

const json = (kind: string, value: object): Frame => raw(kind, Buffer.from(JSON.stringify(value)));

const readJson = ({ content }: Frame): Manifest & Summary =>
  JSON.parse(zstdDecompressSync(content).toString()) as Manifest & Summary;

const tableName = ({ tables }: Manifest, place: number): string => tables[place]?.table ?? '';

function replaced(file: Buffer, from: string, to: string): Buffer {
  const at = file.indexOf(from);
  return Buffer.concat([file.subarray(0, at), Buffer.from(to), file.subarray(at + from.length)]);
}

function renameInSummary(frames: readonly Frame[], summary: Summary): Frame[] {
  const tables = summary.tables.map((each) =>
    each.table === ORDERS ? { ...each, table: 'identity.staff_session' } : each,
  );
  return frames.map((frame) => (frame.kind === 'S' ? json('S', { tables }) : frame));
}

function countsChanged(frames: readonly Frame[], last: Frame, summary: Summary, by: number): Frame[] {
  const tables = summary.tables.map((each) => (each.table === ORDERS ? { ...each, rows: each.rows + by } : each));
  return frames.map((frame) => (frame === last ? json('S', { tables }) : frame));
}

function bomb(frames: readonly Frame[], place: number): Frame[] {
  return frames.map((frame, index) =>
    index === place ? { ...frame, content: zstdCompressSync(Buffer.alloc(200 * 1024 * 1024)) } : frame,
  );
}

function huge(frames: readonly Frame[], place: number): Frame[] {
  return frames.map((frame, index) => (index === place ? { ...frame, unfolded: 0xffff_ffff } : frame));
}

/** Changes rows of orders, with count, length and hash corrected to match. */
function rowsChanged(
  frames: readonly Frame[],
  manifest: Manifest,
  summary: Summary,
  change: (rows: string) => string,
  table = ORDERS,
): Frame[] {
  const place = manifest.tables.findIndex((each) => each.table === table);
  const ours = frames.filter((frame) => frame.kind === 'D' && frame.table === place);
  const rows = Buffer.from(change(Buffer.concat(ours.map(({ content }) => zstdDecompressSync(content))).toString()));
  const pieces: Frame[] = [];
  for (let at = 0; at < rows.length; at += PIECE) pieces.push(raw('D', rows.subarray(at, at + PIECE), place));
  const corrected = {
    table,
    rows: rows.toString().split('\n').length - 1,
    bytes: rows.length,
    sha256: createHash('sha256').update(rows).digest('hex'),
  };
  const tables = summary.tables.map((each) => (each.table === table ? corrected : each));
  return frames.flatMap((frame) => {
    if (frame === ours[0]) return pieces;
    if (ours.includes(frame)) return [];
    return frame.kind === 'S' ? [json('S', { tables })] : [frame];
  });
}

/** A ZIP file with one entry called ../../larder-was-here. */
function slippingZip(): Buffer {
  const name = Buffer.from('../../larder-was-here');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x0403_4b50, 0);
  local.writeUInt16LE(name.length, 26);
  return Buffer.concat([local, name]);
}
