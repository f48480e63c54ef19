import type { StaffUser } from '@larder/contracts';
import { LIMITS, type Role } from '@larder/kernel';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';

export interface StaffAccount {
  user: StaffUser;
  passwordHash: string;
}

interface UserRow {
  id: string;
  username: string;
  role: Role;
  created_at: Date;
}

interface AccountRow extends UserRow {
  password_hash: string;
}

const COLUMNS = 'id, username, role, created_at';

@Injectable()
export class StaffUserRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async findByUsername(username: string): Promise<StaffAccount | null> {
    const rows: AccountRow[] = await this.dataSource.query(
      `SELECT ${COLUMNS}, password_hash FROM identity.staff_user
        WHERE lower(normalize(username, NFKC)) = lower(normalize($1, NFKC))`,
      [username],
    );
    const [row] = rows;
    return row ? { user: staffUser(row), passwordHash: row.password_hash } : null;
  }

  /** Everybody, the longest-serving first. */
  async all(): Promise<StaffUser[]> {
    const rows: UserRow[] = await this.dataSource.query(
      `SELECT ${COLUMNS} FROM identity.staff_user ORDER BY created_at, id LIMIT ${LIMITS.users}`,
    );
    return rows.map(staffUser);
  }

  async count(manager: EntityManager): Promise<number> {
    const [row]: { count: number }[] = await manager.query('SELECT count(*) AS count FROM identity.staff_user');
    return row?.count ?? 0;
  }

  /** Null when somebody has that name, or one that differs only in case or width. */
  async insert(
    manager: EntityManager,
    { username, role, passwordHash }: { username: string; role: Role; passwordHash: string },
  ): Promise<StaffUser | null> {
    const rows: UserRow[] = await manager.query(
      `INSERT INTO identity.staff_user (username, role, password_hash) VALUES ($1, $2, $3)
       ON CONFLICT DO NOTHING RETURNING ${COLUMNS}`,
      [username, role, passwordHash],
    );
    return rows[0] ? staffUser(rows[0]) : null;
  }

  /**
   * Locks every administrator of the whole chain, then the user. Two administrators who demote each other at the same time
   * wait here for one another, and the second one sees what the first has done.
   */
  async lockForChange(manager: EntityManager, id: string): Promise<{ user: StaffUser | null; otherAdmins: number }> {
    const admins: { id: string }[] = await manager.query(
      `SELECT id FROM identity.staff_user WHERE role = 'admin' AND store_ids IS NULL ORDER BY id FOR UPDATE`,
    );
    const rows: UserRow[] = await manager.query(`SELECT ${COLUMNS} FROM identity.staff_user WHERE id = $1 FOR UPDATE`, [
      id,
    ]);
    return {
      user: rows[0] ? staffUser(rows[0]) : null,
      otherAdmins: admins.filter((admin) => admin.id !== id).length,
    };
  }

  async update(
    manager: EntityManager,
    id: string,
    { role, passwordHash }: { role: Role; passwordHash: string | null },
  ): Promise<void> {
    await manager.query(
      'UPDATE identity.staff_user SET role = $2, password_hash = coalesce($3, password_hash) WHERE id = $1',
      [id, role, passwordHash],
    );
  }

  /** The user's sessions go with the row. */
  async delete(manager: EntityManager, id: string): Promise<void> {
    await manager.query('DELETE FROM identity.staff_user WHERE id = $1', [id]);
  }

  /** @returns false when the password is no longer the one that was looked at. */
  async replacePassword(manager: EntityManager, id: string, from: string, to: string): Promise<boolean> {
    const [, changed] = (await manager.query(
      'UPDATE identity.staff_user SET password_hash = $3 WHERE id = $1 AND password_hash = $2',
      [id, from, to],
    )) as [unknown[], number];
    return changed > 0;
  }
}

function staffUser({ id, username, role, created_at }: UserRow): StaffUser {
  return { id, username, role, createdAt: created_at.toISOString() };
}
