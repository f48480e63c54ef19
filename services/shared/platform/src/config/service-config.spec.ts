import { describe, expect, it } from '@jest/globals';
import { readServiceConfig } from './service-config.js';

const env = {
  HTTP_PORT: '4001',
  DATABASE_URL: 'postgres://u:p@127.0.0.1:5/larder',
  REDIS_URL: 'redis://:p@127.0.0.1:6/0',
};

describe("a service's configuration", () => {
  it('optional settings have defaults', () => {
    expect(readServiceConfig('catalog', env)).toMatchObject({
      http: { host: '127.0.0.1', port: 4001 },
      logLevel: 'info',
      databasePatienceMs: 1_000,
      databaseConnections: 10,
      role: 'service',
    });
  });
  it('only the configured addresses and networks are trusted', () => {
    const config = readServiceConfig('catalog', { ...env, TRUSTED_ADDRESSES: '127.0.0.2, ::1 10.0.0.0/8' });
    const asked = ['127.0.0.2', '::1', '10.1.2.3', '127.0.0.1', '11.0.0.1', '::2', 'localhost', ''];
    expect(asked.filter((address) => config.trustedAddresses.has(address))).toEqual(['127.0.0.2', '::1', '10.1.2.3']);
    expect(readServiceConfig('catalog', env).trustedAddresses.has('127.0.0.1')).toBe(false);
  });
  it.each([
    [{ HTTP_PORT: '' }, 'HTTP_PORT is not set.'],
    [{ HTTP_PORT: '70000' }, 'HTTP_PORT must be a port number.'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address that begins with postgres: or postgresql:.'],
    [{ REDIS_URL: 'nonsense' }, 'REDIS_URL must be an address that begins with redis: or rediss:.'],
    [{ SHUTDOWN_GRACE_MS: 'abc' }, 'SHUTDOWN_GRACE_MS must be milliseconds from 0 to 20000.'],
    [{ DATABASE_PATIENCE_MS: '0' }, 'DATABASE_PATIENCE_MS must be milliseconds from 100 to 30000.'],
    [{ TRUSTED_ADDRESSES: '10.0.0.0/8, office' }, 'TRUSTED_ADDRESSES: office is no address and no network.'],
    [{ DATABASE_CONNECTIONS: '0' }, 'DATABASE_CONNECTIONS must be a number from 1 to 50.'],
    [{ ROLE: 'live' }, 'ROLE must be service, or live for the sockets of system-ops.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent.'],
  ])('the configuration %j is refused with a sentence', (wrong, sentence) => {
    expect(() => readServiceConfig('catalog', { ...env, ...wrong })).toThrow(sentence);
  });
});
