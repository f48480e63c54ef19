import { LoginAnswer, LoginRequest, LogoutAnswer, SessionAnswer } from '@larder/contracts';
import { Access, Answers, clearSessionCookie, sessionOf, setSessionCookie, presentedSession } from '@larder/platform';
import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { giverOf, setDeviceCookie } from './known-sign-ins.js';
import { SignInService } from './sign-in.service.js';

@Controller('api/admin')
export class SignInController {
  constructor(private readonly sessions: SignInService) {}

  @Access('public')
  @Answers(LoginAnswer)
  @Post('login')
  @HttpCode(200)
  async login(
    @Body() body: LoginRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginAnswer> {
    const { answer, device } = await this.sessions.login(body, {
      ...giverOf(request),
      userAgent: request.headers['user-agent'] ?? null,
      earlierSessionId: presentedSession(request)?.sessionId ?? null,
    });
    setSessionCookie(request, reply, answer.sessionId);
    setDeviceCookie(request, reply, device);
    void reply.header('cache-control', 'no-store');
    return answer;
  }

  @Access('staff')
  @Answers(SessionAnswer)
  @Get('verify-session')
  verify(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): SessionAnswer {
    void reply.header('cache-control', 'no-store');
    return this.sessions.verify(sessionOf(request));
  }

  @Access('staff')
  @Answers(LogoutAnswer)
  @Post('logout')
  @HttpCode(200)
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<LogoutAnswer> {
    await this.sessions.logout(sessionOf(request));
    clearSessionCookie(request, reply);
    void reply.header('cache-control', 'no-store');
    return { success: true };
  }
}
