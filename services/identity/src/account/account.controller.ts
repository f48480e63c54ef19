import {
  EndedSessionCount,
  OpenSessionParams,
  OpenSession,
  PasswordChange,
  PasswordChanged,
  SessionInvalidation,
} from '@larder/contracts';
import { Access, Answers, sessionOf } from '@larder/platform';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AccountService } from './account.service.js';

@Controller('api/admin')
export class AccountController {
  constructor(private readonly account: AccountService) {}

  @Access('staff')
  @Answers([OpenSession])
  @Get('sessions')
  async sessions(@Req() request: FastifyRequest): Promise<OpenSession[]> {
    return await this.account.list(sessionOf(request));
  }

  @Access('staff')
  @Answers(EndedSessionCount)
  @Delete('sessions/:id')
  async end(@Param() { id }: OpenSessionParams, @Req() request: FastifyRequest): Promise<EndedSessionCount> {
    return { ended: await this.account.end(id, sessionOf(request)) };
  }

  @Access('admin')
  @Answers(EndedSessionCount)
  @Post('sessions/invalidate')
  @HttpCode(200)
  async invalidate(
    @Body() { password }: SessionInvalidation,
    @Req() request: FastifyRequest,
  ): Promise<EndedSessionCount> {
    return { ended: await this.account.invalidate(password, sessionOf(request), request.ip) };
  }

  @Access('staff')
  @Answers(PasswordChanged)
  @Post('password')
  @HttpCode(200)
  async changePassword(@Body() change: PasswordChange, @Req() request: FastifyRequest): Promise<PasswordChanged> {
    await this.account.changePassword(change, sessionOf(request), request.ip);
    return { success: true };
  }
}
