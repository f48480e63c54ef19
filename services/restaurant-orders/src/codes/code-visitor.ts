import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KNOWN_DAYS } from './code-browser.js';

export const CODES_COOKIE = 'larder_codes';

/** The source of a code: an address, a browser if it has used codes before, and a store. */
export interface CodeVisitor {
  address: string;
  /** The token that the browser got with an earlier valid code. */
  token: string | null;
  /** Null is the default store. */
  store: string | null;
  remember(token: string): void;
}

export function codeVisitorOf(request: FastifyRequest, reply: FastifyReply, store: string | undefined): CodeVisitor {
  return {
    address: request.ip,
    token: request.cookies[CODES_COOKIE] ?? null,
    store: store ?? null,
    remember: (token) =>
      void reply.setCookie(CODES_COOKIE, token, {
        httpOnly: true,
        sameSite: 'strict',
        path: '/api/restaurant',
        secure: request.protocol === 'https',
        maxAge: KNOWN_DAYS * 86_400,
      }),
  };
}
