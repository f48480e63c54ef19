import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { engineUser } from './engine-user.ts';
import type { EnginePlace, ManagedProcess } from './managed-process.ts';
import { SetUpError } from './set-up-error.ts';

export interface PostgresPlace extends EnginePlace {
  readonly ownerPassword: string;
}

const OWNER = 'postgres';

export function preparePostgres(place: PostgresPlace): ManagedProcess {
  const user = engineUser();
  const cluster = join(place.folder, 'postgres');
  if (!existsSync(cluster)) createCluster(place, cluster);
  refuseOtherVersion(place.program, cluster);
  const settings = join(cluster, 'larder.conf');
  writeFileSync(settings, postgresSettings(place.port));
  writeFileSync(join(cluster, 'pg_hba.conf'), postgresAccess());
  if (user !== null) chownSync(settings, user.uid, user.gid);
  return {
    name: 'postgres',
    program: place.program,
    arguments: ['-D', cluster, '-c', `config_file=${settings}`],
    environment: {},
    folder: cluster,
    logFile: place.logFile,
    user,
    // A "fast" shutdown rolls back open transactions.
    stopSignal: 'SIGINT',
    isReady: () => answers(adminUrl(place, 'postgres')),
    advice: `if its data in ${cluster} is damaged, put it back from a backup`,
  };
}

export function adminUrl(place: Pick<PostgresPlace, 'port' | 'ownerPassword'>, database: string): string {
  return `postgres://${OWNER}:${place.ownerPassword}@127.0.0.1:${place.port}/${database}`;
}

export async function ensureDatabase(place: PostgresPlace, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl(place, 'postgres') });
  await client.connect();
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

function createCluster(place: PostgresPlace, cluster: string): void {
  const user = engineUser();
  const fresh = `${cluster}.new`;
  const passwordFile = join(place.folder, 'owner-password');
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  writeFileSync(passwordFile, place.ownerPassword, { mode: 0o600 });
  if (user !== null) {
    chownSync(fresh, user.uid, user.gid);
    chownSync(passwordFile, user.uid, user.gid);
  }
  const options = [
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--auth=scram-sha-256',
    `--username=${OWNER}`,
    '--data-checksums',
  ];
  const initdb = spawnSync(
    join(dirname(place.program), 'initdb'),
    [...options, `--pwfile=${passwordFile}`, `--pgdata=${fresh}`, '--no-instructions'],
    { cwd: fresh, encoding: 'utf8', ...(user === null ? {} : { uid: user.uid, gid: user.gid }) },
  );
  rmSync(passwordFile, { force: true });
  if (initdb.status !== 0) {
    throw new SetUpError(`PostgreSQL could not make its data folder ${cluster}: ${lastLine(initdb.stderr)}`);
  }
  renameSync(fresh, cluster);
  chmodSync(cluster, 0o700);
}

function refuseOtherVersion(program: string, cluster: string): void {
  const file = join(cluster, 'PG_VERSION');
  if (!existsSync(file)) {
    const state = readdirSync(cluster).length === 0 ? 'empty' : 'damaged';
    throw new SetUpError(
      `The data folder ${cluster} is ${state}: it has no PG_VERSION; restore it from a backup or move it away.`,
    );
  }
  const made = readFileSync(file, 'utf8').trim();
  const version = spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout;
  const running = /\(PostgreSQL\) (\d+)/.exec(version)?.[1];
  if (made !== running) {
    throw new SetUpError(
      `The data folder ${cluster} was made by PostgreSQL ${made}, and this machine has PostgreSQL ${running}.`,
    );
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  // A stopping server breaks the connection later; that must not crash this process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}

/** Acknowledged commits are never lost; only loopback TCP. */
function postgresSettings(port: number): string {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    password_encryption: 'scram-sha-256',
    max_connections: 200,
    shared_buffers: '128MB',
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    max_wal_size: '1GB',
    checkpoint_completion_target: 0.9,
    random_page_cost: 1.1,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] %q%u ',
    log_min_duration_statement: '1s',
    log_lock_waits: 'on',
  };
  return Object.entries(settings)
    .map(([name, value]) => `${name} = '${value}'\n`)
    .join('');
}

function postgresAccess(): string {
  return 'host all all 127.0.0.1/32 scram-sha-256\n';
}
