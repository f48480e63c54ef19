import { FigureSource, PlatformModule, type ServiceConfig } from '@larder/platform';
import { Module, type DynamicModule } from '@nestjs/common';
import { AccountModule } from './account/account.module.js';
import { PasswordRuleEntity } from './passwords/password-rule.service.js';
import { StaffSessionEntity } from './sessions/staff-session.entity.js';
import { KnownSignInEntity } from './sign-in/known-sign-ins.js';
import { LoginBudgetEntity } from './sign-in/login-budget.js';
import { LOGIN_LIMITS } from './sign-in/login-policy.js';
import { LoginRefusalEntity } from './sign-in/login-refusals.js';
import { SignInModule } from './sign-in/sign-in.module.js';
import { StaffUserEntity } from './users/staff-user.entity.js';
import { UsersModule } from './users/users.module.js';

export class IdentityFigures extends FigureSource {
  override readonly hasCounts = true;
  /** Accounts slowed down within the last hour because of password guessing. */
  override readonly measuresQuery = `
    SELECT count(*)::int AS "guessedAccounts" FROM identity.login_budget AS b
     WHERE b.key LIKE 'name:%' AND b.attempts >= ${LOGIN_LIMITS.name} AND b.window_started_at > now() - interval '1 hour'
       AND EXISTS (SELECT FROM identity.staff_user AS u WHERE lower(normalize(u.username, NFKC)) = substr(b.key, 6))`;
}

export const ENTITIES = [
  StaffUserEntity,
  StaffSessionEntity,
  LoginBudgetEntity,
  LoginRefusalEntity,
  KnownSignInEntity,
  PasswordRuleEntity,
];

@Module({})
export class IdentityModule {
  static for(config: ServiceConfig): DynamicModule {
    return {
      module: IdentityModule,
      imports: [PlatformModule.for(config, ENTITIES), SignInModule, UsersModule, AccountModule],
      providers: [IdentityFigures],
    };
  }
}
