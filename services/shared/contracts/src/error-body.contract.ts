import type { ErrorCode } from '@larder/kernel';

/** The one error shape of every answer. `message` and `error` are the same plain sentence (clients read either). */
export interface ErrorBody {
  message: string;
  error: string;
  code: ErrorCode;
  requestId: string;
}
