import { join } from 'node:path';
import type { ServiceName } from '@larder/contracts';
import type { Upstream } from '@larder/gateway/gateway-options';
import { redisUser } from '../containers/redis-users.mjs';
import type { ManagedProcess } from '../engines/managed-process.ts';
import { redisUrl } from '../engines/redis.ts';
import { SetUpError } from '../engines/set-up-error.ts';
import { runToEnd } from './run-to-end.ts';
import type { Secrets } from './secrets.ts';

export interface Replica {
  readonly service: ServiceName;
  /** The service's name in the gateway's configuration. */
  readonly upstream: Upstream;
  readonly name: string;
}

export interface ServicePlace {
  readonly root: string;
  readonly data: string;
  readonly compileCache: string;
  readonly chromiumPathFile: string;
  readonly databasePort: number;
  readonly secrets: Secrets;
  readonly redisPort: number;
  readonly replicas: number;
  readonly startedAt: string;
  readonly accessLog: string;
  /** The gateways' refresh addresses, in the form of the variable GATEWAYS. */
  readonly gateways: string;
  /** Further variables, such as ADMIN_USER and TRUSTED_ADDRESSES. */
  readonly settings: Readonly<Record<string, string>>;
}

/**
 * Exports, backups and the lists of many stores produce hundreds of megabytes of garbage; a small heap makes Node
 * collect it early, and with two arenas threads of zlib reuse each other's freed memory.
 */
const THRIFTY = { NODE_OPTIONS: '--max-old-space-size=320 --max-semi-space-size=4', MALLOC_ARENA_MAX: '2' };

/** Where identity writes a generated first password. */
export function firstPasswordFile(data: string): string {
  return join(data, 'first-password');
}

export function serviceProcess(
  { service, upstream, name }: Replica,
  port: number,
  place: ServicePlace,
): ManagedProcess {
  const environment = upstream === 'live' ? liveEnvironment(place) : serviceEnvironment(service, place);
  return {
    name,
    program: process.execPath,
    arguments: [join(folderOf(service, place), 'dist/bundle/main.js')],
    environment: { ...environment, HTTP_PORT: String(port) },
    folder: folderOf(service, place),
    logFile: join(place.data, 'logs', `${name}.log`),
    tiedToLauncher: true,
    stopSignal: 'SIGTERM',
    isReady: () => isReady(port),
  };
}

/** Retried once after a failure, as services are: each migration is a separate transaction. */
export async function migrate(
  service: ServiceName,
  place: ServicePlace,
  signal: AbortSignal | undefined,
  isAgain = false,
): Promise<void> {
  const { code, output } = await runToEnd({
    program: process.execPath,
    arguments: [join(folderOf(service, place), 'dist/bundle/migrate.js')],
    folder: folderOf(service, place),
    // Uses the same settings without serving.
    environment: { ...serviceEnvironment(service, place), HTTP_PORT: '0' },
    signal,
  });
  if (code !== 0 && !isAgain && signal?.aborted !== true) return await migrate(service, place, signal, true);
  if (code !== 0) throw new SetUpError(`The database of ${service} could not be brought up to date: ${output.trim()}`);
}

function commonEnvironment(service: ServiceName, place: ServicePlace): Record<string, string> {
  return {
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: place.compileCache,
    HTTP_HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl(service.replaceAll('-', '_'), place.secrets.services[service], place),
    REDIS_URL: redisUrl({ port: place.redisPort, password: place.secrets.redisServices[service] }, redisUser(service)),
    // With several replicas, a stopping one serves until the gateway has noticed.
    SHUTDOWN_GRACE_MS: place.replicas > 1 ? '500' : '0',
    ...pick(place.settings, ['TRUSTED_ADDRESSES', 'LOG_LEVEL', 'DATABASE_PATIENCE_MS']),
  };
}

/** The same values as in docker-compose.yml. */
function liveEnvironment(place: ServicePlace): Record<string, string> {
  return { ...commonEnvironment('system-ops', place), ...THRIFTY, ROLE: 'live', DATABASE_CONNECTIONS: '3' };
}

function serviceEnvironment(service: ServiceName, place: ServicePlace): Record<string, string> {
  return {
    ...commonEnvironment(service, place),
    ...(service === 'restaurant-orders' ? { CHROMIUM_PATH_FILE: place.chromiumPathFile, ...THRIFTY } : {}),
    ...(service === 'catalog'
      ? {
          ...THRIFTY,
          IMAGES_DIR: join(place.data, 'images'),
          GATEWAYS: place.gateways,
          ...pick(place.settings, ['GATEWAYS_PATIENCE_MS', 'SEED']),
        }
      : {}),
    ...(service === 'system-ops'
      ? {
          ...THRIFTY,
          BACKUPS_DIR: join(place.data, 'backups'),
          BACKUP_KEY: place.secrets.backupKey,
          BACKUP_DATABASE_URL: databaseUrl('backup', place.secrets.operators.backup, place),
          RESTORE_DATABASE_URL: databaseUrl('restore', place.secrets.operators.restore, place),
          ACCESS_LOG: place.accessLog,
          DATA_DIR: place.data,
          SYSTEM_STARTED_AT: place.startedAt,
          ...pick(place.settings, ['HOST_NAMES', 'BACKUP_TRUSTED_KEYS', 'ALERT_WEBHOOKS', 'ALERT_WEBHOOK_SECRET']),
        }
      : {}),
    ...(service === 'identity'
      ? {
          FIRST_PASSWORD_FILE: firstPasswordFile(place.data),
          ...pick(place.settings, ['ADMIN_USER', 'ADMIN_PASSWORD']),
        }
      : {}),
  };
}

function databaseUrl(role: string, password: string, { databasePort }: ServicePlace): string {
  return `postgres://larder_${role}:${password}@127.0.0.1:${databasePort}/larder`;
}

function pick(settings: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = settings[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function folderOf(service: ServiceName, place: ServicePlace): string {
  return join(place.root, 'services', service);
}

async function isReady(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/internal/ready`, { signal: AbortSignal.timeout(2000) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
