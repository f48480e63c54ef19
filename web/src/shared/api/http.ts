import { overlayTexts } from '../../texts/overlays.ts';
import { session } from '../session/session-store.ts';
import { ApiError, errorOfResponse } from './api-error.ts';

/** The page's store, by the short name in its address; undefined at the chain's addresses. */
export const pageStore = typeof location === 'object' ? /^\/s\/([^/]+)/.exec(location.pathname)?.[1] : undefined;

/** Adds the page's store to a call; the list of stores is the same for all. */
export const atPageStore = (path: string): string =>
  !pageStore || path.startsWith('/api/stores') ? path : `${path}${path.includes('?') ? '&' : '?'}store=${pageStore}`;

/** Longer than the gateway waits for a service before it serves its cached copy. */
const TIMEOUT_MS = 20_000;

export interface RequestOptions {
  method?: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** FormData, for files, is sent unchanged; anything else as JSON. */
  body?: unknown;
  signal?: AbortSignal;
  /** Whether only staff make the call: then a 401 ends the session on this page. */
  staff?: boolean;
  /** The same for every attempt of one order or new record: the server accepts it once. */
  idempotencyKey?: string;
  /** The version that the user saw: the server refuses to change another one. */
  ifMatch?: number;
  /** For calls that take longer than others. */
  timeoutMs?: number;
  /** Said when no answer came, where a retry would be refused. */
  unanswered?: string;
}

/** 128 random bits. Not `randomUUID`, which browsers offer only to https pages. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** One request with the shared conventions. Resolves with an OK response and throws ApiError otherwise. */
export async function request(path: string, options: RequestOptions = {}): Promise<Response> {
  const method = options.method ?? 'GET';
  const sentSession = session.current().sessionId;
  const response = await send(path, method, options);
  if (response.ok) return response;
  // A late answer to a session that has been replaced must not end the new one.
  if (response.status === 401 && options.staff === true && session.current().sessionId === sentSession)
    session.expire();
  throw await errorOfResponse(response);
}

/** Like `request`, and reads the answer as JSON. */
export async function requestJson<T>(path: string, options: RequestOptions = {}): Promise<T> {
  const response = await request(path, options);
  return (await response.json()) as T;
}

/** The sentence about a change without an answer. A dry run changes nothing. */
function unanswered(path: string, options: RequestOptions): { message: string } | null {
  const isPlan = path.includes('dryRun') || (options.body as { dryRun?: true } | undefined)?.dryRun === true;
  if (options.staff !== true || (options.method ?? 'GET') === 'GET' || isPlan) return null;
  return { message: options.unanswered ?? overlayTexts.unanswered };
}

async function send(path: string, method: string, options: RequestOptions): Promise<Response> {
  const deadline = new AbortController();
  const giveUp = (): void => deadline.abort();
  // Not cleared when the headers arrive, because a body may stall as well.
  setTimeout(giveUp, options.timeoutMs ?? TIMEOUT_MS);
  const isForm = options.body instanceof FormData;
  options.signal?.addEventListener('abort', giveUp);
  if (options.signal?.aborted === true) giveUp();
  try {
    return await fetch(atPageStore(path), {
      method,
      credentials: 'include',
      headers: headersFor(method, options, options.body !== undefined && !isForm),
      body: isForm ? (options.body as FormData) : options.body === undefined ? undefined : JSON.stringify(options.body),
      signal: deadline.signal,
    });
  } catch (cause) {
    if (options.signal?.aborted === true) throw cause;
    throw new ApiError('The server could not be reached.', 0, unanswered(path, options));
  }
}

function headersFor(method: string, options: RequestOptions, hasJson: boolean): Record<string, string> {
  const { sessionId, csrfToken } = session.current();
  // Only headers that the page's preloads send: with any other the browser would fetch the list twice.
  const headers: Record<string, string> = {};
  if (sessionId !== null) headers['x-session-id'] = sessionId;
  if (method !== 'GET' && csrfToken !== null) headers['x-csrf-token'] = csrfToken;
  if (options.idempotencyKey !== undefined) headers['idempotency-key'] = options.idempotencyKey;
  if (options.ifMatch !== undefined) headers['if-match'] = `"${options.ifMatch}"`;
  if (hasJson) headers['content-type'] = 'application/json';
  return headers;
}
