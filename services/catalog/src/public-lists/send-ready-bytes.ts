import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReadyBytes } from './ready-bytes.js';

/**
 * Fresh for a second; the gateway may serve it two seconds longer while it asks again, and a week longer while we are
 * away. See the decision record on the board's cache.
 */
const SHARED = 'public, max-age=1, stale-while-revalidate=2, stale-if-error=604800';

/** Sends finished bytes. An answer whose revision is not the one asked for must not be kept under that name. */
export function sendReadyBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  { revision, etag, gzipped, plain }: ReadyBytes,
  asked: number | undefined,
): void {
  const keep = asked === undefined || asked === revision;
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': keep ? SHARED : 'no-store',
    vary: 'Accept-Encoding',
    etag,
    'x-revision': String(revision),
  };
  void reply.headers(headers);
  if (request.headers['if-none-match'] === etag) void reply.status(304).send();
  else if (/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
    void reply.header('content-encoding', 'gzip').send(gzipped);
  } else void reply.send(plain);
}
