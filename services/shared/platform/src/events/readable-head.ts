import { setTimeout as pause } from 'node:timers/promises';
import { schemaOf, type ServiceName } from '@larder/contracts';
import type { DataSource } from 'typeorm';
import { queryTogether } from '../database/prepared-query.js';
import { LOCK_NOT_AVAILABLE, sqlStateOf } from '../database/transient-error.js';
import { producerLock } from './producer-lock.js';

/**
 * Every number up to the answer is committed or will never exist. Two statements, each with its own snapshot: the lock
 * waits for every open transaction that has a number, then the maximum is read. The lock is released by the commit, so
 * appenders wait for one read only.
 */
export async function readableHead(dataSource: DataSource, producer: ServiceName): Promise<number> {
  const rows = await queryTogether<{ head: number }>(dataSource, [
    // New appenders queue behind this lock, so a slow transaction must not hold it, and them, for long.
    `SET LOCAL lock_timeout = '150ms'`,
    `SELECT pg_advisory_xact_lock(${producerLock(producer).join(', ')})`,
    `SELECT coalesce(max(number), 0) AS head FROM ${schemaOf(producer)}.event_log`,
  ]);
  return rows[0]?.head ?? 0;
}

const PATIENT_ATTEMPTS = 5;

/** Retries when long changes hold the lock, for work that a person waits for. */
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
