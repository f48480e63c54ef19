import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { FIGURES_CHANNEL, ringPattern, type ReplicaFigures, type Ring, type RungEvent } from '@larder/contracts';
import { eventually, TestDatabase, testEngineUrl } from '@larder/testing';
import { Controller, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { EventPattern, Payload, type MicroserviceOptions } from '@nestjs/microservices';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../database/data-source.js';
import { notifyFigures } from '../figures/figure-publisher.js';
import { BroadcastClient, type Fallback } from './broadcast.client.js';
import { BroadcastServer, REDIS_RETURNED } from './broadcast.server.js';
import { EventRing, isRing } from './event-ring.js';
import { RedisLink } from './redis-link.js';

const NO_REDIS = 'redis://127.0.0.1:1/0';
const NO_POSTGRES = 'postgres://127.0.0.1:1/none';
const event: RungEvent = { number: 7, type: 'product.updated', subject: 'product:test-ring', storeId: null };

let heard: unknown[] = [];
let returned = 0;

@Controller()
class Listener {
  @EventPattern([ringPattern('catalog'), FIGURES_CHANNEL])
  message(@Payload() data: unknown): void {
    heard.push(data);
  }

  @EventPattern<string>(REDIS_RETURNED)
  returned(): void {
    returned += 1;
  }
}

@Module({ controllers: [Listener] })
class ListenerModule {}

const endings: (() => unknown)[] = [];

function sender(url: string, namespace: string, fallback?: Fallback): BroadcastClient {
  const link = new RedisLink(url, namespace);
  endings.push(() => link.close());
  return new BroadcastClient(link, fallback);
}

/** A Nest application like a service's, with {@link Listener} as its only handler. */
async function listen(url: string, namespace: string, databaseUrl = NO_POSTGRES): Promise<RedisLink> {
  const link = new RedisLink(url, namespace);
  const app = await NestFactory.createMicroservice<MicroserviceOptions>(ListenerModule, {
    strategy: new BroadcastServer(link, databaseUrl),
    logger: false,
  });
  await app.listen();
  endings.push(
    () => app.close(),
    () => link.close(),
  );
  return link;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function startRedis(port: number): ChildProcess {
  const redis = spawn(process.env['REDIS_BIN'] ?? '', ['--port', String(port), '--save', '', '--bind', '127.0.0.1'], {
    stdio: 'ignore',
  });
  endings.push(() => redis.kill('SIGKILL'));
  return redis;
}

afterEach(async () => {
  for (const end of endings.splice(0)) await end();
  heard = [];
  returned = 0;
});

describe('a broadcast', () => {
  it('a broadcast reaches the @EventPattern handlers of other processes in its namespace and no others', async () => {
    const url = testEngineUrl('TEST_REDIS_URL');
    const [here, elsewhere] = [randomUUID(), randomUUID()];
    await listen(url, here);
    const [own, foreign] = [sender(url, here), sender(url, elsewhere)];
    await eventually(() => {
      new EventRing(foreign).publish('catalog', [{ ...event, number: 666 }]);
      new EventRing(own).publish('catalog', [event]);
      expect(heard).not.toEqual([]);
    });
    expect(heard[0]).toEqual({ producer: 'catalog', head: 7, events: [event] });
    expect(heard.filter((each) => (each as Ring).head === 666)).toEqual([]);
    expect(returned).toBe(1);
  });

  it('a ring of too many events names only the head of the log', async () => {
    const url = testEngineUrl('TEST_REDIS_URL');
    const namespace = randomUUID();
    await listen(url, namespace);
    const ring = new EventRing(sender(url, namespace));
    const many = Array.from({ length: 120 }, (_each, index) => ({ ...event, number: index + 1 }));
    await eventually(() => {
      ring.publish('catalog', many);
      expect(heard).toContainEqual({ producer: 'catalog', head: 120, events: [] });
    });
  });

  it('a change is rung at once, and the changes right after it together', async () => {
    const url = testEngineUrl('TEST_REDIS_URL');
    const namespace = randomUUID();
    await listen(url, namespace);
    const client = sender(url, namespace);
    await eventually(() => {
      new EventRing(client).publish('catalog', [event]);
      expect(heard).not.toEqual([]);
    });
    const changes = [11, 12, 13].map((number) => ({ ...event, number }));
    const numbers = (): number[][] => heard.map((each) => (each as Ring).events.map(({ number }) => number));
    // A broadcast may be lost, so it is repeated.
    await eventually(async () => {
      heard.splice(0);
      const ring = new EventRing(client);
      for (const change of changes) ring.publish('catalog', [change]);
      ring.publish('catalog', [{ ...event, number: 14, type: 'products.imported', count: 3 }]);
      await pause(500);
      expect(numbers().filter(([first = 0]) => first > 10)).toEqual([[11], [14], [12, 13]]);
    });
  });

  it('rings of a producer without a handler are not subscribed to, and malformed ones are ignored', async () => {
    const url = testEngineUrl('TEST_REDIS_URL');
    const namespace = randomUUID();
    await listen(url, namespace);
    const client = sender(url, namespace);
    const link = client.unwrap<RedisLink>();
    await eventually(() => {
      link.publish(ringPattern('catalog'), 'no JSON');
      client.emit(ringPattern('catalog'), { producer: 'catalog' });
      client.emit(ringPattern('identity'), { producer: 'identity', head: 1, events: [] });
      client.emit(ringPattern('catalog'), { producer: 'catalog', head: 1, events: [] });
      expect(heard).not.toEqual([]);
    });
    expect(heard.every(isRing)).toBe(true);
    expect(new Set(heard.map((each) => (each as Ring).producer))).toEqual(new Set(['catalog']));
  });

  it('broadcasts are received again after Redis was down at the start and after it was restarted', async () => {
    const port = await freePort();
    const url = `redis://127.0.0.1:${port}/0`;
    const link = await listen(url, 'restarts');
    const ring = new EventRing(sender(url, 'restarts'));
    expect(link.isConnected()).toBe(false);
    expect(() => ring.publish('catalog', [event])).not.toThrow();
    for (const times of [1, 2]) {
      const redis = startRedis(port);
      await eventually(() => expect(returned).toBe(times), 10_000);
      heard = [];
      await eventually(() => {
        ring.publish('catalog', [event]);
        expect(heard).not.toEqual([]);
      }, 10_000);
      redis.kill('SIGKILL');
      await once(redis, 'exit');
      await eventually(() => expect(link.isConnected()).toBe(false));
    }
  }, 30_000);
});

describe('while Redis is down', () => {
  let database: TestDatabase;
  let source: DataSource;

  beforeAll(async () => {
    database = await TestDatabase.create();
    source = await new DataSource(dataSourceOptions(database.access('catalog'))).initialize();
  });
  afterAll(async () => {
    await source?.destroy();
    await database?.drop();
  });

  it('while Redis is down figures are sent by pg_notify, and rings are dropped', async () => {
    await listen(NO_REDIS, 'away', database.urlFor('system-ops'));
    const client = sender(NO_REDIS, 'away', notifyFigures(source));
    const figures = { id: 'a', database: { answers: true }, recentErrors: [] } as unknown as ReplicaFigures;
    await eventually(() => {
      new EventRing(client).publish('catalog', [event]);
      client.emit(FIGURES_CHANNEL, { kind: 'figures', figures });
      expect(heard[0]).toEqual({ kind: 'figures', figures });
    });
    expect(heard.filter(isRing)).toEqual([]);
  });

  it('figures too long for a notification are sent without errors, and then without the ledger', async () => {
    const listener = new Client({ connectionString: database.urlFor('system-ops') });
    await listener.connect();
    endings.push(() => listener.end());
    const texts: string[] = [];
    listener.on('notification', ({ payload = '' }) => void texts.push(payload));
    await listener.query(`LISTEN ${FIGURES_CHANNEL}`);
    const recentErrors = Array.from({ length: 50 }, () => ({ path: 'x'.repeat(300) }));
    const figures = { id: 'a', database: { answers: true }, recentErrors } as unknown as ReplicaFigures;
    await notifyFigures(source)(FIGURES_CHANNEL, { kind: 'figures', figures });
    await eventually(() => expect(texts).toHaveLength(1));
    expect((JSON.parse(texts[0] ?? '') as { figures: ReplicaFigures }).figures.recentErrors).toHaveLength(5);
  });
});

it.each([
  null,
  {},
  [],
  { producer: 'x', head: 1, events: [] },
  { producer: 'catalog', head: '1', events: [] },
  { producer: 'catalog', head: 1, events: [null] },
  { producer: 'catalog', head: 1, events: [{ number: 1, type: 'product.updated' }] },
  { producer: 'catalog', head: 1, events: [{ number: 1, type: 'products.imported', subject: 'x', count: 1e15 }] },
  { producer: 'catalog', head: 1, events: [{ number: 1, type: 'products.imported', subject: 'x', count: -1 }] },
])('%j is not a ring', (message) => {
  expect(isRing(message)).toBe(false);
});
