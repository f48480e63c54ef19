import type { SlipValues } from '@larder/kernel';
import { LANGUAGE } from '../../texts/language.ts';

/** A request that failed, or was not answered at all (`status` 0). */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    message: string,
    readonly status: number,
    readonly body: unknown,
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(message);
  }

  /** The server's sentence, as opposed to a bare status text. */
  get serverMessage(): string | null {
    return messageOf(this.body);
  }
}

/** The message in an error's JSON body, in the page's language, if there is one. */
export function messageOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const { message, error } = body as { message?: unknown; error?: unknown };
  return [message, error].find((each): each is string => typeof each === 'string' && each !== '') ?? null;
}

/** The error of a failed answer: its JSON message, or its text, or the status text. */
export async function errorOfResponse(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  const body = parseJson(text);
  // Ignores a proxy's HTML page and JSON without a message. Status texts are only in English.
  const statusText = LANGUAGE === 'en' ? response.statusText : '';
  const message = messageOf(body) ?? (/^\s*([<{[]|$)/.test(text) ? statusText : text);
  return new ApiError(message, response.status, body ?? text, retryAfter(response.headers.get('retry-after')));
}

/** The server's sentence about a failure, or our default. */
export const sentenceOf = (error: unknown, fallback: string): string =>
  (error instanceof ApiError ? error.serverMessage : null) ?? fallback;

/** The text for a notice: the server's message, its text or its status text; our default without an answer. */
export const noticeOf = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.status > 0 && error.message) || fallback;

/** The saved record when a change was refused because another user saved first; otherwise null. */
export function currentOfConflict<T extends { id: string }>(error: unknown): T | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const { current } = (error.body ?? {}) as { current?: T };
  return typeof current?.id === 'string' ? current : null;
}

/** The prices that look like typing errors, when the server wants them confirmed; otherwise null. */
export function slipsOfConflict(error: unknown): SlipValues[] | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const { slips } = (error.body ?? {}) as { slips?: SlipValues[] };
  return Array.isArray(slips) ? slips : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function retryAfter(header: string | null): number | null {
  const seconds = header === null ? Number.NaN : Number(header);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : null;
}
