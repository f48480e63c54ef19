import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestDatabase } from '@larder/testing';
import { Client } from 'pg';
import { adoptOwnerPassword } from './owner-password.js';

const ROLE = `owner_${randomUUID().replaceAll('-', '')}`;
const NEW = "it's:new/äh";
let database: TestDatabase;
let admin: Client;

const urlWith = (password: string): string => {
  const url = new URL(database.adminUrl);
  url.username = ROLE;
  url.password = encodeURIComponent(password);
  return url.href;
};

async function opens(password: string): Promise<boolean> {
  const client = new Client({ connectionString: urlWith(password) });
  return await client.connect().then(
    async () => {
      await client.end();
      return true;
    },
    () => false,
  );
}

beforeAll(async () => {
  database = await TestDatabase.create();
  admin = new Client({ connectionString: database.adminUrl });
  await admin.connect();
  await admin.query(`CREATE ROLE ${ROLE} LOGIN PASSWORD 'first'`);
  await admin.query(`GRANT CONNECT ON DATABASE ${database.name} TO ${ROLE}`);
});

afterAll(async () => {
  await admin?.query(`DROP OWNED BY ${ROLE}`);
  await admin?.query(`DROP ROLE ${ROLE}`);
  await admin?.end();
  await database?.drop();
});

describe("the owner's password", () => {
  it('an owner password that the database never had is refused, and nothing is changed', async () => {
    await expect(adoptOwnerPassword(urlWith('other'), ['wrong', 'wrong again'])).rejects.toThrow(
      /password authentication failed/,
    );
    expect(await opens('first')).toBe(true);
  });

  it('the owner password is rotated from any of the former ones, and again after that', async () => {
    await adoptOwnerPassword(urlWith(NEW), ['lost on the way', 'first']);
    expect(await opens(NEW)).toBe(true);
    expect(await opens('first')).toBe(false);
    await adoptOwnerPassword(urlWith(NEW), []);
    expect(await opens(NEW)).toBe(true);
  });
});
