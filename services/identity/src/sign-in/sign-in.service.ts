import { randomBytes } from 'node:crypto';
import type { LoginAnswer, LoginRequest, SessionAnswer } from '@larder/contracts';
import { isStorableText, LIMITS, Refusal } from '@larder/kernel';
import {
  currentRequest,
  hashSessionId,
  makeCsrfToken,
  Transactions,
  type StaffSession,
  type Transaction,
} from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { StaffSessionsService } from '../sessions/staff-sessions.service.js';
import { KnownSignIns, type PasswordGiver } from './known-sign-ins.js';
import { PasswordCheck } from './password-check.js';

/** Idle sessions end after this time, all sessions after their lifetime. */
const IDLE_MINUTES = 30;
const LIFE_HOURS = 12;

export interface Browser extends PasswordGiver {
  userAgent: string | null;
  /** The browser's earlier session, which the new one replaces. */
  earlierSessionId: string | null;
}

@Injectable()
export class SignInService {
  constructor(
    private readonly sessions: StaffSessionsService,
    private readonly passwords: PasswordCheck,
    private readonly known: KnownSignIns,
    private readonly transactions: Transactions,
  ) {}

  /** @returns the answer, and the browser's token. */
  async login(
    { username, password }: LoginRequest,
    browser: Browser,
  ): Promise<{ answer: LoginAnswer; device: string }> {
    if (username.trim() === '' || password === '') throw new Refusal('invalid', 'Username and password are required.');
    const account = await this.passwords.check(username, password, browser);
    if (!account) throw invalidCredentials();
    const { user, passwordHash, language } = account;
    const { address, userAgent, earlierSessionId } = browser;
    // Always a new id: an id sent with the request could have been planted.
    const sessionId = randomBytes(32).toString('base64url');
    const csrfSecret = randomBytes(32);
    const request = currentRequest();
    if (request) request.actor = { id: user.id, username: user.username, role: user.role };
    const device = await this.transactions.run(async (transaction) => {
      const { manager, announce } = transaction;
      // Locks the user before any session, as a change of the password does.
      const opened = await this.sessions.open(manager, {
        idHash: hashSessionId(sessionId),
        userId: user.id,
        passwordHash,
        csrfSecret,
        address,
        userAgent: userAgent === null ? null : storable(userAgent),
        idleMinutes: IDLE_MINUTES,
        lifeHours: LIFE_HOURS,
      });
      if (!opened) throw invalidCredentials();
      if (earlierSessionId !== null) await this.close(transaction, hashSessionId(earlierSessionId));
      const after = { username: user.username, role: user.role };
      announce({ type: 'session.opened', subject: `user:${user.id}`, after });
      return await this.known.remember(manager, user.id, browser);
    });
    return { answer: { success: true, user, sessionId, csrfToken: makeCsrfToken(csrfSecret), language }, device };
  }

  verify({ user, csrfSecret }: StaffSession): SessionAnswer {
    return { success: true, user, csrfToken: makeCsrfToken(csrfSecret) };
  }

  async logout({ sessionHash }: StaffSession): Promise<void> {
    await this.transactions.run(async (transaction) => this.close(transaction, sessionHash));
  }

  private async close({ manager, announce }: Transaction, sessionHash: Buffer): Promise<void> {
    const owner = await this.sessions.close(manager, sessionHash);
    if (!owner) return;
    const before = { username: owner.username };
    announce({ type: 'session.closed', subject: `user:${owner.id}`, before });
  }
}

const invalidCredentials = (): Refusal => new Refusal('unauthenticated', 'Invalid username or password');

function storable(text: string): string | null {
  const cut = text.slice(0, LIMITS.userAgent);
  return isStorableText(cut) ? cut : null;
}
