import { randomBytes } from 'node:crypto';
import type { RestoreDetails, RungEvent, ServiceName } from '@larder/contracts';
import { appendEvents } from '@larder/platform';
import type { Client } from 'pg';
import type { BackupConfig } from '../backup-config.js';
import { openBackup, type SealedBackup } from '../file/backup-reader.js';
import type { Progress } from '../make/backup-maker.js';
import { withOperator } from '../operator-client.js';
import { tablesTreated } from '../table-policy.js';
import { Staging } from './staging.js';
import { isUntouched, pauseWrites, swapIn, TURNED_BACK } from './swap.js';

/** The steps of a restore that others do while writing is blocked. */
export interface RestoreSteps {
  progress: Progress;
  /** Lets the audit trail take in the logs to their ends, before they are turned back. */
  witness: () => Promise<void>;
  /** Makes a backup of what is there. @returns its name. */
  restorePoint: () => Promise<string>;
  /** Says within the transaction that the restore is done; throwing takes everything back. */
  finish: (database: StatementRunner, details: RestoreDetails) => Promise<void>;
}

/** Sends statements within the transaction of the swap, and answers rows as TypeORM does. */
export interface StatementRunner {
  query<T = unknown>(statement: string, parameters?: unknown[]): Promise<T>;
}

/** What was rung of a restore, once it is committed. */
export type Rung = readonly (readonly [ServiceName, readonly RungEvent[]])[];

/** Milliseconds since it was made. */
function stopwatch(): () => number {
  const start = performance.now();
  return () => Math.round(performance.now() - start);
}

const schemaName = (purpose: 'restore' | 'rehearsal'): string => `${purpose}_${randomBytes(8).toString('hex')}`;

/**
 * Puts a backup back: beside the tables in use first, where everything is checked; then writes pause, the audit trail catches
 * up and what is there becomes a backup of its own; and in one transaction the rows are exchanged. Ended at any moment it
 * leaves what was there, or what the backup holds.
 *
 * @throws Refusal when the backup does not fit; nothing was changed then, nor by any other error.
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
  progress('Waiting for those who are writing', 0, 0);
  // The restore point is written down in the history: that can only be locked by the exchange itself.
  await pauseWrites(client, tablesTreated('whole'));
  const sincePause = stopwatch();
  await witness();
  // Asked only now: what had just begun may have reached the trail with its last lines.
  const tables = tablesTreated('whole', ...((await isUntouched(client)) ? (['history'] as const) : []));
  progress('Backing up what is there now', 0, 0);
  const sincePoint = stopwatch();
  const point = await restorePoint();
  const restorePointMs = sincePoint();
  progress('Putting the records in place', 0, 0);
  const records = await swapIn(client, staging, manifest, tables);
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
    tookMs: sinceStart(),
    restorePointMs,
    pausedMs: sincePause(),
  };
  const announced = await appendEvents(database as never, 'system-ops', [
    {
      type: 'backup.restored',
      subject: 'data:all',
      after: { backupFrom: details.backupFrom, records: details.totalRecords, restorePoint: point },
    },
  ]);
  await finish(database, details);
  await client.query('COMMIT');
  return { details, rung: [...rung, ['system-ops', announced]] };
}

/** As TypeORM answers: the rows of a question, rows and count of a change. */
function statementsOf(client: Client): StatementRunner {
  return {
    query: async <T>(statement: string, parameters: unknown[] = []): Promise<T> => {
      const { command, rows, rowCount } = await client.query(statement, parameters);
      return (command === 'UPDATE' || command === 'DELETE' ? [rows, rowCount ?? 0] : rows) as T;
    },
  };
}

/** Does everything of a restore but the exchange. @returns how many records were put back. */
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
