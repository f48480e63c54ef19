import type { DataSource } from 'typeorm';
import { sqlStateOf } from '../database/transient-error.js';
import type { JobQueueSource } from './figure-source.js';

const UNIQUE_VIOLATION = '23505';

/** Queues a failed job again: it is picked up within seconds. Other jobs are left unchanged. */
export async function retryJob(dataSource: DataSource, { table, again }: JobQueueSource, id: string): Promise<void> {
  if (again === null) return;
  try {
    await dataSource.query(
      `UPDATE ${table} SET state = 'queued', attempts = 0, error = NULL, lease_token = NULL, lease_until = NULL,
              created_at = now() ${again === undefined ? '' : `, ${again}`}
        WHERE id = $1 AND state = 'failed'`,
      [id],
    );
  } catch (error) {
    if (sqlStateOf(error) !== UNIQUE_VIOLATION) throw error;
    // The same job was requested again in the meantime, and replaces the failed one.
    await dataSource.query(`DELETE FROM ${table} WHERE id = $1 AND state = 'failed'`, [id]);
  }
}
