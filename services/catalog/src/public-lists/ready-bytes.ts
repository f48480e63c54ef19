import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);

export interface ReadyBytes {
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
