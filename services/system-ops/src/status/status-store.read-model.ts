import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import pTimeout from 'p-timeout';
import type { DataSource } from 'typeorm';
import { STATED_STORES } from '../stores/store-names.js';
import type { StatusStore } from './public-status.js';

const TIMEOUT_MS = 1_000;

/** Reads the store's newest event each time, so that a pause shows at once. */
@Injectable()
export class StatusStoreReadModel {
  private last: StatusStore | null = null;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The last known store while PostgreSQL is down; null before there is one. */
  async read(isDatabaseThere: boolean): Promise<StatusStore | null> {
    if (!isDatabaseThere) return this.last;
    const asked: Promise<{ after: StatusStore }[] | null> = this.dataSource
      .query(`SELECT after FROM ${STATED_STORES} WHERE is_default`)
      .catch(() => null);
    const rows = await pTimeout(asked, { milliseconds: TIMEOUT_MS, fallback: () => null });
    if (rows) this.last = rows[0]?.after ?? null;
    return this.last;
  }
}
