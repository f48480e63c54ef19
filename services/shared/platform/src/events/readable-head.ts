import { setTimeout as pause } from 'node:timers/promises';
import { schemaOf, type ServiceName } from '@larder/contracts';
import type { DataSource } from 'typeorm';
import { LOCK_NOT_AVAILABLE, sqlStateOf } from '../database/transient-error.js';
import { producerLock } from './producer-lock.js';

/** The highest number in a log right now. Lower ones may still be on their way: good for "is there anything new?" only. */
export async function highestNumber(dataSource: DataSource, producer: ServiceName): Promise<number> {
  const rows: { head: number }[] = await dataSource.query(
    `SELECT coalesce(max(number), 0) AS head FROM ${schemaOf(producer)}.event_log`,
  );
  return rows[0]?.head ?? 0;
}

/**
 * How far a log may be read: every number up to the answer is committed or will never exist.
 *
 * Two statements, each with a snapshot of its own: taking the lock alone waits for every transaction that has a number
 * but has not ended; the maximum is read after that. The lock goes with the commit, so appenders wait for one read only.
 */
export async function readableHead(dataSource: DataSource, producer: ServiceName): Promise<number> {
  return await dataSource.transaction('READ COMMITTED', async (manager) => {
    // New appenders stand in line behind us, so a transaction that is slow to end must not hold us, and them, for long.
    await manager.query(`SET LOCAL lock_timeout = '150ms'`);
    await manager.query('SELECT pg_advisory_xact_lock($1, $2)', producerLock(producer));
    const rows: { head: number }[] = await manager.query(
      `SELECT coalesce(max(number), 0) AS head FROM ${schemaOf(producer)}.event_log`,
    );
    return rows[0]?.head ?? 0;
  });
}

const PATIENT_ATTEMPTS = 5;

/** The same for work that a person waits for: finding the head gives way to changes that take long, and is tried again. */
export async function patientHead(dataSource: DataSource, producer: ServiceName): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await readableHead(dataSource, producer);
    } catch (error) {
      if (attempt === PATIENT_ATTEMPTS || sqlStateOf(error) !== LOCK_NOT_AVAILABLE) throw error;
      await pause(50);
    }
  }
}
