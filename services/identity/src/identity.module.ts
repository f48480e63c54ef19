import { PlatformModule, type ServiceConfig } from '@larder/platform';
import { Module, type DynamicModule } from '@nestjs/common';
import { AccountModule } from './account/account.module.js';
import { IdentityFigures } from './identity.figures.js';
import { PasswordRuleEntity } from './passwords/password-rule.service.js';
import { StaffSessionEntity } from './sessions/staff-session.entity.js';
import { KnownSignInEntity } from './sign-in/known-sign-ins.js';
import { LoginBudgetEntity } from './sign-in/login-budget.js';
import { LoginRefusalEntity } from './sign-in/login-refusals.js';
import { SignInModule } from './sign-in/sign-in.module.js';
import { StaffUserEntity } from './users/staff-user.entity.js';
import { UsersModule } from './users/users.module.js';

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
