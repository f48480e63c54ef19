import type { ErrorCode, Sentence } from '@larder/kernel';

/** The one error shape of every answer. `message` and `error` are the same sentence in the reader's language (clients read either), `reason` and `values` what it says in any. */
export interface ErrorBody extends Sentence {
  message: string;
  error: string;
  code: ErrorCode;
  requestId: string;
}
