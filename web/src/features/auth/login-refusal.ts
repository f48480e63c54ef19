import { ApiError } from '../../shared/api/api-error.ts';
import { signInTexts, signInToasts } from '../../texts/sign-in.ts';

export interface LoginRefusal {
  title: string;
  description: string;
}

/** What a failed sign-in says: refused, too many attempts, or something broke on the way. */
export function loginRefusal(error: unknown): LoginRefusal {
  const { rejected, broken } = signInToasts.login;
  if (!(error instanceof ApiError)) return broken;
  if (error.status === 429) {
    const wait = error.retryAfterSeconds === null ? null : waitText(error.retryAfterSeconds);
    return {
      title: rejected.title,
      description: wait === null ? (error.serverMessage ?? rejected.description) : signInTexts.tooManyAttempts(wait),
    };
  }
  return error.status === 400 || error.status === 401 ? rejected : broken;
}

function waitText(seconds: number): string {
  const [count, unit] = seconds < 60 ? [Math.max(1, seconds), 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
