import { Injectable } from '@nestjs/common';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { UsersService, type StaffAccount } from '../users/users.service.js';
import type { PasswordGiver } from './known-sign-ins.js';
import { LoginBudget } from './login-budget.js';
import { LoginRefusals } from './login-refusals.js';

/** Checks passwords with one budget, for signing in and for every later check. */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly users: UsersService,
    private readonly hasher: PasswordHasher,
    private readonly budget: LoginBudget,
    private readonly refusals: LoginRefusals,
  ) {}

  /** @returns null for an unknown name and a wrong password alike, after the same time. @throws Refusal `too_many` */
  async check(given: string, password: string, giver: PasswordGiver): Promise<StaffAccount | null> {
    const username = given.trim();
    const tried = await this.budget.take(username, giver);
    const account = await this.accountWith(username, password).catch(async (error: unknown) => {
      // A refused attempt that checked no password is refunded.
      await this.budget.giveBack(tried);
      throw error;
    });
    if (account) await this.budget.payBack(tried);
    else {
      await this.budget.failed(tried);
      await this.refusals.count(username, giver.address);
    }
    return account;
  }

  private async accountWith(username: string, password: string): Promise<StaffAccount | null> {
    const account = await this.users.findAccount(username);
    const fits = await this.hasher.matches(password, account?.passwordHash ?? null);
    return fits ? account : null;
  }
}
