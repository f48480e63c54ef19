import { isDeepStrictEqual } from 'node:util';
import type { ManagedUser, NewUser, OwnPassword, StaffUser, UserUpdate } from '@larder/contracts';
import { LIMITS, Refusal, notFound, type Language } from '@larder/kernel';
import { addedBefore, idOfCreation, Transactions, type StaffSession } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { PasswordRuleService } from '../passwords/password-rule.service.js';
import { StaffSessionsService } from '../sessions/staff-sessions.service.js';
import { changeUser, isChainAdmin, storesOf, userState } from './change-user.js';
import { StaffUserRepository, type StaffAccount } from './staff-user.repository.js';
export type { StaffAccount };

@Injectable()
export class UsersService {
  constructor(
    private readonly users: StaffUserRepository,
    private readonly sessions: StaffSessionsService,
    private readonly hasher: PasswordHasher,
    private readonly rule: PasswordRuleService,
    private readonly transactions: Transactions,
  ) {}

  /** Finds an account by name, ignoring case and width. */
  async findAccount(username: string): Promise<StaffAccount | null> {
    return await this.users.findByUsername(username);
  }

  /** @returns the user, or null when the password has changed in the meantime. */
  async replacePassword(manager: EntityManager, id: string, from: string, to: string): Promise<StaffUser | null> {
    return await this.users.replacePassword(manager, id, from, to);
  }

  /** @throws Refusal `invalid` for a password below the rule for new ones. */
  async hashNew(password: string): Promise<string> {
    await this.rule.check(password);
    return await this.hasher.hash(password);
  }

  async setLanguage(id: string, language: Language): Promise<void> {
    await this.users.setLanguage(id, language);
  }

  async ownPassword(id: string): Promise<OwnPassword> {
    const changedAt = await this.users.passwordChangedAt(id);
    if (changedAt === null) throw userNotFound();
    return { changedAt, rule: await this.rule.read() };
  }

  async list(): Promise<ManagedUser[]> {
    return await this.users.all();
  }

  /** @param key with which every attempt of one person creates the same user */
  async create(
    { username: given, password, role = 'read-only', storeIds }: NewUser,
    key: string | null,
  ): Promise<ManagedUser> {
    const username = given.trim();
    if (username === '') throw new Refusal('invalid', 'Username is required');
    if (/[\p{Cc}\p{Cf}]/u.test(username))
      throw new Refusal('invalid', 'A username must not have invisible characters.');
    if (password === '') throw new Refusal('invalid', 'Password is required for new users');
    const passwordHash = await this.hashNew(password);
    const draft = { id: idOfCreation(key), username, role, storeIds: storesOf(storeIds) };
    const { user, earlier } = await this.transactions.run(async ({ manager, announce }) => {
      const users = await this.users.count(manager);
      const found = key === null ? null : await this.users.withFirstPassword(manager, draft.id);
      if (found) return { user: found.user, earlier: found };
      if (users >= LIMITS.users) throw new Refusal('conflict', 'The maximum number of users is reached.');
      await this.requireStores(manager, storeIds);
      const created = await this.users.insert(manager, draft, passwordHash);
      if (!created) throw new Refusal('conflict', 'A user with this name exists already.');
      announce({ type: 'user.created', subject: `user:${created.id}`, after: userState(created) });
      return { user: created, earlier: null };
    });
    // Outside the transaction: comparing passwords takes tens of milliseconds.
    const isAsSent =
      earlier === null ||
      (isDeepStrictEqual(userState(user), userState(draft)) &&
        (await this.hasher.matches(password, earlier.firstPasswordHash)));
    if (!isAsSent) throw addedBefore(user);
    return user;
  }

  async update(id: string, update: UserUpdate, by: StaffSession): Promise<ManagedUser> {
    // Outside the transaction: hashing takes tens of milliseconds.
    const passwordHash = update.password ? await this.hashNew(update.password) : null;
    return await this.transactions.run(async ({ manager, announce }) => {
      const { user, otherAdmins } = await this.users.lockForChange(manager, id);
      if (!user) throw userNotFound();
      await this.requireStores(manager, update.storeIds);
      const change = changeUser(user, update, otherAdmins);
      if (change.kind === 'locked-name') throw new Refusal('invalid', 'A username cannot be changed.');
      if (change.kind === 'last-admin') throw lastAdmin();
      if (change.kind === 'same') return user;
      if (update.version !== undefined && update.version !== user.version) throw userChangedMeanwhile(user);
      const after = Object.assign({}, user, change.reach, { version: user.version + 1 });
      await this.users.update(manager, after, passwordHash);
      await this.sessions.closeAllOf(manager, id, change.sessions === 'others end' ? by.sessionHash : null);
      announce({
        type: 'user.updated',
        subject: `user:${id}`,
        before: userState(user),
        after: { ...userState(after), passwordChanged: change.newPassword !== null },
      });
      return after;
    });
  }

  async delete(id: string, by: StaffSession): Promise<void> {
    if (id === by.user.id) throw new Refusal('invalid', 'Cannot delete your own account');
    await this.transactions.run(async ({ manager, announce }) => {
      const { user, otherAdmins } = await this.users.lockForChange(manager, id);
      if (!user) throw userNotFound();
      if (isChainAdmin(user) && otherAdmins === 0) throw lastAdmin();
      await this.users.delete(manager, id);
      announce({ type: 'user.deleted', subject: `user:${id}`, before: userState(user) });
    });
  }

  private async requireStores(manager: EntityManager, ids: NewUser['storeIds']): Promise<void> {
    if (ids && !(await this.users.areStores(manager, ids))) throw noSuchStore();
  }
}

const userNotFound = (): Refusal => notFound('User');

const noSuchStore = (): Refusal => new Refusal('invalid', 'There is no such store.');

const userChangedMeanwhile = (current: ManagedUser): Refusal =>
  new Refusal('conflict', 'Somebody else has changed this account in the meantime.', { details: { current } });

const lastAdmin = (): Refusal =>
  new Refusal('conflict', 'This is the last administrator of all stores. Make another user one first.');
