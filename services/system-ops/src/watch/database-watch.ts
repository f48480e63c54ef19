import { isoInstant } from '@larder/platform';
import pTimeout from 'p-timeout';
import type { DataSource } from 'typeorm';
import { IS_LEASE_OVER, REHEARSALS } from '../backups/backup.entities.js';
import { STATED_STORES } from '../stores/store-names.js';

export interface DatabaseReading {
  /** Milliseconds; null without an answer. */
  answeredMs: number | null;
  /** Percent, 0–100; the last known value while PostgreSQL is down. */
  cacheHitRate: number;
  /** In bytes; the last known value while PostgreSQL is down. */
  size: number;
  /** Discount codes that were wrong or refused within the last ten minutes, from events; the last known number. */
  wrongCodes: number;
  /** The newest backup whose rehearsal passed; null while there is none. */
  lastBackup: string | null;
  /** Hours since the last backup, or since backups were set up. */
  hoursWithoutBackup: number | null;
  /** Whether the rehearsal of the newest backup failed, or never ended. */
  hasRehearsalFailed: boolean;
  /** Null before the first order. */
  lastOrderAt: string | null;
  /** The time zone of the default store. */
  timeZone: string;
  /** Whether no open store takes orders now. */
  isOrderingPaused: boolean;
}

/** SQL: whether no rehearsal of a backup is running or will be started (BackupRepository.claimRehearsal). */
const HAS_GIVEN_UP = `rehearsals_begun >= ${REHEARSALS} AND ${IS_LEASE_OVER}`;

const TIMEOUT_MS = 2_500;
const SIZE_EVERY_MS = 10_000;

export class DatabaseWatch {
  private known: Omit<DatabaseReading, 'answeredMs'> = {
    cacheHitRate: 100,
    size: 0,
    wrongCodes: 0,
    lastBackup: null,
    hoursWithoutBackup: null,
    hasRehearsalFailed: false,
    lastOrderAt: null,
    timeZone: 'UTC',
    isOrderingPaused: false,
  };
  private asking: Promise<number | null> | undefined;
  private rareAt = 0;

  constructor(private readonly dataSource: DataSource) {}

  async readDatabase(): Promise<DatabaseReading> {
    // One query at a time, even while the database hangs.
    this.asking ??= this.ask().finally(() => (this.asking = undefined));
    const answeredMs = await pTimeout(this.asking, { milliseconds: TIMEOUT_MS, fallback: () => null });
    return { answeredMs, ...this.known };
  }

  private async ask(): Promise<number | null> {
    try {
      const start = performance.now();
      const rows: { rate: number | null }[] = await this.dataSource.query(
        `SELECT 100.0 * blks_hit::float8 / nullif(blks_hit + blks_read, 0) AS rate
           FROM pg_stat_database WHERE datname = current_database()`,
      );
      const answeredMs = performance.now() - start;
      this.known = { ...this.known, cacheHitRate: Math.round((rows[0]?.rate ?? 100) * 10) / 10 };
      if (start >= this.rareAt) {
        this.rareAt = start + SIZE_EVERY_MS;
        // These tables may be locked while PostgreSQL answers.
        this.known = { ...this.known, ...(await this.askRarely().catch(() => ({}))) };
      }
      return answeredMs;
    } catch {
      return null;
    }
  }

  private async askRarely(): Promise<Partial<DatabaseReading>> {
    const rows: Partial<DatabaseReading>[] = await this.dataSource.query(
      `SELECT pg_database_size(current_database()) AS size,
              (SELECT coalesce(sum((after->>'count')::bigint + coalesce((after->>'throttled')::bigint, 0)), 0)::bigint
                 FROM (SELECT after, occurred_at FROM restaurant_orders.event_log
                        WHERE type = 'discount-code.refused' ORDER BY number DESC LIMIT 5000) AS refused
                WHERE occurred_at > now() - interval '10 minutes') AS "wrongCodes",
              ${isoInstant('newest.at')} AS "lastBackup",
              (SELECT greatest(0, extract(epoch FROM now() - coalesce(newest.at, since))::float8 / 3600)
                 FROM system_ops.backup_schedule) AS "hoursWithoutBackup",
              coalesce((SELECT NOT coalesce(rehearsal_passed, false) FROM system_ops.backup
                         WHERE rehearsed_at IS NOT NULL OR ${HAS_GIVEN_UP}
                         ORDER BY created_at > now(), created_at DESC LIMIT 1), false) AS "hasRehearsalFailed",
              (SELECT ${isoInstant('occurred_at')} FROM restaurant_orders.event_log
                WHERE type = 'restaurant-order.created' ORDER BY number DESC LIMIT 1) AS "lastOrderAt",
              coalesce((SELECT time_zone FROM system_ops.store_copy WHERE is_default LIMIT 1), 'UTC') AS "timeZone",
              NOT EXISTS (SELECT FROM ${STATED_STORES}
                           WHERE c.active IS NOT FALSE AND (own.after->>'status' IS DISTINCT FROM 'paused'
                             OR (own.after->>'pausedUntil')::timestamptz <= now())) AS "isOrderingPaused"
         FROM (SELECT max(created_at) AS at FROM system_ops.backup
                WHERE rehearsal_passed AND created_at <= now()) AS newest`,
    );
    return rows[0] ?? {};
  }
}
