import type { SlipValues } from '@larder/kernel';
import { LANGUAGE } from '../../texts/language.ts';

/** A request that was answered with anything but success, or not answered at all (`status` 0). */
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

  /** The sentence the server itself gave, as opposed to a bare status text. */
  get serverMessage(): string | null {
    return messageOf(this.body);
  }
}

/** The message of an error answer's JSON body, in the page's language, if it carries one. */
export function messageOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const { message, error } = body as { message?: unknown; error?: unknown };
  return [message, error].find((each): each is string => typeof each === 'string' && each !== '') ?? null;
}

/** The error of a failed answer: its JSON message, else its text, else the status text. */
export async function errorOfResponse(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  const body = parseJson(text);
  // Do not show a proxy's HTML page or JSON without a message. Status texts exist in English only.
  const statusText = LANGUAGE === 'en' ? response.statusText : '';
  const message = messageOf(body) ?? (/^\s*([<{[]|$)/.test(text) ? statusText : text);
  return new ApiError(message, response.status, body ?? text, retryAfter(response.headers.get('retry-after')));
}

/** The server's sentence about a failure, or our own if it sent none. */
export const sentenceOf = (error: unknown, fallback: string): string =>
  (error instanceof ApiError ? error.serverMessage : null) ?? fallback;

/** The text for a notice: the server's message, else the text of its answer, else its status text; our own without an answer. */
export const noticeOf = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.status > 0 && error.message) || fallback;

/** The saved record when a change was refused because another user saved first; null for any other failure. */
export function currentOfConflict<T extends { id: string }>(error: unknown): T | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const { current } = (error.body ?? {}) as { current?: T };
  return typeof current?.id === 'string' ? current : null;
}

/** The prices that look like typing errors, when the server wants them confirmed; null for any other failure. */
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
