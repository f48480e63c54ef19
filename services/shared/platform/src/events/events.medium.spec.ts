import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { LoggedEvent, NewEvent } from '@larder/contracts';
import { eventually, TestDatabase } from '@larder/testing';
import type { DataSource, EntityManager } from 'typeorm';
import { runWithContext } from '../auth/request-context.js';
import { appendEvents } from './append-events.js';
import { DrainLoop } from './drain-loop.js';
import { Drain, FAILURES_BEFORE_PARKING } from './drain.js';
import type { EventConsumer } from './event-consumer.js';
import { readableHead } from './readable-head.js';

/** Copies the user name of each event into a table; fails on the names that a test sets. */
class CopyConsumer implements EventConsumer {
  readonly name: string = 'test.copy';
  readonly producers = ['identity'] as const;
  readonly types = ['user.created'] as const;
  readonly startsAt: EventConsumer['startsAt'] = 'log-start';
  readonly refuses = new Set<string>();
  readonly slow = new Set<string>();

  async apply(manager: EntityManager, events: readonly LoggedEvent[]): Promise<void> {
    for (const event of events) {
      const username = (event as LoggedEvent<'user.created'>).after?.username ?? '';
      await manager.query('INSERT INTO restaurant_orders.copy (number, username) VALUES ($1, $2)', [
        event.number,
        username,
      ]);
      if (this.slow.has(username)) await manager.query('SET LOCAL statement_timeout = 20; SELECT pg_sleep(1)');
      if (this.refuses.has(username)) throw new Error(`${username} cannot be applied.`);
    }
  }
}

class HeadConsumer extends CopyConsumer {
  override readonly name = 'test.head';
  override readonly startsAt = 'log-head';
}

let database: TestDatabase;
let producer: DataSource;
let reader: DataSource;

const created = (username: string, subject = `user:${username}`): NewEvent => ({
  type: 'user.created',
  subject,
  storeId: null,
  before: null,
  after: { id: '0197a3c0-0000-7000-8000-000000000001', username, role: 'order' },
});

const log = async (...events: NewEvent[]) =>
  await producer.transaction((manager) => appendEvents(manager, 'identity', events));

const copied = async (): Promise<string[]> =>
  (await database.query<{ username: string }>('SELECT username FROM restaurant_orders.copy ORDER BY number')).map(
    (row) => row.username,
  );

const newDrain = (consumer: EventConsumer): Drain => new Drain(reader, 'restaurant-orders', consumer);

beforeAll(async () => {
  database = await TestDatabase.create();
  producer = await database.dataSource('identity');
  reader = await database.dataSource('restaurant-orders');
  await reader.query('CREATE TABLE restaurant_orders.copy (number bigint PRIMARY KEY, username text NOT NULL)');
});

beforeEach(async () => {
  await database.query(`TRUNCATE identity.event_log, restaurant_orders.copy, restaurant_orders.event_cursor,
    restaurant_orders.parked_event`);
});

afterAll(async () => {
  await database?.drop();
});

describe('logging events', () => {
  it('events keep their order, payload and origin', async () => {
    const origin = {
      requestId: 'request-1',
      address: '203.0.113.9',
      language: 'en' as const,
      actor: { id: crypto.randomUUID(), username: 'mei', role: 'order' as const },
    };
    const logged = await runWithContext(origin, () => log(created('ann'), created('bo 步')));
    expect(logged[1]?.number).toBeGreaterThan(logged[0]?.number ?? Infinity);
    const rows = await database.query(
      'SELECT number, subject, actor_name, actor_role, request_id, address, before, after FROM identity.event_log ORDER BY number',
    );
    expect(rows).toEqual([
      expect.objectContaining({ subject: 'user:ann', request_id: 'request-1', address: '203.0.113.9', before: null }),
      expect.objectContaining({
        subject: 'user:bo 步',
        actor_name: 'mei',
        actor_role: 'order',
        after: expect.objectContaining({ username: 'bo 步' }),
      }),
    ]);
  });

  it('a rolled back transaction leaves no events', async () => {
    const failing = producer.transaction(async (manager) => {
      await appendEvents(manager, 'identity', [created('ghost')]);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await log(created('real'));
    const drain = newDrain(new CopyConsumer());
    await drain.drain('identity', 'wait');
    expect(await copied()).toEqual(['real']);
  });

  it('no event appears below a head that was read, however slowly transactions end', async () => {
    const heads: { head: number; seen: number }[] = [];
    let writing = true;
    const writers = Array.from({ length: 8 }, async (_each, writer) => {
      for (let turn = 0; turn < 12; turn++) {
        await producer
          .transaction(async (manager) => {
            await appendEvents(manager, 'identity', [created(`w${writer}`)]);
            await pause((writer * 7 + turn * 3) % 10);
            if ((writer + turn) % 4 === 0) throw new Error('rolled back');
          })
          .catch(() => undefined);
      }
    });
    const watcher = (async () => {
      while (writing) {
        const head = await readableHead(reader, 'identity');
        const [row] = await database.query<{ seen: string }>(
          'SELECT count(*) AS seen FROM identity.event_log WHERE number <= $1',
          [head],
        );
        heads.push({ head, seen: Number(row?.seen) });
      }
    })();
    await Promise.all(writers);
    writing = false;
    await watcher;
    for (const { head, seen } of heads) {
      const [row] = await database.query<{ now: string }>(
        'SELECT count(*) AS now FROM identity.event_log WHERE number <= $1',
        [head],
      );
      expect(Number(row?.now)).toBe(seen);
    }
    expect(heads.length).toBeGreaterThan(3);
  });

  it('the head is read again when the lock takes too long or the connection breaks', async () => {
    const ends: (() => void)[] = [];
    const slow = producer.transaction(async (manager) => {
      await appendEvents(manager, 'identity', [created('slow')]);
      await new Promise<void>((resolve) => ends.push(resolve));
    });
    await eventually(() => expect(ends).toHaveLength(1));
    await expect(readableHead(reader, 'identity')).rejects.toThrow('lock timeout');
    const broken = readableHead(reader, 'identity').catch(String);
    await eventually(async () => {
      const cut = await database.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE wait_event = 'advisory' AND datname = current_database()`,
      );
      expect(cut).toHaveLength(1);
    });
    expect(await broken).toMatch(/terminat/);
    ends[0]?.();
    await slow;
    // The pool may give the broken connection once more.
    await eventually(async () => expect(await readableHead(reader, 'identity')).toBeGreaterThan(0));
  });
});

describe('a consumer', () => {
  it('a consumer applies each event once and in order while three replicas drain concurrently', async () => {
    const names = Array.from({ length: 1_200 }, (_each, index) => `user-${index}`);
    await log(...names.map((name) => created(name)));
    const drains = [1, 2, 3].map(() => newDrain(new CopyConsumer()));
    await Promise.all(drains.map((drain) => drain.drain('identity', 'wait')));
    expect(await copied()).toEqual(names);
  });

  it('a consumer gets only its types and still reaches the head', async () => {
    await log(created('ann'), {
      type: 'session.opened',
      subject: 'user:ann',
      storeId: null,
      before: null,
      after: { username: 'ann', role: 'order' },
    });
    const drain = newDrain(new CopyConsumer());
    await drain.drain('identity', 'wait');
    expect(await copied()).toEqual(['ann']);
    const [cursor] = await database.query<{ number: string }>('SELECT number FROM restaurant_orders.event_cursor');
    expect(Number(cursor?.number)).toBe(await readableHead(reader, 'identity'));
  });

  it('a locked cursor is left to the replica that has it', async () => {
    const drain = newDrain(new CopyConsumer());
    await log(created('before'));
    await drain.drain('identity', 'wait');
    await log(created('ann'));
    await reader.transaction(async (manager) => {
      await manager.query('SELECT 1 FROM restaurant_orders.event_cursor FOR UPDATE');
      expect(await drain.drain('identity', 'skip')).toBe('busy');
    });
    expect(await drain.drain('identity', 'skip')).toBe('drained');
  });

  it('an event that keeps failing is parked with later ones of its subject, and the others are applied', async () => {
    await log(created('ann'), created('bad', 'user:x'), created('behind', 'user:x'), created('cy'));
    const consumer = new CopyConsumer();
    consumer.refuses.add('bad');
    const drain = newDrain(consumer);
    for (let failure = 1; failure < FAILURES_BEFORE_PARKING; failure++) {
      expect(await drain.drain('identity', 'wait')).toBe('failing');
      expect(await copied()).toEqual(['ann']);
    }
    expect(await drain.drain('identity', 'wait')).toBe('drained');
    expect(await copied()).toEqual(['ann', 'cy']);
    await log(created('later', 'user:x'), created('dee'));
    expect(await drain.drain('identity', 'wait')).toBe('drained');
    expect(await copied()).toEqual(['ann', 'cy', 'dee']);

    expect(await drain.retryParked('identity', 'user:x')).toBe(3);
    consumer.refuses.clear();
    expect(await drain.retryParked('identity', 'user:x')).toBe(0);
    expect(await copied()).toEqual(['ann', 'bad', 'behind', 'cy', 'later', 'dee']);
    expect(await database.query('SELECT 1 FROM restaurant_orders.parked_event')).toEqual([]);
  });

  it('an event that times out is tried again, and parked when it always does', async () => {
    await log(created('ann'), created('slow'), created('cy'));
    const consumer = new CopyConsumer();
    const drain = newDrain(consumer);
    consumer.slow.add('slow');
    expect(await drain.drain('identity', 'wait')).toBe('failing');
    consumer.slow.clear();
    expect(await drain.drain('identity', 'wait')).toBe('drained');
    expect(await copied()).toEqual(['ann', 'slow', 'cy']);

    await log(created('endless'), created('dee'));
    consumer.slow.add('endless');
    for (let failure = 1; failure < FAILURES_BEFORE_PARKING; failure++) {
      expect(await drain.drain('identity', 'wait')).toBe('failing');
    }
    expect(await drain.drain('identity', 'wait')).toBe('drained');
    expect(await copied()).toEqual(['ann', 'slow', 'cy', 'dee']);
    expect(await drain.retryParked('identity', 'user:endless')).toBe(1);
  });

  it('a consumer that acts outside the database starts with events after its first start', async () => {
    await log(created('old'));
    const drain = newDrain(new HeadConsumer());
    await drain.drain('identity', 'wait');
    await log(created('new'));
    await drain.drain('identity', 'wait');
    expect(await copied()).toEqual(['new']);
  });

  it('a consumer waits briefly for a slow transaction, while others can append', async () => {
    await log(created('ann'));
    const drain = newDrain(new CopyConsumer());
    await producer.transaction(async (manager) => {
      await appendEvents(manager, 'identity', [created('slow')]);
      const started = performance.now();
      const drained = drain.drain('identity', 'wait').catch((error: unknown) => error);
      await pause(20);
      await log(created('quick'));
      expect(performance.now() - started).toBeLessThan(1_000);
      expect(await drained).toBeInstanceOf(Error);
    });
    await drain.drain('identity', 'wait');
    expect(await copied()).toEqual(['ann', 'slow', 'quick']);
  });

  it('a consumer polls for new events within seconds when rings are lost', async () => {
    const drain = newDrain(new CopyConsumer());
    const loop = new DrainLoop(
      drain,
      ['identity'],
      { isConnected: () => false },
      { error: (error) => console.error(error) },
    );
    loop.start();
    await pause(50);
    await log(created('unheard'));
    await eventually(async () => expect(await copied()).toEqual(['unheard']), 3_000);
    await loop.stop();
  });
});
