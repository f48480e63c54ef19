import { dayIn } from '@larder/kernel';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

@Injectable()
export class StoreCalendar {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async timeZone(): Promise<string> {
    const rows: { timeZone: string }[] = await this.dataSource.query(
      `SELECT time_zone AS "timeZone" FROM discounts_rebates.store_zone ORDER BY is_default DESC, store_id LIMIT 1`,
    );
    // A chain without stores has no purchases, so any zone will do.
    return rows[0]?.timeZone ?? 'UTC';
  }

  async today(now: Date): Promise<string> {
    return dayIn(now, await this.timeZone());
  }
}
