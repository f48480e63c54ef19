import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { LoginAnswer, LoginRequest, SessionAnswer } from '@larder/contracts';
import { Refusal } from '@larder/kernel';
import { currentRequest, hashSessionId, makeCsrfToken, Transactions, type StaffSession } from '@larder/platform';
import { LoginBudget } from '../login-budget/login-budget.js';
import { LoginRefusals } from '../login-budget/login-refusals.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { StaffUserRepository, type StaffAccount } from '../users/staff-user.repository.js';
import { SessionRepository } from './session.repository.js';

/** A session ends after so long without a request, and after so long in any case. */
const IDLE_MINUTES = 30;
const LIFE_HOURS = 12;

@Injectable()
export class SessionsService {
  private readonly users: StaffUserRepository;
  private readonly sessions: SessionRepository;
  private readonly hasher: PasswordHasher;
  private readonly budget: LoginBudget;
  private readonly refusals: LoginRefusals;
  private readonly transactions: Transactions;

  constructor(
    users: StaffUserRepository,
    sessions: SessionRepository,
    hasher: PasswordHasher,
    budget: LoginBudget,
    refusals: LoginRefusals,
    transactions: Transactions,
  ) {
    this.users = users;
    this.sessions = sessions;
    this.hasher = hasher;
    this.budget = budget;
    this.refusals = refusals;
    this.transactions = transactions;
  }

  async login({ username, password }: LoginRequest, address: string): Promise<LoginAnswer> {
    const tried = await this.budget.take(username, address);
    const account = await this.accountWith(username, password).catch(async (error: unknown) => {
      // Turned away unheard: a try that looked at no password costs nothing.
      await this.budget.giveBack(tried);
      throw error;
    });
    if (!account) {
      await this.refusals.count(username, address);
      throw invalidCredentials();
    }
    await this.budget.payBack(tried);
    return await this.open(account, address);
  }

  private async accountWith(username: string, password: string): Promise<StaffAccount | null> {
    const account = await this.users.findByUsername(username);
    const fits = await this.hasher.matches(password, account?.passwordHash ?? null);
    return fits ? account : null;
  }

  private async open({ user, passwordHash }: StaffAccount, address: string): Promise<LoginAnswer> {
    // Always a new id: one that came with the request could have been planted.
    const sessionId = randomBytes(32).toString('base64url');
    const csrfSecret = randomBytes(32);
    const request = currentRequest();
    if (request) request.actor = { id: user.id, username: user.username };
    await this.transactions.run(async ({ manager, announce }) => {
      const opened = await this.sessions.open(manager, {
        idHash: hashSessionId(sessionId),
        userId: user.id,
        passwordHash,
        csrfSecret,
        address,
        idleMinutes: IDLE_MINUTES,
        lifeHours: LIFE_HOURS,
      });
      if (!opened) throw invalidCredentials();
      const after = { username: user.username, role: user.role };
      announce({ type: 'session.opened', subject: `user:${user.id}`, storeId: null, before: null, after });
    });
    return { success: true, user, sessionId, csrfToken: makeCsrfToken(csrfSecret) };
  }

  verify({ user, csrfSecret }: StaffSession): SessionAnswer {
    return { success: true, user, csrfToken: makeCsrfToken(csrfSecret) };
  }

  async logout({ sessionHash, user }: StaffSession): Promise<void> {
    await this.transactions.run(async ({ manager, announce }) => {
      await this.sessions.close(manager, sessionHash);
      const before = { username: user.username };
      announce({ type: 'session.closed', subject: `user:${user.id}`, storeId: null, before, after: null });
    });
  }
}

const invalidCredentials = (): Refusal => new Refusal('unauthenticated', 'Invalid username or password');
