import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { declareRoute, type RouteAccess, type RouteDeclarations } from '../auth/route-declarations.js';

export const BODY_LIMIT = 100 * 1024;

/** Shorter bodies are read before a route's guards run; the gateway buffers them whole, too. */
const SHORT_BODY = 16 * 1024;

/** The limit in bytes. Long bodies are read only from callers who may use the route. */
export const BodyLimit = (bytes: number): MethodDecorator => declareRoute({ bodyLimit: bytes });

/** Throws a refusal. */
export type Admit = (request: FastifyRequest, reply: FastifyReply, access: RouteAccess) => Promise<void>;

/** Guards run after the body is read, so long ones are preceded by the same decision. */
export function heedBodyLimits(fastify: FastifyInstance, admit: Admit): void {
  fastify.addHook('onRoute', (route) => {
    const { bodyLimit, access } = (route.config ?? {}) as RouteDeclarations;
    if (bodyLimit !== undefined) route.bodyLimit = bodyLimit;
    if (!access || access.who === 'public') return;
    const refuse = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      if (declaredLength(request) > SHORT_BODY) await admit(request, reply, access);
    };
    route.onRequest = [...[route.onRequest ?? []].flat(), refuse];
  });
}

/** The declared length of a body; a chunked one has none. */
export function declaredLength({ headers }: FastifyRequest): number {
  return Number(headers['content-length'] ?? (headers['transfer-encoding'] === undefined ? 0 : Infinity));
}
