import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { findFreePorts } from '../../engines/free-ports.ts';
import { adminUrl, ensureDatabase, preparePostgres } from '../../engines/postgres.ts';
import { Fleet } from '../../launcher/fleet.ts';
import { loadSecrets } from '../../launcher/secrets.ts';
import type { Answers } from './questions.ts';

/** The previous release, whose data make-release-data.ts made (see the run book). */
export const FORMER_RELEASE = 'f860133';

/** A shop's data as a release left it. */
export interface ReleaseData {
  /** SQL for roles, schemas and rows. */
  readonly database: string;
  readonly backup: Buffer;
  /** The key that seals the backup. */
  readonly backupKey: string;
  readonly adminPassword: string;
  readonly answers: Answers;
}

const folder = (release: string): string => join(import.meta.dirname, release);

export function readReleaseData(release: string): ReleaseData {
  const file = (name: string): Buffer => readFileSync(join(folder(release), name));
  const rest = JSON.parse(gunzipSync(file('told.json.gz')).toString()) as Omit<ReleaseData, 'database' | 'backup'>;
  return { ...rest, database: gunzipSync(file('database.sql.gz')).toString(), backup: file('backup.db') };
}

export function writeReleaseData(release: string, { database, backup, ...rest }: ReleaseData): void {
  const write = (name: string, bytes: Buffer): void => writeFileSync(join(folder(release), name), bytes);
  write('database.sql.gz', gzipSync(database, { level: 9 }));
  write('backup.db', backup);
  write('told.json.gz', gzipSync(JSON.stringify(rest), { level: 9 }));
}

/** Creates a data folder's database from such a file, as if the release had stopped there. */
export async function loadDatabase(data: string, program: string, sql: string): Promise<void> {
  const [port = 0] = await findFreePorts(1);
  const ownerPassword = loadSecrets(data, 'admin').databaseOwner;
  const place = { program, folder: data, logFile: join(data, 'logs', 'postgres.log'), port, ownerPassword };
  const fleet = new Fleet({ say: () => undefined, changed: () => undefined });
  await fleet.start([preparePostgres(place)]);
  try {
    await ensureDatabase(place, 'larder');
    const owner = new Client({ connectionString: adminUrl(place, 'larder') });
    await owner.connect();
    await owner.query(sql);
    await owner.end();
  } finally {
    await fleet.stop();
  }
}
