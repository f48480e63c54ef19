import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { KnownSignIns } from './known-sign-ins.js';
import { LoginBudget } from './login-budget.js';
import { LoginRefusals } from './login-refusals.js';
import { PasswordCheck } from './password-check.js';
import { SecondPersonController } from './second-person.controller.js';
import { SignInController } from './sign-in.controller.js';
import { SignInService } from './sign-in.service.js';

@Module({
  imports: [SessionsModule, UsersModule],
  controllers: [SignInController, SecondPersonController],
  providers: [SignInService, PasswordCheck, LoginBudget, LoginRefusals, KnownSignIns],
  exports: [PasswordCheck, KnownSignIns],
})
export class SignInModule {}
