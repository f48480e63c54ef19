import { createHash, randomBytes, randomInt } from 'node:crypto';
import { PAIRING_ALPHABET, PAIRING_CODE_LENGTH } from '@larder/kernel';

const KEY = /^[A-Za-z0-9_-]{43}$/;

/** 256 bits. */
export const makeScreenKey = (): string => randomBytes(32).toString('base64url');

/** Null for an invalid key. */
export function hashScreenKey(key: unknown): Buffer | null {
  return typeof key === 'string' && KEY.test(key) ? createHash('sha256').update(key).digest() : null;
}

/** Valid for minutes; pairs nothing without an administrator. */
export function makePairingCode(): string {
  return Array.from({ length: PAIRING_CODE_LENGTH }, () => PAIRING_ALPHABET[randomInt(PAIRING_ALPHABET.length)]).join(
    '',
  );
}
