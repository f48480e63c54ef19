import { type PlainReason, Refusal, sentence, type Sentence } from '@larder/kernel';

export const damaged = (): Refusal =>
  new Refusal('invalid', 'The backup is damaged, or it was not made by this system. Nothing was changed.');

export const incomplete = (): Refusal =>
  new Refusal('invalid', 'The backup is incomplete: the file ends too early. Nothing was changed.');

export const newer = (): Refusal =>
  new Refusal('invalid', 'The backup was made by a newer version of Larder. Update Larder first. Nothing was changed.');

export const tooLarge = (): Refusal =>
  new Refusal('too_large', 'The backup is larger than this system accepts. Nothing was changed.');

export const unfit = (why: Sentence): Refusal =>
  new Refusal('invalid', sentence('The backup cannot be restored: {why} Nothing was changed.', { why }));

export const notOurs = (what: PlainReason): Refusal =>
  new Refusal(
    'invalid',
    sentence('{what}; only backups that Larder has made can be restored. Nothing was changed.', {
      what: sentence(what),
    }),
  );

/** The first bytes of other kinds of files, in hexadecimal. */
const STARTS: readonly (readonly [string, PlainReason])[] = [
  ['53514c69746520666f726d6174203300', 'This is an SQLite database'],
  ['5047444d50', 'This is a dump of PostgreSQL'],
  ['504b0304', 'This is a ZIP file'],
  ['504b0506', 'This is a ZIP file'],
  ['1f8b', 'This is a compressed file'],
  ['28b52ffd', 'This is a compressed file'],
  ['425a68', 'This is a compressed file'],
  ['fd377a585a', 'This is a compressed file'],
];

const JSON_START = /^\s*[[{]/;

const SQL_START =
  /^\s*(?:--|\/\*|\\|(?:BEGIN|COPY|CREATE|DROP|INSERT|SELECT|SET|START|UPDATE|DELETE|ALTER|DO|TRUNCATE)\b)/i;

/** Names the kind of another file; an SQL script is never run. */
export function notABackup(beginning: Buffer): Refusal {
  if (beginning.length === 0) return notOurs('The file is empty');
  const text = beginning.toString('latin1');
  if (/^LARDER BACKUP [1-9]\d{0,3}\n/.test(text)) return newer();
  const hex = beginning.toString('hex');
  const known = STARTS.find(([start]) => hex.startsWith(start))?.[1];
  if (known !== undefined) return notOurs(known);
  if (JSON_START.test(text)) return notOurs('This is a JSON file of another kind');
  return notOurs(SQL_START.test(text) ? 'This is an SQL script, which was not run' : 'This file is not a backup');
}
