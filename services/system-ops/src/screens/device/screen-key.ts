import { createHash, randomBytes, randomInt } from 'node:crypto';
import { PAIRING_ALPHABET, PAIRING_CODE_LENGTH } from '@larder/kernel';

const KEY = /^[A-Za-z0-9_-]{43}$/;

/** 256 random bits. */
export const makeScreenKey = (): string => randomBytes(32).toString('base64url');

/** Null for an invalid key. */
export function hashScreenKey(key: unknown): Buffer | null {
  return typeof key === 'string' && KEY.test(key) ? createHash('sha256').update(key).digest() : null;
}

/** A code that is valid for minutes, and needs an administrator to pair anything. */
export function makePairingCode(): string {
  return Array.from({ length: PAIRING_CODE_LENGTH }, () => PAIRING_ALPHABET[randomInt(PAIRING_ALPHABET.length)]).join(
    '',
  );
}
