import { randomBytes } from 'node:crypto';
import type { RestoreDetails, RungEvent, ServiceName } from '@larder/contracts';
import { appendEvents } from '@larder/platform';
import type { Client } from 'pg';
import type { BackupConfig } from '../backup-config.js';
import { openBackup, type SealedBackup } from '../file/backup-reader.js';
import type { Progress } from '../make/backup-maker.js';
import { withOperator } from '../operator-client.js';
import { tablesTreated } from '../table-policy.js';
import { endSessionsOfChanged, staffRows } from './staff-changes.js';
import { Staging } from './staging.js';
import { isUntouched, pauseWrites, swapIn, TURNED_BACK } from './swap.js';

/** Steps of a restore that other parts perform while writes are blocked. */
export interface RestoreSteps {
  progress: Progress;
  /** Drains the logs into the audit trail before they are replaced. */
  witness: () => Promise<void>;
  /** @returns the name of a backup of the current data. */
  restorePoint: () => Promise<string>;
  /** Marks the restore as done, within the transaction; throwing rolls it back. */
  finish: (database: StatementRunner, details: RestoreDetails) => Promise<void>;
}

/** Runs statements within the swap's transaction, with TypeORM's results. */
export interface StatementRunner {
  query<T = unknown>(statement: string, parameters?: unknown[]): Promise<T>;
}

/** Events to ring after the commit. */
export type Rung = readonly (readonly [ServiceName, readonly RungEvent[]])[];

export function stopwatch(): () => number {
  const start = performance.now();
  return () => Math.round(performance.now() - start);
}

const schemaName = (purpose: 'restore' | 'rehearsal'): string => `${purpose}_${randomBytes(8).toString('hex')}`;

/**
 * Loads the backup into a staging schema and checks it; then writes pause, the audit trail catches up, a restore point
 * is made, and one transaction swaps the rows. Interrupted at any point, it leaves the old data or the new.
 * @throws Refusal when the backup does not fit; every error leaves the data unchanged.
 */
export async function restoreBackup(
  config: BackupConfig,
  backup: SealedBackup,
  steps: RestoreSteps,
): Promise<{ details: RestoreDetails; rung: Rung }> {
  const since = stopwatch();
  return await withOperator(config.restoreUrl, 'larder restore', async (client) => {
    const staging = await Staging.create(client, schemaName('restore'), backup);
    try {
      await staging.load(steps.progress);
      await staging.check(steps.progress);
      return await exchange(client, staging, backup, steps, since);
    } finally {
      await client.query('ROLLBACK').catch(() => undefined);
      await staging.drop().catch(() => undefined);
    }
  });
}

async function exchange(
  client: Client,
  staging: Staging,
  { manifest }: SealedBackup,
  { progress, witness, restorePoint, finish }: RestoreSteps,
  sinceStart: () => number,
): Promise<{ details: RestoreDetails; rung: Rung }> {
  progress('Waiting for running changes', 0, 0);
  // The history is not locked yet, because the restore point is recorded in it; the swap locks it.
  await pauseWrites(client, tablesTreated('whole'));
  const sincePause = stopwatch();
  await witness();
  // Checked only now, because late writes may have reached the trail.
  const tables = tablesTreated('whole', ...((await isUntouched(client)) ? (['history'] as const) : []));
  progress('Backing up the current data', 0, 0);
  const sincePoint = stopwatch();
  const point = await restorePoint();
  const restorePointMs = sincePoint();
  progress('Replacing the current data', 0, 0);
  const staff = await staffRows(client);
  const records = await swapIn(client, staging, manifest, tables);
  if (tables.includes('system_ops.audit_entry')) await client.query('SELECT audit_seal.adopt()');
  const changes = await endSessionsOfChanged(client, staff);
  const database = statementsOf(client);
  const rung: [ServiceName, RungEvent[]][] = [];
  for (const service of TURNED_BACK) {
    const after = { backupFrom: manifest.createdAt };
    const event = { type: 'data.restored', subject: 'data:all', after } as const;
    rung.push([service, await appendEvents(database as never, service, [event])]);
  }
  const restoredTables = [...records].map(([table, count]) => ({ table, records: count }));
  const details = {
    totalRecords: restoredTables.reduce((sum, table) => sum + table.records, 0),
    restoredTables,
    backupFrom: manifest.createdAt,
    restorePoint: point,
    ...changes,
    tookMs: sinceStart(),
    restorePointMs,
    pausedMs: sincePause(),
  };
  const announced = await appendEvents(database as never, 'system-ops', [
    {
      type: 'backup.restored',
      subject: 'data:all',
      after: {
        backupFrom: details.backupFrom,
        records: details.totalRecords,
        restorePoint: point,
        ...(changes.staffReturned.length > 0 ? { staffReturned: changes.staffReturned } : {}),
        ...(changes.staffChanged.length > 0 ? { staffChanged: changes.staffChanged } : {}),
      },
    },
  ]);
  await finish(database, details);
  await client.query('COMMIT');
  return { details, rung: [...rung, ['system-ops', announced]] };
}

export function statementsOf(client: Client): StatementRunner {
  return {
    query: async <T>(statement: string, parameters: unknown[] = []): Promise<T> => {
      const { command, rows, rowCount } = await client.query(statement, parameters);
      return (command === 'UPDATE' || command === 'DELETE' ? [rows, rowCount ?? 0] : rows) as T;
    },
  };
}

/** Everything except the swap. @returns the number of records. */
export async function rehearse(config: BackupConfig, path: string): Promise<number> {
  const backup = await openBackup(path, config.keys);
  await withOperator(config.restoreUrl, 'larder restore', async (client) => {
    const staging = await Staging.create(client, schemaName('rehearsal'), backup);
    try {
      await staging.load(() => undefined);
      await staging.check(() => undefined);
    } finally {
      await staging.drop().catch(() => undefined);
    }
  });
  return backup.summary.tables.reduce((sum, { rows }) => sum + rows, 0);
}
