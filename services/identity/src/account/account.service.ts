import type { OpenSession, OwnPassword, PasswordChange } from '@larder/contracts';
import { notFound, Refusal, type Language } from '@larder/kernel';
import { Transactions, type StaffSession } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { OpenSessionsService } from '../sessions/open-sessions.service.js';
import { StaffSessionsService } from '../sessions/staff-sessions.service.js';
import { KnownSignIns, type PasswordGiver } from '../sign-in/known-sign-ins.js';
import { PasswordCheck } from '../sign-in/password-check.js';
import { isChainAdmin, userState } from '../users/change-user.js';
import { UsersService, type StaffAccount } from '../users/users.service.js';

@Injectable()
export class AccountService {
  constructor(
    private readonly openSessions: OpenSessionsService,
    private readonly sessions: StaffSessionsService,
    private readonly users: UsersService,
    private readonly passwords: PasswordCheck,
    private readonly known: KnownSignIns,
    private readonly transactions: Transactions,
  ) {}

  async list(by: StaffSession): Promise<OpenSession[]> {
    return await this.openSessions.list(reachOf(by), by.sessionHash);
  }

  async end(id: string, by: StaffSession): Promise<number> {
    return await this.transactions.run(async ({ manager, announce }) => {
      const owner = await this.openSessions.end(manager, id, reachOf(by));
      if (!owner) throw notFound('Session');
      const before = { username: owner.username };
      announce({ type: 'session.revoked', subject: `user:${owner.id}`, before });
      return 1;
    });
  }

  async invalidate(password: string, by: StaffSession, giver: PasswordGiver): Promise<number> {
    await this.prove(by, password, giver);
    return await this.transactions.run(async ({ manager, announce }) => {
      const count = await this.openSessions.endAllBut(manager, by.sessionHash);
      const subject = `user:${by.user.id}`;
      announce({ type: 'sessions.invalidated', subject, after: { count } });
      return count;
    });
  }

  /** @returns the browser's new token: a new password forgets every known browser and network. */
  async changePassword(change: PasswordChange, by: StaffSession, giver: PasswordGiver): Promise<string> {
    const { currentPassword, newPassword } = change;
    if (newPassword === '') throw new Refusal('invalid', 'The new password is required.');
    const account = await this.prove(by, currentPassword, giver);
    if (newPassword === currentPassword) {
      throw new Refusal('invalid', 'The new password is the same as the current one.');
    }
    const passwordHash = await this.users.hashNew(newPassword);
    return await this.transactions.run(async ({ manager, announce }) => {
      const user = await this.users.replacePassword(manager, by.user.id, account.passwordHash, passwordHash);
      if (!user) throw new Refusal('conflict', 'Somebody else has changed this account in the meantime.');
      await this.sessions.closeAllOf(manager, by.user.id, by.sessionHash);
      const before = userState(user);
      const after = { ...before, passwordChanged: true };
      announce({ type: 'user.updated', subject: `user:${by.user.id}`, before, after });
      return await this.known.remember(manager, by.user.id, giver);
    });
  }

  async ownPassword({ user }: StaffSession): Promise<OwnPassword> {
    return await this.users.ownPassword(user.id);
  }

  /** Logs no event, because a preference does not concern others. */
  async chooseLanguage({ user }: StaffSession, language: Language): Promise<void> {
    await this.users.setLanguage(user.id, language);
  }

  private async prove({ user }: StaffSession, password: string, giver: PasswordGiver): Promise<StaffAccount> {
    const account = await this.passwords.check(user.username, password, giver);
    if (!account) throw new Refusal('invalid', 'Your current password is wrong.');
    return account;
  }
}

function reachOf({ user }: StaffSession): string | null {
  return isChainAdmin(user) ? null : user.id;
}
