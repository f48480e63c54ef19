import { PlatformModule, type ServiceConfig } from '@larder/platform';
import { Module, type DynamicModule } from '@nestjs/common';
import { AccountController } from './account/account.controller.js';
import { AccountService } from './account/account.service.js';
import { OpenSessionRepository } from './account/open-session.repository.js';
import { IdentityFigures } from './identity.figures.js';
import { LoginBudget, LoginBudgetEntity } from './login-budget/login-budget.js';
import { LoginRefusalEntity, LoginRefusals } from './login-budget/login-refusals.js';
import { PasswordCheck } from './passwords/password-check.js';
import { PasswordHasher } from './passwords/password-hasher.js';
import { EndedSessions } from './sessions/ended-sessions.js';
import { SessionRepository } from './sessions/session.repository.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SessionsService } from './sessions/sessions.service.js';
import { StaffSessionEntity } from './sessions/staff-session.entity.js';
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
