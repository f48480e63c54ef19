import { BlockList, isIP } from 'node:net';
import { SERVICES, type ServiceName } from '@larder/contracts';
import { adoptSecretFiles } from './secret-files.js';

/** The token of a service's {@link ServiceConfig}. */
export const SERVICE_CONFIG = Symbol('service config');

/** A replica's role: its service's work, or only the live sockets, which scale with the number of viewers. */
export type ServiceRole = 'service' | 'live';

export interface ServiceConfig {
  service: ServiceName;
  role: ServiceRole;
  http: { host: string; port: number };
  databaseUrl: string;
  /** How long a request waits for a connection to PostgreSQL. */
  databasePatienceMs: number;
  /** The most connections of a replica to PostgreSQL. */
  databaseConnections: number;
  redisUrl: string;
  redisNamespace: string;
  /** Addresses whose limits are raised: tests, benches and a chain's own monitors. Never a way to switch a guard off. */
  trustedAddresses: TrustedAddresses;
  logLevel: string;
  /** How long a stopping service keeps serving, so that the gateway notices first. */
  shutdownGraceMs: number;
  /** How often the launcher has restarted this process; null in containers, whose restarts are not known here. */
  restarts: number | null;
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** @throws Error with one plain sentence that names the variable. */
export function required(env: NodeJS.ProcessEnv, name: string): string {
  const value = env[name]?.trim();
  if (!value) throw new Error(`${name} is not set.`);
  return value;
}

function url(env: NodeJS.ProcessEnv, name: string, protocols: readonly string[]): string {
  const value = required(env, name);
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
    throw new Error(`${name} must be an address that begins with ${protocols.join(' or ')}.`);
  }
  return value;
}

/** @throws Error with one plain sentence that names the variable. */
export function readServiceConfig(service: ServiceName, env: NodeJS.ProcessEnv): Readonly<ServiceConfig> {
  if (!SERVICES.includes(service)) throw new Error(`There is no service ${String(service)}.`);
  adoptSecretFiles(env);
  const role = env['ROLE']?.trim() || 'service';
  if (role !== 'service' && !(role === 'live' && service === 'system-ops')) {
    throw new Error('ROLE must be service, or live for the sockets of system-ops.');
  }
  const port = Number(required(env, 'HTTP_PORT'));
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error('HTTP_PORT must be a port number.');
  const logLevel = env['LOG_LEVEL'] ?? 'info';
  if (!LOG_LEVELS.includes(logLevel)) throw new Error(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`);
  const shutdownGraceMs = Number(env['SHUTDOWN_GRACE_MS'] ?? 0);
  if (!Number.isInteger(shutdownGraceMs) || shutdownGraceMs < 0 || shutdownGraceMs > 20_000) {
    throw new Error('SHUTDOWN_GRACE_MS must be milliseconds from 0 to 20000.');
  }
  const databasePatienceMs = Number(env['DATABASE_PATIENCE_MS'] ?? 1_000);
  if (!Number.isInteger(databasePatienceMs) || databasePatienceMs < 100 || databasePatienceMs > 30_000) {
    throw new Error('DATABASE_PATIENCE_MS must be milliseconds from 100 to 30000.');
  }
  const databaseConnections = Number(env['DATABASE_CONNECTIONS'] ?? 10);
  if (!Number.isInteger(databaseConnections) || databaseConnections < 1 || databaseConnections > 50) {
    throw new Error('DATABASE_CONNECTIONS must be a number from 1 to 50.');
  }
  const restarts = env['RESTARTS'] === undefined ? null : Number(env['RESTARTS']);
  if (restarts !== null && !(Number.isSafeInteger(restarts) && restarts >= 0))
    throw new Error('RESTARTS must be a whole number.');
  return Object.freeze({
    service,
    role,
    http: { host: env['HTTP_HOST']?.trim() || '127.0.0.1', port },
    databaseUrl: url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    databasePatienceMs,
    databaseConnections,
    redisUrl: url(env, 'REDIS_URL', ['redis:', 'rediss:']),
    redisNamespace: env['REDIS_NAMESPACE']?.trim() || 'larder',
    trustedAddresses: readTrustedAddresses(env['TRUSTED_ADDRESSES'] ?? ''),
    logLevel,
    shutdownGraceMs,
    restarts,
  });
}

interface TrustedAddresses {
  has(address: string): boolean;
}

/** Parses "127.0.0.1, 10.0.0.0/8 ::1", like the gateway. @throws Error naming an invalid entry. */
function readTrustedAddresses(text: string): TrustedAddresses {
  const list = new BlockList();
  for (const word of text.split(/[\s,]+/).filter(Boolean)) {
    const [address = '', bits, ...rest] = word.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    const most = family === 'ipv6' ? 128 : 32;
    const prefix = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
    if (isIP(address) === 0 || rest.length > 0 || !(prefix <= most)) {
      throw new Error(`TRUSTED_ADDRESSES: ${word} is no address and no network.`);
    }
    list.addSubnet(address, prefix, family);
  }
  return { has: (address) => isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4') };
}
