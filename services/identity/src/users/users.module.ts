import { Module } from '@nestjs/common';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { PasswordRuleService } from '../passwords/password-rule.service.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { StaffUserRepository } from './staff-user.repository.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [SessionsModule],
  controllers: [UsersController],
  providers: [UsersService, StaffUserRepository, PasswordHasher, PasswordRuleService],
  exports: [UsersService, PasswordHasher, PasswordRuleService],
})
export class UsersModule {}
