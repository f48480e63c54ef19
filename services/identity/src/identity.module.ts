import { PlatformModule, type ServiceConfig } from '@larder/platform';
import { Module, type DynamicModule } from '@nestjs/common';
import { AccountController } from './account/account.controller.js';
import { AccountService } from './account/account.service.js';
import { IdentityFigures } from './identity.figures.js';
import { PasswordHasher } from './passwords/password-hasher.js';
import { EndedSessions } from './sessions/ended-sessions.js';
import { OpenSessionRepository } from './sessions/open-session.repository.js';
import { StaffSessionEntity } from './sessions/staff-session.entity.js';
import { SessionRepository } from './sessions/staff-sessions.service.js';
import { LoginBudget, LoginBudgetEntity } from './sign-in/login-budget.js';
import { LoginRefusalEntity, LoginRefusals } from './sign-in/login-refusals.js';
import { PasswordCheck } from './sign-in/password-check.js';
import { SessionsController } from './sign-in/sign-in.controller.js';
import { SessionsService } from './sign-in/sign-in.service.js';
import { StaffUserEntity } from './users/staff-user.entity.js';
import { StaffUserRepository } from './users/staff-user.repository.js';
import { UsersController } from './users/users.controller.js';
import { UsersService } from './users/users.service.js';

export const ENTITIES = [StaffUserEntity, StaffSessionEntity, LoginBudgetEntity, LoginRefusalEntity];

@Module({})
export class IdentityModule {
  static for(config: ServiceConfig): DynamicModule {
    return {
      module: IdentityModule,
      imports: [PlatformModule.for(config, ENTITIES)],
      controllers: [SessionsController, AccountController, UsersController],
      providers: [
        IdentityFigures,
        SessionsService,
        UsersService,
        SessionRepository,
        StaffUserRepository,
        PasswordHasher,
        PasswordCheck,
        OpenSessionRepository,
        AccountService,
        LoginBudget,
        LoginRefusals,
        EndedSessions,
      ],
    };
  }
}
