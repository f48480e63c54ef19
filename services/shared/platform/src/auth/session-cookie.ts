import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_COOKIE } from './presented-session.js';

/** Not readable by scripts or other sites; secure when the visitor uses TLS. */
const cookieFor = (request: FastifyRequest) =>
  ({ httpOnly: true, sameSite: 'strict', path: '/', secure: request.protocol === 'https' }) as const;

export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, sessionId: string): void {
  void reply.setCookie(SESSION_COOKIE, sessionId, cookieFor(request));
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  void reply.clearCookie(SESSION_COOKIE, cookieFor(request));
}
