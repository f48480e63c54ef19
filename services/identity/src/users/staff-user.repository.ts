import type { ManagedUser, StaffUser } from '@larder/contracts';
import { LIMITS, type Language } from '@larder/kernel';
import { changedRows, isoInstant } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { STAFF_USER, StaffUserEntity } from './staff-user.entity.js';

export interface StaffAccount {
  user: StaffUser;
  passwordHash: string;
  language: Language | null;
}

const LOCK_ADMINS = `SELECT id FROM identity.staff_user WHERE role = 'admin' AND store_ids IS NULL ORDER BY id FOR UPDATE`;

@Injectable()
export class StaffUserRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async findByUsername(username: string): Promise<StaffAccount | null> {
    const rows: (StaffUser & Omit<StaffAccount, 'user'>)[] = await this.dataSource.query(
      `SELECT ${STAFF_USER.without('version').columns()}, password_hash AS "passwordHash", language FROM identity.staff_user
        WHERE lower(normalize(username, NFKC)) = lower(normalize($1, NFKC))`,
      [username],
    );
    if (!rows[0]) return null;
    const { passwordHash, language, ...user } = rows[0];
    return { user, passwordHash, language };
  }

  async passwordChangedAt(id: string): Promise<string | null> {
    const [row] = await this.dataSource.query<{ at: string }[]>(
      `SELECT ${isoInstant('password_changed_at')} AS at FROM identity.staff_user WHERE id = $1`,
      [id],
    );
    return row?.at ?? null;
  }

  async all(): Promise<ManagedUser[]> {
    return await this.dataSource.query(
      `SELECT ${STAFF_USER.columns()} FROM identity.staff_user ORDER BY created_at, id LIMIT ${LIMITS.users}`,
    );
  }

  /** Takes a lock, so that users are added one after the other. */
  async count(manager: EntityManager): Promise<number> {
    await manager.query(LOCK_ADMINS);
    return await manager.count(StaffUserEntity);
  }

  /** Reads catalog's log, which has a store as soon as it is created. Stores are closed, never deleted. */
  async areStores(manager: EntityManager, ids: readonly string[]): Promise<boolean> {
    const [found] = await manager.query<{ count: number }[]>(
      `SELECT count(DISTINCT subject)::int AS count FROM catalog.event_log
        WHERE type = 'store.created' AND subject = ANY($1)`,
      [ids.map((id) => `store:${id}`)],
    );
    return found?.count === ids.length;
  }

  /** The hash is null once the password has changed: a retry must not tell whether it knows the present one. */
  async withFirstPassword(
    manager: EntityManager,
    id: string,
  ): Promise<{ user: ManagedUser; firstPasswordHash: string | null } | null> {
    const rows: (ManagedUser & { firstPasswordHash: string | null })[] = await manager.query(
      `SELECT ${STAFF_USER.columns()}, CASE WHEN password_changed_at = created_at THEN password_hash END AS "firstPasswordHash"
         FROM identity.staff_user WHERE id = $1`,
      [id],
    );
    if (!rows[0]) return null;
    const { firstPasswordHash, ...user } = rows[0];
    return { user, firstPasswordHash };
  }

  /** @returns null when the name is taken, ignoring case and width. */
  async insert(
    manager: EntityManager,
    { id, username, role, storeIds }: Pick<StaffUser, 'id' | 'username' | 'role' | 'storeIds'>,
    passwordHash: string,
  ): Promise<ManagedUser | null> {
    const rows: ManagedUser[] = await manager.query(
      `INSERT INTO identity.staff_user (id, username, role, store_ids, password_hash) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT DO NOTHING RETURNING ${STAFF_USER.columns()}`,
      [id, username, role, storeIds, passwordHash],
    );
    return rows[0] ?? null;
  }

  /** Locks every administrator of the chain first, so that two who demote each other run one after the other. */
  async lockForChange(manager: EntityManager, id: string): Promise<{ user: ManagedUser | null; otherAdmins: number }> {
    const admins: { id: string }[] = await manager.query(LOCK_ADMINS);
    const rows: ManagedUser[] = await manager.query(
      `SELECT ${STAFF_USER.columns()} FROM identity.staff_user WHERE id = $1 FOR UPDATE`,
      [id],
    );
    return { user: rows[0] ?? null, otherAdmins: admins.filter((admin) => admin.id !== id).length };
  }

  async update(
    manager: EntityManager,
    { id, role, storeIds, version }: ManagedUser,
    passwordHash: string | null,
  ): Promise<void> {
    const changed = { role, storeIds, version, ...(passwordHash === null ? {} : { passwordHash }) };
    await manager.update(StaffUserEntity, { id }, changed);
  }

  async setLanguage(id: string, language: Language): Promise<void> {
    await this.dataSource.manager.update(StaffUserEntity, { id }, { language });
  }

  async delete(manager: EntityManager, id: string): Promise<void> {
    await manager.delete(StaffUserEntity, { id });
  }

  /** @returns the user, or null when the password has changed in the meantime. */
  async replacePassword(manager: EntityManager, id: string, from: string, to: string): Promise<StaffUser | null> {
    const sql = `UPDATE identity.staff_user SET password_hash = $3 WHERE id = $1 AND password_hash = $2 RETURNING ${STAFF_USER.columns()}`;
    return (await changedRows<StaffUser>(manager, sql, [id, from, to]))[0] ?? null;
  }
}
