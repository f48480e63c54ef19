import { randomBytes, timingSafeEqual } from 'node:crypto';

const SECRET_BYTES = 32;

/** The secret under a random mask: earlier tokens stay valid for other tabs, and compression cannot leak the secret. */
export function makeCsrfToken(secret: Buffer): string {
  const mask = randomBytes(SECRET_BYTES);
  return Buffer.concat([mask, xor(secret, mask)]).toString('base64url');
}

/** Takes the same time for every wrong token. */
export function csrfTokenMatches(secret: Buffer, token: string): boolean {
  if (!/^[A-Za-z0-9_-]{86}$/.test(token)) return false;
  const bytes = Buffer.from(token, 'base64url');
  return timingSafeEqual(xor(bytes.subarray(SECRET_BYTES), bytes.subarray(0, SECRET_BYTES)), secret);
}

function xor(left: Buffer, right: Buffer): Buffer {
  return Buffer.from(left.map((byte, index) => byte ^ (right[index] ?? 0)));
}
