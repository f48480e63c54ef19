import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceName } from '@larder/contracts';
import { SetUpError } from '../engines/set-up-error.ts';
import { SERVICES } from './schema-state.ts';
import { readJson, writeJson } from './whole-file.ts';

export interface Secrets {
  readonly databaseOwner: string;
  readonly services: Readonly<Record<ServiceName, string>>;
  /** The roles of backups and restores. */
  readonly operators: Readonly<Record<'backup' | 'restore', string>>;
  /** Signs backups, so that only our own are restored. */
  readonly backupKey: string;
  readonly redis: string;
  /** The password of each service's user in Redis. */
  readonly redisServices: Readonly<Record<ServiceName, string>>;
  /** Fixed at the first start. */
  readonly adminUser: string;
}

export function loadSecrets(data: string, adminUser: string): Secrets {
  const file = join(data, 'secrets.json');
  if (existsSync(file)) {
    const secrets = readJson(file);
    if (isSecrets(secrets)) return secrets;
    const completed = completedSecrets(secrets);
    if (!isSecrets(completed)) throw damaged(file, 'is not readable');
    writeJson(file, completed, 0o600);
    return completed;
  }
  if (existsSync(join(data, 'postgres'))) throw damaged(file, 'is missing, though the database is there');
  const secrets: Secrets = {
    databaseOwner: password(),
    services: servicePasswords(),
    ...backupSecrets(),
    redis: password(),
    redisServices: servicePasswords(),
    adminUser,
  };
  writeJson(file, secrets, 0o600);
  return secrets;
}

const backupSecrets = (): Pick<Secrets, 'operators' | 'backupKey'> => ({
  operators: { backup: password(), restore: password() },
  backupKey: password(),
});

const servicePasswords = (): Record<ServiceName, string> =>
  Object.fromEntries(SERVICES.map((service) => [service, password()])) as Record<ServiceName, string>;

/** Adds secrets that older systems lack. */
function completedSecrets(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const backups = 'operators' in value || 'backupKey' in value ? {} : backupSecrets();
  const users = 'redisServices' in value ? {} : { redisServices: servicePasswords() };
  return { ...value, ...backups, ...users };
}

function isSecrets(value: unknown): value is Secrets {
  if (typeof value !== 'object' || value === null) return false;
  const { databaseOwner, services, operators, backupKey, redis, redisServices, adminUser } = value as Record<
    string,
    unknown
  >;
  if (![databaseOwner, backupKey, redis, adminUser].every((text) => typeof text === 'string' && text !== ''))
    return false;
  return (
    hasTexts(services, SERVICES) && hasTexts(redisServices, SERVICES) && hasTexts(operators, ['backup', 'restore'])
  );
}

function hasTexts(value: unknown, names: readonly string[]): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return names.every((name) => typeof (value as Record<string, unknown>)[name] === 'string');
}

function damaged(file: string, what: string): SetUpError {
  return new SetUpError(
    `The data folder is damaged: ${file} ${what}; restore it from a backup, or move the folder away to start over.`,
  );
}

function password(): string {
  return randomBytes(24).toString('hex');
}
