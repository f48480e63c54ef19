import { inEnglish, sentence, toSentence, type PlainReason, type Sentence } from './texts/sentence.js';

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
  /** Intended by the shop: not counted as a failure of the system. */
  isIntended?: boolean;
}

/** An expected refusal: its sentence is for people, and is sent in the reader's language. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly sentence: Sentence;
  readonly details: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds: number | undefined;
  readonly isIntended: boolean;

  constructor(
    code: ErrorCode,
    reason: PlainReason | Sentence,
    { details = {}, retryAfterSeconds, isIntended = false }: RefusalOptions = {},
  ) {
    const sentence = toSentence(reason);
    super(inEnglish(sentence));
    this.code = code;
    this.sentence = sentence;
    this.details = details;
    this.retryAfterSeconds = retryAfterSeconds;
    this.isIntended = isIntended;
  }
}

/** The answer to an id that names nothing. */
export const notFound = (thing: PlainReason): Refusal => new Refusal('not_found', notFoundSentence(thing));

export const notFoundSentence = (thing: PlainReason): Sentence =>
  sentence('{thing} not found.', { thing: sentence(thing) });
