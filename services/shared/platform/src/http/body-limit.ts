import { Refusal } from '@larder/kernel';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export const BODY_LIMIT = 100 * 1024;

/** In bytes. Larger bodies than the default are read for signed-in staff only. */
export const BodyLimit = (bytes: number): MethodDecorator => RouteConfig({ bodyLimit: bytes });

/** Large bodies without a valid session are refused before they are read, since guards run only afterwards. */
export function heedBodyLimits(
  fastify: FastifyInstance,
  isSignedIn: (request: FastifyRequest) => Promise<boolean>,
): void {
  const refuseStrangers = async (request: FastifyRequest): Promise<void> => {
    // A chunked body does not declare its length.
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
