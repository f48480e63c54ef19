import type { RecordCounts, ServiceName } from '@larder/contracts';
import { isTransient, recordCountsOf, shareRuns, sqlStateOf } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import pTimeout from 'p-timeout';
import type { DataSource } from 'typeorm';

const COUNTED: readonly ServiceName[] = ['identity', 'catalog', 'restaurant-orders', 'discounts-rebates'];

/** The time limit: a restore locks the tables, and millions of rows take longer to count. */
const PATIENCE_MS = 1_000;

const UNDEFINED_TABLE = '42P01';

@Injectable()
export class RecordCountsNow {
  private known: RecordCounts | undefined;
  private readonly count = shareRuns(async () => this.countAll());

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @param reported the services' counts, used when PostgreSQL is slow or down before anything was counted */
  async countsOr(reported: RecordCounts): Promise<RecordCounts> {
    const before = (): RecordCounts => this.known ?? reported;
    try {
      return await pTimeout(this.count(), { milliseconds: PATIENCE_MS, fallback: before });
    } catch (error) {
      // During an upgrade a schema may not have its view yet.
      if (isTransient(error) || sqlStateOf(error) === UNDEFINED_TABLE) return before();
      throw error;
    }
  }

  private async countAll(): Promise<RecordCounts> {
    const rows: RecordCounts[] = await this.dataSource.query(`SELECT * FROM ${COUNTED.map(recordCountsOf).join(', ')}`);
    this.known = rows[0] ?? {};
    return this.known;
  }
}
