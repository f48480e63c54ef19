import { Refusal } from '@larder/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { declaredLength } from './body-limit.js';
import { sendRefusal } from './error-filter.js';

export interface Slowness {
  /** The interval between checks of arriving bodies. */
  everyMs: number;
  /** The number of checks within which `bytes` must arrive. */
  looks: number;
  bytes: number;
}

/** A kilobyte a second. */
const TOO_SLOW: Slowness = { everyMs: 5_000, looks: 4, bytes: 20 * 1024 };

interface Arriving {
  reply: FastifyReply;
  /** Bytes received on the connection at the last checks, the oldest first. */
  seen: number[];
}

/** Ends bodies that arrive too slowly, and connections that keep sending a refused body. */
export function hurryBodies(fastify: FastifyInstance, { everyMs, looks, bytes } = TOO_SLOW): void {
  const arriving = new Map<FastifyRequest, Arriving>();
  fastify.addHook('onRequest', (request, reply, done) => {
    if (declaredLength(request) > 0) {
      arriving.set(request, { reply, seen: [] });
      request.raw.once('close', () => arriving.delete(request));
    }
    done();
  });
  const look = (): void => {
    for (const [request, { reply, seen }] of arriving) {
      if (request.raw.complete) arriving.delete(request);
      // The gateway has had the answer since the last check at least.
      else if (reply.sent && seen.length > 0) request.raw.destroy();
      // Counted in checks and not by the clock: a busy process neither reads bodies nor runs checks.
      else if (seen.push(request.raw.socket.bytesRead) > looks) {
        const [oldest = 0] = seen.splice(0, 1);
        const isWaiting = request.raw.readableLength > 0;
        if (!isWaiting && !reply.raw.headersSent && request.raw.socket.bytesRead - oldest < bytes) {
          sendRefusal(new Refusal('too_slow', 'The request took too long to arrive.'), request, reply);
        }
      }
    }
  };
  const timer = setInterval(look, everyMs).unref();
  fastify.addHook('onClose', (_instance, done) => {
    clearInterval(timer);
    done();
  });
}
