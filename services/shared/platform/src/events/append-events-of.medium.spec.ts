import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, TestDatabase } from '@larder/testing';
import type { DataSource } from 'typeorm';
import { runWithContext } from '../auth/request-context.js';
import { appendEventsOf } from './append-events.js';
import { producerLock } from './producer-lock.js';

let database: TestDatabase;
let producer: DataSource;

beforeAll(async () => {
  database = await TestDatabase.create();
  producer = await database.dataSource('identity');
  await producer.query('CREATE TABLE identity.thing (name text NOT NULL)');
});

afterAll(async () => {
  await database?.drop();
});

/** Stores things and logs one event for each, the last first. */
const CHANGES = `stored AS (
    INSERT INTO identity.thing SELECT name FROM unnest($1::text[]) AS list (name) RETURNING name
  ),
  happened AS (
    SELECT 'user.created' AS type, 'user:' || name AS subject, NULL::uuid AS store_id, NULL::jsonb AS before,
           jsonb_build_object('username', name) AS after, -ascii(name) AS place FROM stored
  )`;

const logged = async () =>
  await database.query<{ number: string; subject: string; request_id: string }>(
    'SELECT * FROM identity.event_log ORDER BY number',
  );

describe('appendEventsOf', () => {
  it('changes are logged in their order, with the origin of the request', async () => {
    const context = {
      requestId: 'request-1',
      address: '10.0.0.1',
      language: 'en' as const,
      actor: { id: crypto.randomUUID(), username: 'anna', role: 'read-only' as const },
    };
    const count = await runWithContext(context, () =>
      producer.transaction((manager) => appendEventsOf(manager, 'identity', CHANGES, [['a', 'b', 'c']])),
    );
    expect([count, (await database.query('SELECT * FROM identity.thing')).length]).toEqual([3, 3]);
    expect(await logged()).toEqual(
      ['c', 'b', 'a'].map((name) =>
        expect.objectContaining({
          subject: `user:${name}`,
          after: { username: name },
          actor_name: 'anna',
          actor_role: 'read-only',
          address: '10.0.0.1',
          request_id: 'request-1',
        }),
      ),
    );
  });

  it('no number is taken while a reader looks for the head of the log', async () => {
    const reader = producer.createQueryRunner();
    await reader.startTransaction();
    await reader.query('SELECT pg_advisory_xact_lock($1, $2)', producerLock('identity'));
    const appending = producer.transaction((manager) => appendEventsOf(manager, 'identity', CHANGES, [['d']]));
    const waits = async (): Promise<boolean> =>
      (await database.query(`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`)).length > 0;
    await eventually(async () => expect(await waits()).toBe(true));
    const [taken] = await database.query<object>('SELECT last_value FROM identity.event_log_number_seq');
    expect(taken).toEqual({ last_value: (await logged()).at(-1)?.number });
    await reader.commitTransaction();
    await reader.release();
    expect(await appending).toBe(1);
  });
});
