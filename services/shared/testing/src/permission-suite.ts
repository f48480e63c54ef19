import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { PERMISSIONS, type Caller, type Permission, type ServiceName } from '@larder/contracts';
import request from 'supertest';
import { signIn, type SignedInStaff } from './staff-builder.js';
import type { TestDatabase } from './test-database.js';
import type { TestService } from './test-service.js';

interface UnderTest {
  database: TestDatabase;
  service: TestService;
}

/** Any id: refusals come before the row is looked up. */
const SOME_ID = '0197a3c0-0000-7000-8000-00000000ffff';

/** Adds a store to the tables of a service. */
export type AddStore = (database: TestDatabase, store: { id: string; slug: string }) => Promise<void>;

const OWN = { id: SOME_ID, slug: 'their-own' };
const ANOTHER = { id: '0197a3c0-0000-7000-8000-00000000fffe', slug: 'another' };
const UNKNOWN = { id: '0197a3c0-0000-7000-8000-00000000fffd', slug: 'nowhere' };

const spoken = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;

/**
 * The refusal tests of one service, generated from the permission table: the table matches the live router, one to one;
 * no route admits callers that the table excludes; no change succeeds without its CSRF token; no route that takes a store
 * reveals more about another store than about one that does not exist.
 * @param addStore null for a service without stores
 */
export function permissionSuite(name: ServiceName, underTest: () => UnderTest, addStore: AddStore | null): void {
  const rows = PERMISSIONS.filter((row) => row.service === name);
  const send = (row: Permission, headers: Record<string, string>, { id = SOME_ID, query = '' } = {}): request.Test => {
    const path = row.path.replace(/:(\w+)/g, id) + query;
    const method = row.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
    return request(underTest().service.server)[method](path).set(headers);
  };

  describe('the permission table', () => {
    it('matches the live router one to one', () => {
      expect(underTest().service.routes.map(spoken).toSorted()).toEqual(rows.map(spoken).toSorted());
    });

    const guarded = rows.filter((row) => row.who !== 'public');
    const adminOnly = rows.filter(({ who }) => who === 'admin' || who === 'store-admin');
    for (const row of guarded.filter(({ method }) => method !== 'GET')) {
      it(`${spoken(row)} refuses long bodies by their headers, without waiting for them`, async () => {
        const { database, service } = underTest();
        const begin = async (headers: Record<string, string>): Promise<number | undefined> =>
          statusByHeaders(service.server, row, headers);
        const staff = await signIn(database, 'admin');
        const reader = await signIn(database, 'read-only');
        expect([
          await begin({}),
          row.who === 'staff' ? 403 : await begin(reader.headers),
          row.csrf ? await begin({ 'x-session-id': staff.sessionId }) : 403,
        ]).toEqual([401, 403, 403]);
      });
    }

    const guardedByToken = rows.filter((row) => row.csrf);
    const strangers: [string, (database: TestDatabase) => Promise<Record<string, string>>][] = [
      ['nobody', () => Promise.resolve({})],
      ['a made-up session', () => Promise.resolve({ 'x-session-id': 'A'.repeat(43), 'x-csrf-token': 'B'.repeat(86) })],
      ['a malformed session', () => Promise.resolve({ 'x-session-id': "' OR 1=1--" })],
      ['an expired session', (database) => endedSession(database, `expires_at = now() - interval '1 second'`)],
      ['an idle session', (database) => endedSession(database, `last_seen_at = now() - interval '31 minutes'`)],
      ['a deleted user', deletedUser],
    ];

    for (const row of guarded) {
      it.each(strangers)(`${spoken(row)} refuses %s with 401`, async (_who, headersOf) => {
        const answer = await send(row, await headersOf(underTest().database));
        expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated']);
      });
    }

    for (const row of rows) {
      it(`${spoken(row)} admits the callers that the table admits`, async () => {
        const answer = await send(row, await leastPrivileged[row.who](underTest().database));
        // The empty request may be refused as invalid, but the caller must be admitted.
        expect([401, 403]).not.toContain(answer.status);
      });
    }

    for (const row of rows.filter(({ who }) => who === 'admin')) {
      it(`${spoken(row)} refuses administrators of some stores`, async () => {
        const staff = await signIn(underTest().database, 'admin', [OWN.id]);
        const answer = await send(row, staff.headers);
        expect([answer.status, answer.body.code]).toEqual([403, 'forbidden']);
      });
    }

    for (const row of adminOnly) {
      it.each(['read-only', 'order'] as const)(`${spoken(row)} refuses role %s with 403`, async (role) => {
        const answer = await send(row, (await signIn(underTest().database, role)).headers);
        expect([answer.status, answer.body.code]).toEqual([403, 'forbidden']);
      });
    }

    for (const row of guardedByToken) {
      it.each(tokenless)(`${spoken(row)} refuses %s with 403`, async (_what, headersOf) => {
        const staff = await signIn(underTest().database, 'admin');
        const other = await signIn(underTest().database, 'admin');
        const answer = await send(row, headersOf(staff, other));
        expect([answer.status, answer.body.code]).toEqual([403, 'csrf']);
      });
    }

    if (addStore)
      storeColumn(
        guarded.filter(({ who }) => who !== 'admin'),
        { underTest, addStore, send },
      );
  });
}

interface StoreColumn {
  underTest: () => UnderTest;
  addStore: AddStore;
  send: (row: Permission, headers: Record<string, string>, place?: { id?: string; query?: string }) => request.Test;
}

/** Staff of one store against another, on every route that they may call. */
function storeColumn(rows: readonly Permission[], { underTest, addStore, send }: StoreColumn): void {
  beforeAll(async () => {
    for (const store of [OWN, ANOTHER]) await addStore(underTest().database, store);
  });
  for (const row of rows) {
    it(`${spoken(row)} answers staff of another store as if the store did not exist`, async () => {
      const { headers } = await signIn(underTest().database, 'admin', [OWN.id]);
      const isOfStore = row.path.startsWith('/api/admin/stores/:id');
      const named = async ({ id, slug }: typeof OWN): Promise<request.Response> =>
        isOfStore ? await send(row, headers, { id }) : await send(row, headers, { query: `?store=${slug}` });
      const [another, unknown] = [await named(ANOTHER), await named(UNKNOWN)];
      expect([another.status, another.body.message]).toEqual([404, 'Store not found.']);
      const { requestId: _ours, ...expected } = another.body;
      expect(unknown.status).toBe(404);
      expect(unknown.body).toMatchObject(expected);
    });

    if (row.who === 'store-admin') {
      it(`${spoken(row)} lets administrators of every store name any`, async () => {
        const { headers } = await signIn(underTest().database, 'admin');
        const answer = await send(row, headers, { id: OWN.id, query: `?store=${ANOTHER.slug}` });
        expect([401, 403]).not.toContain(answer.status);
        expect(answer.body.message).not.toBe('Store not found.');
      });
    }
  }
}

/** The least privileged caller that must be admitted: anyone for the public, any role for staff. */
const leastPrivileged: Record<Caller, (database: TestDatabase) => Promise<Record<string, string>>> = {
  public: () => Promise.resolve({}),
  staff: async (database) => (await signIn(database, 'read-only')).headers,
  'store-admin': async (database) => (await signIn(database, 'admin', [OWN.id])).headers,
  admin: async (database) => (await signIn(database, 'admin')).headers,
};

const tokenless: [string, (staff: SignedInStaff, other: SignedInStaff) => Record<string, string>][] = [
  ['a header session without a CSRF token', (staff) => ({ 'x-session-id': staff.sessionId })],
  ['a cookie session without a CSRF token', (staff) => ({ cookie: `larder_session=${staff.sessionId}` })],
  ['a made-up CSRF token', (staff) => ({ ...staff.headers, 'x-csrf-token': 'C'.repeat(86) })],
  ["another session's CSRF token", (staff, other) => ({ ...staff.headers, 'x-csrf-token': other.csrfToken })],
  ['a page of another site', (staff) => ({ ...staff.headers, 'sec-fetch-site': 'cross-site' })],
  ['a foreign origin', (staff) => ({ ...staff.headers, origin: 'https://evil.example' })],
];

/** The status of a request whose body is never sent. */
async function statusByHeaders(
  server: Server,
  { method, path }: Permission,
  headers: Record<string, string>,
): Promise<number | undefined> {
  const { port } = server.address() as AddressInfo;
  const long = { 'content-type': 'application/json', 'content-length': '90000' };
  const asked = httpRequest({
    port,
    method,
    path: path.replace(/:(\w+)/g, SOME_ID),
    headers: { ...long, ...headers },
    agent: false,
  });
  try {
    asked.flushHeaders();
    const [answer] = (await once(asked, 'response', { signal: AbortSignal.timeout(2_000) })) as [IncomingMessage];
    return answer.statusCode;
  } finally {
    asked.on('error', () => undefined).destroy();
  }
}

async function endedSession(database: TestDatabase, change: string): Promise<Record<string, string>> {
  const staff = await signIn(database, 'admin');
  await database.query(`UPDATE identity.staff_session SET ${change} WHERE user_id = $1`, [staff.userId]);
  return staff.headers;
}

async function deletedUser(database: TestDatabase): Promise<Record<string, string>> {
  const staff = await signIn(database, 'admin');
  await database.query('DELETE FROM identity.staff_user WHERE id = $1', [staff.userId]);
  return staff.headers;
}
