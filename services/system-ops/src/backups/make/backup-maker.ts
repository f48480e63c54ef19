import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { BackupKind } from '@larder/contracts';
import type { PlainReason } from '@larder/kernel';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { BackupConfig } from '../backup-config.js';
import { BackupFolder } from '../backup-folder.js';
import type { BackupManifest } from '../file/backup-format.js';
import { checkBackup } from '../file/backup-reader.js';
import { BackupWriter } from '../file/backup-writer.js';
import { withOperator } from '../operator-client.js';
import { tablesTreated } from '../table-policy.js';
import { aboutHowManyRows, columnList, migrationsOf, sequencesOf, shapesOf } from './database-shape.js';

export interface MadeBackup {
  filename: string;
  size: number;
  createdAt: Date;
  records: number;
}

export interface BackupLabel {
  kind: BackupKind;
  description: string | null;
}

/** Reports the phase, records so far, and an estimate of their total. */
export type Progress = (phase: PlainReason, done: number, total: number) => void;

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** A snapshot of all schemas, written under a temporary name and verified completely before it is renamed. */
export async function makeBackup(
  config: BackupConfig,
  label: BackupLabel,
  now: Date,
  progress: Progress,
): Promise<MadeBackup> {
  const folder = new BackupFolder(config.folder);
  await folder.ensure();
  const filename = BackupFolder.newName(now);
  const path = folder.unfinished(filename);
  try {
    await withOperator(config.readUrl, 'larder backup', (client) =>
      writeSnapshot(client, path, config.keys[0], { label, now, progress }),
    );
    progress('Reading the file again', 0, 0);
    const { summary } = await checkBackup(path, config.keys);
    await folder.finish(filename);
    const { size } = await stat(folder.path(filename));
    return { filename, size, createdAt: now, records: summary.tables.reduce((sum, { rows }) => sum + rows, 0) };
  } catch (error) {
    await folder.remove(path);
    throw error;
  }
}

async function writeSnapshot(
  client: Client,
  path: string,
  key: string,
  { label, now, progress }: { label: BackupLabel; now: Date; progress: Progress },
): Promise<void> {
  const names = tablesTreated('whole', 'history');
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  // Locked before the snapshot: a table that a restore empties afterwards would be read as empty.
  await client.query(`LOCK TABLE ${names.join(', ')} IN ACCESS SHARE MODE`);
  const tables = await shapesOf(client, names);
  const manifest: BackupManifest = {
    format: 1,
    version,
    createdAt: now.toISOString(),
    ...label,
    migrations: await migrationsOf(client),
    tables,
    sequences: await sequencesOf(client, names),
  };
  const total = await aboutHowManyRows(client, names);
  const writer = await BackupWriter.create(path, key, manifest);
  try {
    let done = 0;
    for (const { table, columns } of tables) {
      progress('Reading the data', done, Math.max(total, done));
      const rows = client.query(copyTo(`COPY (SELECT ${columnList(columns)} FROM ${table}) TO STDOUT`));
      done += await writer.table(table, rows as Readable, async () => {
        // The number comes after the rows; the next statement begins after it.
        await client.query('SELECT');
        return rows.rowCount;
      });
    }
    await client.query('COMMIT');
    await writer.finish();
  } finally {
    await writer.abandon();
  }
}
