import type { IncomingMessage } from 'node:http';

/** The most sockets one replica holds. */
export const MAX_SOCKETS = 12_000;

/**
 * Whether a handshake may become a socket. Browsers always name the page's origin: it must be our own host, or another
 * site could listen with a visitor's cookie. Programs without an origin may listen, but only without a cookie.
 */
export function handshakeAllowed({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { origin, host, cookie } = headers;
  if (origin === undefined) return cookie === undefined;
  return URL.canParse(origin) && new URL(origin).host === host;
}
