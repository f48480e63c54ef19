import type { LoginAnswer } from '@larder/contracts';
import { Client } from 'pg';

/** Reads a value of the running system from the test run's environment. */
function variable(name: 'LARDER_URL' | 'LARDER_ADMIN_USER' | 'LARDER_ADMIN_PASSWORD' | 'LARDER_DATABASE_URL'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the journeys with npm test, which starts the system.`);
  return value;
}

export const systemUrl = (): string => variable('LARDER_URL');

/** Sends a request through the gateway. */
export async function send(path: string, init: RequestInit = {}): Promise<Response> {
  return await fetch(`${systemUrl()}${path}`, init);
}

const json = (method: string, body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

export interface Staff {
  headers: Record<string, string>;
  patch(path: string, body: unknown): Promise<Response>;
}

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Signs in as a browser does, by default as the first administrator. */
export async function signIn(
  credentials: Credentials = { username: variable('LARDER_ADMIN_USER'), password: variable('LARDER_ADMIN_PASSWORD') },
): Promise<Staff> {
  const answer = await send('/api/admin/login', json('POST', credentials));
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}.`);
  const { sessionId, csrfToken } = (await answer.json()) as LoginAnswer;
  const headers = { 'x-session-id': sessionId, 'x-csrf-token': csrfToken };
  return { headers, patch: (path, body) => send(path, json('PATCH', body, headers)) };
}

/** Queries the system's database as its owner. */
export async function ask<Row extends object>(sql: string, values: unknown[]): Promise<Row[]> {
  const owner = new Client({ connectionString: variable('LARDER_DATABASE_URL') });
  await owner.connect();
  try {
    return (await owner.query<Row>(sql, values)).rows;
  } finally {
    await owner.end();
  }
}
