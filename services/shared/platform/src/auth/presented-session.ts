import type { IncomingMessage } from 'node:http';
import type {} from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';

export const SESSION_COOKIE = 'larder_session';

export interface PresentedSession {
  sessionId: string;
  by: 'header' | 'bearer' | 'cookie';
}

/** 256 bits as base64url. */
const SESSION_ID = /^[A-Za-z0-9_-]{43}$/;

/** From `x-session-id`, `session-id`, `Authorization: Bearer` or the cookie; the first one present counts. */
export function presentedSession(request: FastifyRequest): PresentedSession | null {
  const { headers } = request;
  const header = headers['x-session-id'] ?? headers['session-id'];
  const bearer = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  const candidates: [PresentedSession['by'], unknown][] = [
    ['header', header],
    ['bearer', bearer],
    ['cookie', request.cookies?.[SESSION_COOKIE]],
  ];
  const found = candidates.find(([, value]) => value !== undefined);
  if (!found || typeof found[1] !== 'string' || !SESSION_ID.test(found[1])) return null;
  return { by: found[0], sessionId: found[1] };
}

/** The session id in the cookie of a WebSocket handshake: browsers cannot set other headers there. */
export function presentedSessionOfHandshake({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  const pair = headers.cookie?.split(/; */).find((each) => each.startsWith(`${SESSION_COOKIE}=`));
  const sessionId = pair?.slice(SESSION_COOKIE.length + 1);
  return sessionId !== undefined && SESSION_ID.test(sessionId) ? sessionId : null;
}
