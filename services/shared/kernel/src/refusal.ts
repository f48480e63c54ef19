/** The platform maps each to its HTTP status. */
export const ERROR_CODES = [
  'invalid',
  'unauthenticated',
  'forbidden',
  'csrf',
  'not_found',
  'conflict',
  'gone',
  'too_large',
  'unsupported_type',
  'too_slow',
  'too_many',
  'unavailable',
  'internal',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

export interface RefusalOptions {
  /** Further fields of the answer's body, such as the current row. */
  details?: Record<string, unknown>;
  /** For `too_many` and `unavailable`. */
  retryAfterSeconds?: number;
  /** The shop wants it so: it counts as no failure of the system. */
  isIntended?: boolean;
}

/** An expected refusal: the message is for people and is sent unchanged. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds: number | undefined;
  readonly isIntended: boolean;

  constructor(
    code: ErrorCode,
    sentence: string,
    { details = {}, retryAfterSeconds, isIntended = false }: RefusalOptions = {},
  ) {
    super(sentence);
    this.code = code;
    this.details = details;
    this.retryAfterSeconds = retryAfterSeconds;
    this.isIntended = isIntended;
  }
}

/** The answer to an id that names nothing. `thing` starts its sentence: "Product not found." */
export const notFound = (thing: string): Refusal => new Refusal('not_found', notFoundSentence(thing));

export const notFoundSentence = (thing: string): string => `${thing} not found.`;
