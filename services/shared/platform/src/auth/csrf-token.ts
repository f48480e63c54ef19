import { randomBytes, timingSafeEqual } from 'node:crypto';

const SECRET_BYTES = 32;

/**
 * A fresh CSRF token of a session: its secret under a random mask, so each answer carries another text while earlier ones
 * stay valid (several tabs), and compression cannot leak the secret.
 */
export function makeCsrfToken(secret: Buffer): string {
  const mask = randomBytes(SECRET_BYTES);
  return Buffer.concat([mask, xor(secret, mask)]).toString('base64url');
}

/** Whether a token was made from this session's secret; takes the same time for every wrong one. */
export function csrfTokenMatches(secret: Buffer, token: string): boolean {
  if (!/^[A-Za-z0-9_-]{86}$/.test(token)) return false;
  const bytes = Buffer.from(token, 'base64url');
  return timingSafeEqual(xor(bytes.subarray(SECRET_BYTES), bytes.subarray(0, SECRET_BYTES)), secret);
}

function xor(left: Buffer, right: Buffer): Buffer {
  return Buffer.from(left.map((byte, index) => byte ^ (right[index] ?? 0)));
}
