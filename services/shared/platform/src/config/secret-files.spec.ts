import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adoptSecretFiles } from './secret-files.js';
import { readServiceConfig } from './service-config.js';

let folder: string;
const file = (name: string): string => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'larder-secrets-'));
  writeFileSync(file('database-url'), 'postgres://u:p@127.0.0.1:5/larder\n');
  writeFileSync(file('empty'), '\n');
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('secrets as files', () => {
  it('secret files are read like environment variables', () => {
    const env = { HTTP_PORT: '1', REDIS_URL: 'redis://:p@h:1', DATABASE_URL_FILE: file('database-url') };
    expect(readServiceConfig('catalog', env).databaseUrl).toBe('postgres://u:p@127.0.0.1:5/larder');
  });

  it('secret files can be read a second time', () => {
    const env: NodeJS.ProcessEnv = { DATABASE_URL_FILE: file('database-url') };
    adoptSecretFiles(env);
    adoptSecretFiles(env);
    expect(env).toEqual({ DATABASE_URL: 'postgres://u:p@127.0.0.1:5/larder' });
  });

  it.each([
    [{ BACKUP_KEY_FILE: '/nowhere/key' }, 'BACKUP_KEY_FILE names /nowhere/key, which cannot be read.'],
    [
      { REDIS_URL: 'redis://h', REDIS_URL_FILE: '/x' },
      'REDIS_URL and REDIS_URL_FILE are both set: one of them must go.',
    ],
  ])('the secret file of %j is refused with a sentence', (env, sentence) => {
    expect(() => adoptSecretFiles(env)).toThrow(sentence);
  });

  it('an empty secret file is refused', () => {
    expect(() => adoptSecretFiles({ REDIS_URL_FILE: file('empty') })).toThrow(
      /^REDIS_URL_FILE names .+, which is empty\.$/,
    );
  });

  it('only known variables may name secret files', () => {
    const env = { FIRST_PASSWORD_FILE: '/somewhere', CHROMIUM_PATH_FILE: '/elsewhere' };
    adoptSecretFiles(env);
    expect(env).toEqual({ FIRST_PASSWORD_FILE: '/somewhere', CHROMIUM_PATH_FILE: '/elsewhere' });
  });
});
