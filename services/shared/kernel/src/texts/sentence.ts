import type { CHINESE } from './chinese/index.js';

/** The names of the blanks in a text. */
export type Blanks<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Blanks<Rest>
  : never;

type Chinese = typeof CHINESE;
type Same<One, Other> = [One, Other] extends [Other, One] ? true : false;

/**
 * An English sentence or word of the services, with blanks for its values: "There is a category called {name} already."
 * A sentence whose translation has other blanks does not compile where it is used.
 */
export type Reason = {
  [R in keyof Chinese]: Same<Blanks<R>, Blanks<Chinese[R]>> extends true ? R : never;
}[keyof Chinese];

/** A reason without blanks, which needs no values. */
export type PlainReason = { [R in Reason]: [Blanks<R>] extends [never] ? R : never }[Reason];

/** The value of a blank; sentences and words of the services are translated, too. */
export type SentenceValue = string | number | Sentence;

/** A sentence before translation: clients can tell reasons apart, and the answer translates it for its reader. */
export interface Sentence {
  readonly reason: Reason;
  readonly values: Readonly<Record<string, SentenceValue>>;
}

type Values<R extends Reason> = [Blanks<R>] extends [never] ? [] : [values: Readonly<Record<Blanks<R>, SentenceValue>>];

/** Does not compile for a text without a translation, or with values other than its blanks. */
export function sentence<R extends Reason>(reason: R, ...[values]: Values<R>): Sentence {
  return { reason, values: values ?? {} };
}

export const toSentence = (message: PlainReason | Sentence): Sentence =>
  typeof message === 'string' ? { reason: message, values: {} } : message;

/** Fills the blanks of a text; `word` renders values that are sentences themselves. */
export function fillBlanks(text: string, { values }: Sentence, word: (inner: Sentence) => string): string {
  return text.replaceAll(/\{(\w+)\}/g, (blank, name: string) => {
    const value = values[name];
    if (value === undefined) return blank;
    return typeof value === 'object' ? word(value) : String(value);
  });
}

/** A sentence as text for a column. Without values it is the plain English text, which older versions stored too. */
export const packSentence = (message: Sentence): string =>
  Object.keys(message.values).length === 0 ? message.reason : JSON.stringify(message);

export const unpackSentence = (packed: string): Sentence =>
  packed.startsWith('{"reason":') ? (JSON.parse(packed) as Sentence) : { reason: packed as Reason, values: {} };

export const inEnglish = (message: Sentence): string => fillBlanks(message.reason, message, inEnglish);
