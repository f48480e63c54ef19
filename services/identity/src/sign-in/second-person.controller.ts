import { randomUUID } from 'node:crypto';
import { SecondPerson, SecondPersonAnswer } from '@larder/contracts';
import { Refusal } from '@larder/kernel';
import { Access, Answers, sessionOf, Transactions } from '@larder/platform';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { giverOf } from './known-sign-ins.js';
import { PasswordCheck } from './password-check.js';

@Controller('api/admin/second-person')
export class SecondPersonController {
  constructor(
    private readonly passwords: PasswordCheck,
    private readonly transactions: Transactions,
  ) {}

  /** Opens no session: it logs an event, which the working service looks up; the audit trail has both names. */
  @Access('store-admin', { byRow: true })
  @Answers(SecondPersonAnswer)
  @Post()
  @HttpCode(200)
  async confirm(
    @Body() { username, password, about }: SecondPerson,
    @Req() request: FastifyRequest,
  ): Promise<SecondPersonAnswer> {
    const caller = sessionOf(request).user;
    const account = await this.passwords.check(username, password, giverOf(request));
    if (!account) throw new Refusal('invalid', 'Invalid username or password');
    const { user } = account;
    if (user.id === caller.id) throw new Refusal('invalid', 'The second person must be somebody else.');
    if (user.role !== 'admin') throw new Refusal('invalid', 'The second person must be an administrator.');
    const confirmation = randomUUID();
    await this.transactions.record({
      type: 'second-person.confirmed',
      subject: `confirmation:${confirmation}`,
      after: { userId: user.id, username: user.username, role: user.role, storeIds: user.storeIds, about },
    });
    return { confirmation, username: user.username };
  }
}
