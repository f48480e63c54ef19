import { FigureSource } from '@larder/platform';
import { LOGIN_LIMITS } from './sign-in/login-policy.js';

export class IdentityFigures extends FigureSource {
  override readonly hasCounts = true;
  /** Accounts slowed down within the last hour because of password guessing. */
  override readonly measuresQuery = `
    SELECT count(*)::int AS "guessedAccounts" FROM identity.login_budget AS b
     WHERE b.key LIKE 'name:%' AND b.attempts >= ${LOGIN_LIMITS.name} AND b.window_started_at > now() - interval '1 hour'
       AND EXISTS (SELECT FROM identity.staff_user AS u WHERE lower(normalize(u.username, NFKC)) = substr(b.key, 6))`;
}
