import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { LoginAnswer, ManagedUser, StaffUser } from '@larder/contracts';
import { send } from './running-system.js';
import { SHOWINGS, SpecifiedClient } from './specified-client.js';

/** Sign-in and user calls of the specification's part 1 §7, verbatim, through the gateway. */

let client: SpecifiedClient;

beforeAll(async () => {
  client = await SpecifiedClient.signIn();
});

const login = async (username: string, password: string): Promise<Response> =>
  await send('/api/admin/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
const newName = (): string => `contract-${randomUUID().slice(0, 8)}`;

describe('signing in', () => {
  it('POST /api/admin/login {username, password} → success, user, sessionId, csrfToken', async () => {
    const username = newName();
    const body = { username, password: 'p', role: 'order' };
    const { version: _, ...user } = await client.json<ManagedUser>('POST', '/api/admin/users', body);
    const answer = await login(username, 'p');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      success: true,
      user,
      sessionId: expect.any(String),
      csrfToken: expect.any(String),
      language: null,
    });
    expect((await login(username, 'wrong')).status).toBe(401);
    await client.json('DELETE', `/api/admin/users/${user.id}`);
  });

  it.each(SHOWINGS)('GET /api/admin/verify-session gives a fresh csrfToken, shown by %s', async (showing) => {
    const answer = await client.call('GET', '/api/admin/verify-session', undefined, showing);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ csrfToken: expect.any(String) });
  });

  it('POST /api/admin/logout, a JSON content type without a body, ends the session', async () => {
    const other = await SpecifiedClient.signIn();
    expect((await other.call('POST', '/api/admin/logout')).status).toBe(200);
    expect((await other.call('GET', '/api/admin/verify-session')).status).toBe(401);
  });
});

describe('users', () => {
  it('GET, POST, PUT and DELETE /api/admin/users', async () => {
    const username = newName();
    const posted = await client.call('POST', '/api/admin/users', { username, password: 'first', role: 'read-only' });
    expect(posted.status).toBe(201);
    const user = (await posted.json()) as StaffUser;
    const list = await client.json<StaffUser[]>('GET', '/api/admin/users');
    expect(list.find(({ id }) => id === user.id)).toEqual({
      id: user.id,
      username,
      role: 'read-only',
      storeIds: null,
      createdAt: expect.any(String),
      version: 1,
    });

    // A blank password keeps the current one.
    const put = await client.call('PUT', `/api/admin/users/${user.id}`, { username, password: '', role: 'admin' });
    expect([put.status, ((await put.json()) as StaffUser).role]).toEqual([200, 'admin']);
    expect((await login(username, 'first')).status).toBe(200);

    expect((await client.call('DELETE', `/api/admin/users/${user.id}`)).status).toBe(200);
    expect((await login(username, 'first')).status).toBe(401);
  });

  it('users are hidden from other roles, and a deleted user is signed out at once', async () => {
    const username = newName();
    const user = await client.json<StaffUser>('POST', '/api/admin/users', { username, password: 'p' });
    const { sessionId, csrfToken } = (await (await login(username, 'p')).json()) as LoginAnswer;
    const headers = { 'session-id': sessionId, 'csrf-token': csrfToken };
    expect((await send('/api/admin/users', { headers })).status).toBe(403);
    expect((await send('/api/products?includeInactive=true', { headers })).status).toBe(200);
    await client.json('DELETE', `/api/admin/users/${user.id}`);
    expect((await send('/api/admin/verify-session', { headers })).status).toBe(401);
  });
});

describe("the API's description", () => {
  it('GET /api/openapi.json and /api/docs, for staff', async () => {
    const document = await client.json<{ openapi: string; paths: object }>('GET', '/api/openapi.json');
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths).length).toBeGreaterThan(15);
    const page = await client.call('GET', '/api/docs', undefined, 'cookie');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect((await send('/api/docs')).status).toBe(401);
  });
});
