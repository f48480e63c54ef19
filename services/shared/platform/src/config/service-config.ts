import { SERVICES, type ServiceName } from '@larder/contracts';
import { adoptSecretFiles } from './secret-files.js';
import { readTrustedAddresses, type TrustedAddresses } from './trusted-addresses.js';

/** The token of a service's {@link ServiceConfig}. */
export const SERVICE_CONFIG = Symbol('service config');

export interface ServiceConfig {
  service: ServiceName;
  http: { host: string; port: number };
  databaseUrl: string;
  redisUrl: string;
  redisNamespace: string;
  /** Addresses whose limits are raised: tests, benches and a chain's own monitors. Never a way to switch a guard off. */
  trustedAddresses: TrustedAddresses;
  logLevel: string;
  /** How long a stopping service keeps serving, so that the gateway notices first. */
  shutdownGraceMs: number;
  restarts: number;
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

function required(env: NodeJS.ProcessEnv, name: string): string {
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
  const port = Number(required(env, 'HTTP_PORT'));
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error('HTTP_PORT must be a port number.');
  const logLevel = env['LOG_LEVEL'] ?? 'info';
  if (!LOG_LEVELS.includes(logLevel)) throw new Error(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`);
  const shutdownGraceMs = Number(env['SHUTDOWN_GRACE_MS'] ?? 0);
  if (!Number.isInteger(shutdownGraceMs) || shutdownGraceMs < 0 || shutdownGraceMs > 20_000) {
    throw new Error('SHUTDOWN_GRACE_MS must be milliseconds from 0 to 20000.');
  }
  const restarts = Number(env['RESTARTS'] ?? 0);
  if (!Number.isSafeInteger(restarts) || restarts < 0) throw new Error('RESTARTS must be a whole number.');
  return Object.freeze({
    service,
    http: { host: env['HTTP_HOST']?.trim() || '127.0.0.1', port },
    databaseUrl: url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    redisUrl: url(env, 'REDIS_URL', ['redis:', 'rediss:']),
    redisNamespace: env['REDIS_NAMESPACE']?.trim() || 'larder',
    trustedAddresses: readTrustedAddresses(env['TRUSTED_ADDRESSES'] ?? ''),
    logLevel,
    shutdownGraceMs,
    restarts,
  });
}
