import type { ErrorCode, Sentence } from '@larder/kernel';

/** The one error shape. `message` and `error` are the same sentence in the reader's language (clients read either); `reason` and `values` do not depend on it. */
export interface ErrorBody extends Sentence {
  message: string;
  error: string;
  code: ErrorCode;
  requestId: string;
}
