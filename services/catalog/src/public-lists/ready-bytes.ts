import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);

/** An answer that is finished but for sending it: nothing is serialised or compressed per request. */
export interface ReadyBytes {
  /** The number of the last event behind the content. */
  revision: number;
  etag: string;
  gzipped: Buffer;
  plain: Buffer;
}

export async function makeReadyBytes(content: unknown, revision: number): Promise<ReadyBytes> {
  const plain = Buffer.from(JSON.stringify(content));
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { revision, etag, plain, gzipped: await compress(plain, { level: 9 }) };
}
