import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceName } from '@larder/contracts';
import { SetUpError } from '../engines/set-up-error.ts';
import { SERVICES } from './services.ts';
import { readJson, writeJson } from './whole-file.ts';

export interface Secrets {
  readonly databaseOwner: string;
  readonly services: Readonly<Record<ServiceName, string>>;
  readonly redis: string;
  /** Who the first administrator is: the name is settled at the first start. */
  readonly adminUser: string;
}

/** The passwords between our own processes, made up once; for the eyes of the owner of the data only. */
export function loadSecrets(data: string, adminUser: string): Secrets {
  const file = join(data, 'secrets.json');
  if (existsSync(file)) {
    const secrets = readJson(file);
    if (!isSecrets(secrets)) throw damaged(file, 'is not readable');
    return secrets;
  }
  if (existsSync(join(data, 'postgres'))) throw damaged(file, 'is missing, though the database is there');
  const services = Object.fromEntries(SERVICES.map((service) => [service, password()])) as Record<ServiceName, string>;
  const secrets: Secrets = { databaseOwner: password(), services, redis: password(), adminUser };
  writeJson(file, secrets, 0o600);
  return secrets;
}

function isSecrets(value: unknown): value is Secrets {
  if (typeof value !== 'object' || value === null) return false;
  const { databaseOwner, services, redis, adminUser } = value as Record<string, unknown>;
  if (![databaseOwner, redis, adminUser].every((text) => typeof text === 'string' && text !== '')) return false;
  if (typeof services !== 'object' || services === null) return false;
  return SERVICES.every((service) => typeof (services as Record<string, unknown>)[service] === 'string');
}

function damaged(file: string, what: string): SetUpError {
  return new SetUpError(
    `The data folder is damaged: ${file} ${what}; put it back from a backup, or move the folder away to begin anew.`,
  );
}

/** Letters and digits only, so that it fits into an address as it is. */
function password(): string {
  return randomBytes(24).toString('hex');
}
