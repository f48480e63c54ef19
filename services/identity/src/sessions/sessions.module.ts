import { Module } from '@nestjs/common';
import { EndedSessions, OpenSessionsService } from './open-sessions.service.js';
import { StaffSessionsService } from './staff-sessions.service.js';

@Module({
  providers: [StaffSessionsService, OpenSessionsService, EndedSessions],
  exports: [StaffSessionsService, OpenSessionsService],
})
export class SessionsModule {}
