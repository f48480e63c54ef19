import { ApiError } from '../../shared/api/api-error.ts';
import { signInTexts, signInToasts } from '../../texts/sign-in.ts';

/** The notice of a failed sign-in: refused, too many attempts, or a technical failure. */
export function loginRefusal(error: unknown): { title: string; description: string } {
  const { rejected, broken } = signInToasts.login;
  if (!(error instanceof ApiError)) return broken;
  if (error.status === 429) {
    const { retryAfterSeconds: wait, serverMessage } = error;
    const description = wait === null ? (serverMessage ?? rejected.description) : waitText(wait);
    return { title: rejected.title, description };
  }
  return error.status === 400 || error.status === 401 ? rejected : broken;
}

function waitText(seconds: number): string {
  return seconds < 60
    ? signInTexts.tooManyAttempts(Math.max(1, seconds), 'second')
    : signInTexts.tooManyAttempts(Math.ceil(seconds / 60), 'minute');
}
