import type { ErrorBody } from '@larder/contracts';

/** Why the server did not do what was asked. */
export const refusalTexts = {
  /** Its own sentence is in English, and says more than its code. */
  said: (sentence: string, _code: ErrorBody['code'] | undefined) => sentence,
  /** Of a code that is unknown or switched off. */
  codeRefused: (sentence: string) => sentence,
} as const;
