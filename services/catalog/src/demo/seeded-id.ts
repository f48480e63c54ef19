import { createHash } from 'node:crypto';

/** A UUID (version 8: made by a rule of our own, RFC 9562) from a name, so that every machine has the same demo rows. */
export function seededId(name: string): string {
  const hex = createHash('sha256').update(`larder demo ${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
