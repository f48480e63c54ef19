import { Module } from '@nestjs/common';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { StaffUserRepository } from './staff-user.repository.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [SessionsModule],
  controllers: [UsersController],
  providers: [UsersService, StaffUserRepository, PasswordHasher],
  exports: [UsersService, PasswordHasher],
})
export class UsersModule {}
