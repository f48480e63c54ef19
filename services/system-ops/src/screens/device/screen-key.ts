import { createHash, randomBytes, randomInt } from 'node:crypto';
import { PAIRING_ALPHABET, PAIRING_CODE_LENGTH } from '@larder/kernel';

const KEY = /^[A-Za-z0-9_-]{43}$/;

/** A screen's secret: 256 bits, as text. */
export const makeScreenKey = (): string => randomBytes(32).toString('base64url');

/** What is kept of a key. Null for what cannot be one. */
export function hashScreenKey(key: unknown): Buffer | null {
  return typeof key === 'string' && KEY.test(key) ? createHash('sha256').update(key).digest() : null;
}

/** A code to be read from a screen and entered elsewhere; it lives for minutes and pairs nothing without an administrator. */
export function makePairingCode(): string {
  return Array.from({ length: PAIRING_CODE_LENGTH }, () => PAIRING_ALPHABET[randomInt(PAIRING_ALPHABET.length)]).join(
    '',
  );
}
