import type { EventType } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import pTimeout from 'p-timeout';
import type { DataSource } from 'typeorm';
import type { StatusStore } from './public-status.js';

const TIMEOUT_MS = 1_000;

const newest = (type: EventType): string => `(SELECT number, after FROM catalog.event_log
  WHERE type = '${type}' AND after ->> 'isDefault' = 'true' ORDER BY number DESC LIMIT 1)`;

/** Each half is a single step in the log's index by type. */
const NEWEST = `SELECT after FROM (${newest('store.created')} UNION ALL ${newest('store.updated')}) AS stated
  ORDER BY number DESC LIMIT 1`;

/** Reads the log each time, so that a pause shows at once. */
@Injectable()
export class StatusStoreReadModel {
  private last: StatusStore | null = null;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The last known store while PostgreSQL is down; null before there is one. */
  async read(isDatabaseThere: boolean): Promise<StatusStore | null> {
    if (!isDatabaseThere) return this.last;
    const asked: Promise<{ after: StatusStore }[] | null> = this.dataSource.query(NEWEST).catch(() => null);
    const rows = await pTimeout(asked, { milliseconds: TIMEOUT_MS, fallback: () => null });
    if (rows) this.last = rows[0]?.after ?? null;
    return this.last;
  }
}
