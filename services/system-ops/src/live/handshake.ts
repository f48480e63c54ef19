import type { IncomingMessage } from 'node:http';

export const MAX_SOCKETS = 12_000;

/** A browser's origin must be our host, or another site could listen with a visitor's cookie. */
export function handshakeAllowed({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { origin, host, cookie } = headers;
  if (origin === undefined) return cookie === undefined;
  return URL.canParse(origin) && new URL(origin).host === host;
}
