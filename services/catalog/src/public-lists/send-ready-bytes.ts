import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReadyBytes } from './ready-bytes.js';
import { SHARED_CACHE } from './shared-cache.js';

/**
 * A gateway that reaches no replica says how old its list is by when it got it whole, and a page takes ten seconds for a
 * lost source.
 */
const WHOLE_EVERY_MS = 5_000;

/** @param keep whether shared caches may keep it: not when its revision differs from the one asked for. */
export async function sendReadyBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: ReadyBytes,
  keep: boolean,
): Promise<void> {
  const { revision, etag } = bytes;
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': keep ? SHARED_CACHE : 'no-store',
    vary: 'Accept-Encoding',
    etag,
    'x-revision': String(revision),
  };
  void reply.headers(headers);
  const gateway = request.socket.remoteAddress ?? '';
  const [now, sentAt = Number.NEGATIVE_INFINITY] = [performance.now(), bytes.sentTo.get(gateway)];
  if (request.headers['if-none-match'] === etag && now - sentAt < WHOLE_EVERY_MS) {
    void reply.status(304).send();
    return;
  }
  bytes.sentTo.set(gateway, now);
  if (/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
    void reply.header('content-encoding', 'gzip').send(await bytes.gzipped());
  } else void reply.send(bytes.plain);
}
