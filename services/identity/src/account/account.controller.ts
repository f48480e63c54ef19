import {
  EndedSessionCount,
  OpenSessionParams,
  OpenSession,
  OwnLanguage,
  OwnPassword,
  PasswordChange,
  PasswordChanged,
  PasswordRule,
  SessionInvalidation,
} from '@larder/contracts';
import { Access, Answers, sessionOf } from '@larder/platform';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PasswordRuleService } from '../passwords/password-rule.service.js';
import { giverOf, setDeviceCookie } from '../sign-in/known-sign-ins.js';
import { AccountService } from './account.service.js';

@Controller('api/admin')
export class AccountController {
  constructor(
    private readonly account: AccountService,
    private readonly rule: PasswordRuleService,
  ) {}

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
    return { ended: await this.account.invalidate(password, sessionOf(request), giverOf(request)) };
  }

  @Access('staff')
  @Answers(PasswordChanged)
  @Post('password')
  @HttpCode(200)
  async changePassword(
    @Body() change: PasswordChange,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PasswordChanged> {
    setDeviceCookie(request, reply, await this.account.changePassword(change, sessionOf(request), giverOf(request)));
    return { success: true };
  }

  @Access('staff')
  @Answers(OwnPassword)
  @Get('password')
  async ownPassword(@Req() request: FastifyRequest): Promise<OwnPassword> {
    return await this.account.ownPassword(sessionOf(request));
  }

  @Access('staff')
  @Answers(OwnLanguage)
  @Put('language')
  async chooseLanguage(@Body() { language }: OwnLanguage, @Req() request: FastifyRequest): Promise<OwnLanguage> {
    await this.account.chooseLanguage(sessionOf(request), language);
    return { language };
  }

  @Access('admin')
  @Answers(PasswordRule)
  @Put('password-rule')
  async savePasswordRule(@Body() rule: PasswordRule): Promise<PasswordRule> {
    return await this.rule.save(rule);
  }
}
