import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

interface Cost {
  memory: number;
  passes: number;
  parallelism: number;
}

/** argon2id with OWASP's first recommendation: 19 MiB, two passes, one lane (OWASP Password Storage Cheat Sheet). */
const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 };

const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Returns a PHC string with salt and cost (RFC 9106). */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const salt = randomBytes(16);
  const hash = await tag(password, salt, cost, 32);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`;
}

/** False for an unknown hash format. */
export async function passwordMatches(password: string, phc: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, hash] = PHC.exec(phc) ?? [];
  if (!salt || !hash) return false;
  const expected = Buffer.from(hash, 'base64');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const actual = await tag(password, Buffer.from(salt, 'base64'), cost, expected.length);
  return timingSafeEqual(actual, expected);
}

async function tag(password: string, nonce: Buffer, cost: Cost, tagLength: number): Promise<Buffer> {
  // Normalised, because keyboards compose letters differently.
  return await derive('argon2id', { message: Buffer.from(password.normalize('NFKC')), nonce, tagLength, ...cost });
}

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
