import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { StaffUser } from '@larder/contracts';
import type { Role } from '@larder/kernel';
import type { DataSource } from 'typeorm';

export interface StaffAccount {
  user: StaffUser;
  passwordHash: string;
}

interface AccountRow {
  id: string;
  username: string;
  role: Role;
  created_at: Date;
  password_hash: string;
}

@Injectable()
export class StaffUserRepository {
  private readonly dataSource: DataSource;

  constructor(@InjectDataSource() dataSource: DataSource) {
    this.dataSource = dataSource;
  }

  async findByUsername(username: string): Promise<StaffAccount | null> {
    const rows: AccountRow[] = await this.dataSource.query(
      `SELECT id, username, role, created_at, password_hash FROM identity.staff_user
        WHERE lower(normalize(username, NFKC)) = lower(normalize($1, NFKC))`,
      [username],
    );
    const [row] = rows;
    if (!row) return null;
    const { id, role } = row;
    return {
      user: { id, username: row.username, role, createdAt: row.created_at.toISOString() },
      passwordHash: row.password_hash,
    };
  }
}
