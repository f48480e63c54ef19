import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { TestDatabase } from '@larder/testing';
import type { DataSource } from 'typeorm';
import { passwordMatches } from '../src/passwords/password-hash.js';
import { seedFirstAdmin } from '../src/users/first-admin.seed.js';

let database: TestDatabase;
let source: DataSource;
let folder: string;

beforeEach(async () => {
  database = await TestDatabase.create();
  source = await database.dataSource('identity');
  folder = mkdtempSync(join(tmpdir(), 'larder-'));
});

afterEach(async () => {
  await database?.drop();
  rmSync(folder, { recursive: true });
});

const users = async () =>
  await database.query<{ username: string; role: string; password_hash: string }>('SELECT * FROM identity.staff_user');

describe('the first administrator', () => {
  it('the first administrator gets a generated password in a file for its owner only', async () => {
    const file = join(folder, 'first-password');
    await seedFirstAdmin(source, { FIRST_PASSWORD_FILE: file });
    const password = readFileSync(file, 'utf8').trim();
    expect(password).toMatch(/^[A-Za-z2-9]{20}$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const [admin, ...others] = await users();
    expect(others).toEqual([]);
    expect(admin).toMatchObject({ username: 'admin', role: 'admin' });
    expect(await passwordMatches(password, admin?.password_hash ?? '')).toBe(true);
    const events = await database.query<{ after: object }>('SELECT after FROM identity.event_log');
    expect(JSON.stringify(events)).not.toContain('argon2');
    expect(events).toHaveLength(1);
  });

  it('ADMIN_USER and ADMIN_PASSWORD define the first administrator, once', async () => {
    await seedFirstAdmin(source, { ADMIN_USER: 'owner', ADMIN_PASSWORD: 'chosen by the owner' });
    await seedFirstAdmin(source, { ADMIN_USER: 'second', ADMIN_PASSWORD: 'other' });
    const [admin, ...others] = await users();
    expect([admin?.username, others]).toEqual(['owner', []]);
    expect(await passwordMatches('chosen by the owner', admin?.password_hash ?? '')).toBe(true);
  });

  it('no first administrator is created if the password could not be read', async () => {
    await expect(seedFirstAdmin(source, {})).rejects.toThrow('Set ADMIN_PASSWORD, or FIRST_PASSWORD_FILE');
    expect(await users()).toEqual([]);
  });
});
