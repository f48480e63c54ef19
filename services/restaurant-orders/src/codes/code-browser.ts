import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const DAY_SECONDS = 86_400;

/** How long a browser is known after its last valid code. */
export const KNOWN_DAYS = 30;

/** A browser may be shared by several people; the limit keeps the cookie small. */
const KNOWN_CODES = 20;

/** A browser that has used valid codes. It holds only keyed hashes of them, which are useless without our key. */
export interface CodeBrowser {
  id: string;
  /** Seconds since 1970. */
  until: number;
  marks: readonly string[];
}

/** Null without a token, for one that we did not sign, and after its expiry. */
export function readCodeBrowser(token: string | null, key: Buffer, now: Date): CodeBrowser | null {
  const parts = token?.split('.') ?? [];
  const [id = '', until = '', marks = '', signature = ''] = parts;
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(key, `${id}.${until}.${marks}`))];
  if (parts.length !== 4 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const browser = { id, until: Number(until), marks: marks.split('~') };
  return browser.until > now.getTime() / 1_000 ? browser : null;
}

export function hasUsed({ id, marks }: CodeBrowser, code: string, key: Buffer): boolean {
  return marks.includes(markOf(id, code, key));
}

/** Whether the token should be renewed. */
export const isFading = ({ until }: CodeBrowser, now: Date): boolean =>
  until < now.getTime() / 1_000 + (KNOWN_DAYS - 1) * DAY_SECONDS;

/** The token of a new or known browser that has used this code. */
export function rememberCode(browser: CodeBrowser | null, code: string, key: Buffer, now: Date): string {
  const id = browser?.id ?? randomBytes(16).toString('base64url');
  const mark = markOf(id, code, key);
  const marks = [mark, ...(browser?.marks ?? []).filter((each) => each !== mark)].slice(0, KNOWN_CODES);
  const until = Math.floor(now.getTime() / 1_000) + KNOWN_DAYS * DAY_SECONDS;
  const content = `${id}.${until}.${marks.join('~')}`;
  return `${content}.${sign(key, content)}`;
}

const sign = (key: Buffer, content: string): string =>
  createHmac('sha256', key).update(`browser ${content}`).digest('base64url');

const markOf = (id: string, code: string, key: Buffer): string =>
  createHmac('sha256', key).update(`code ${id} ${code}`).digest('base64url').slice(0, 22);
