import { isTransient } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

/** The newest backup that passed a rehearsal. Never cached, because staff check it right after making one. */
@Injectable()
export class LastBackup {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @param known the last answer, used without PostgreSQL. */
  async at(known: string | null): Promise<string | null> {
    try {
      const rows: { at: Date | null }[] = await this.dataSource.query(
        'SELECT max(created_at) AS at FROM system_ops.backup WHERE rehearsal_passed AND created_at <= now()',
      );
      return rows[0]?.at?.toISOString() ?? null;
    } catch (error) {
      if (isTransient(error)) return known;
      throw error;
    }
  }
}
