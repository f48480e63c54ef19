import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayCache, ReadyBytes } from './ready-bytes.js';
import { CHANGES_CACHE, SHARED_CACHE } from './shared-cache.js';

/**
 * When no replica is reachable, a gateway dates its list by when it last got it in full, and pages take prices ten
 * seconds old for an outage.
 */
const WHOLE_EVERY_MS = 5_000;

/** @returns the gateway cache for an answer of this revision; null when another one was asked for. */
export function cacheOf(rev: number | undefined, revision: number): GatewayCache | null {
  if (rev === undefined) return 'lists';
  return rev === revision ? 'revisions' : null;
}

/** @param cache null when the answer must not be cached. */
export async function sendReadyBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: ReadyBytes,
  cache: GatewayCache | null,
): Promise<void> {
  const { revision, etag } = bytes;
  void reply.headers({ ...headersOf(revision, cache === null ? null : SHARED_CACHE), etag });
  const gateway = request.socket.remoteAddress ?? '';
  const now = performance.now();
  if (cache !== null) {
    if (request.headers['if-none-match'] === etag && bytes.isSent(cache, gateway, now - WHOLE_EVERY_MS)) {
      void reply.status(304).send();
      return;
    }
    bytes.sent(cache, gateway, now);
  }
  if (takesGzip(request)) void reply.header('content-encoding', 'gzip').send(await bytes.gzipped());
  else void reply.send(bytes.plain);
}

/** Sends the changes up to a revision. @param keep whether the revision is the requested one. */
export async function sendChanges(
  request: FastifyRequest,
  reply: FastifyReply,
  { revision, body, keep }: { readonly revision: number; readonly body: object; readonly keep: boolean },
): Promise<void> {
  void reply.headers(headersOf(revision, keep ? CHANGES_CACHE : null));
  const text = JSON.stringify(body);
  if (takesGzip(request)) void reply.header('content-encoding', 'gzip').send(await compressed(text));
  else void reply.send(text);
}

const compressed = promisify(gzip);

const takesGzip = ({ headers }: FastifyRequest): boolean => /\bgzip\b/.test(headers['accept-encoding'] ?? '');

const headersOf = (revision: number, cached: string | null): Record<string, string> => ({
  'content-type': 'application/json; charset=utf-8',
  'cache-control': cached ?? 'no-store',
  vary: 'Accept-Encoding',
  'x-revision': String(revision),
});
