import type { IncomingMessage } from 'node:http';

export const MAX_SOCKETS = 12_000;

/**
 * Browsers send an origin, which must be our host, or another site could listen with a visitor's cookie. Programs
 * without an origin may listen without a cookie.
 */
export function handshakeAllowed({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { origin, host, cookie } = headers;
  if (origin === undefined) return cookie === undefined;
  return URL.canParse(origin) && new URL(origin).host === host;
}
