import { Refusal } from '@larder/kernel';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Bodies are small JSON unless a route says otherwise. */
export const BODY_LIMIT = 100 * 1024;

/** The largest body of a route in bytes. What is larger than the usual limit is read for signed-in staff only. */
export const BodyLimit = (bytes: number): MethodDecorator => RouteConfig({ bodyLimit: bytes });

/**
 * Gives routes the body limit they declare. Whoever has no living session is refused before a large body is read: guards
 * run after that, and a stranger must not make us take in megabytes.
 */
export function heedBodyLimits(
  fastify: FastifyInstance,
  isSignedIn: (request: FastifyRequest) => Promise<boolean>,
): void {
  const refuseStrangers = async (request: FastifyRequest): Promise<void> => {
    // A body that comes in chunks does not say how long it is.
    const length = Number(request.headers['content-length'] ?? (request.headers['transfer-encoding'] ? Infinity : 0));
    if (length > BODY_LIMIT && !(await isSignedIn(request))) {
      throw new Refusal('unauthenticated', 'Please sign in.');
    }
  };
  fastify.addHook('onRoute', (route) => {
    const declared = (route.config as { bodyLimit?: number } | undefined)?.bodyLimit;
    if (declared === undefined) return;
    route.bodyLimit = declared;
    route.onRequest = [...[route.onRequest ?? []].flat(), refuseStrangers];
  });
}
