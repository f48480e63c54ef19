import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { redisUser, redisUsers } from '../containers/redis-users.mjs';

const SERVICES = ['identity', 'catalog', 'restaurant-orders', 'discounts-rebates', 'system-ops'];
const namespace = `users-${randomUUID()}`;
const passwords = Object.fromEntries(SERVICES.map((service) => [service, randomUUID()]));
const url = process.env['TEST_REDIS_URL'] ?? '';

let owner: Redis;
const clients: Redis[] = [];

function clientOf(service: string): Redis {
  const { hostname, port } = new URL(url);
  const client = new Redis({
    host: hostname,
    port: Number(port),
    username: redisUser(service),
    password: passwords[service],
    maxRetriesPerRequest: null,
  });
  clients.push(client);
  return client;
}

beforeAll(async () => {
  owner = new Redis(url);
  for (const line of redisUsers(passwords, namespace)) {
    const [, user = '', ...rules] = line.match(/\([^)]*\)|\S+/g) ?? [];
    await owner.call('ACL', 'SETUSER', user, 'reset', ...rules);
  }
});

afterAll(async () => {
  for (const client of clients) client.disconnect();
  await owner.call('ACL', 'DELUSER', ...SERVICES.map(redisUser));
  owner.disconnect();
});

describe('a service in Redis', () => {
  it('a service can work on its own queue', async () => {
    const name = 'restaurant-orders-exports';
    const prefix = `${namespace}:bull`;
    const queue = new Queue(name, { prefix, connection: clientOf('restaurant-orders') });
    const done = Promise.withResolvers<unknown>();
    const worker = new Worker(name, async ({ data }) => Promise.resolve(done.resolve(data)), {
      prefix,
      connection: clientOf('restaurant-orders'),
    });
    worker.on('error', done.reject);
    await queue.add('job', { jobId: '7' }, { jobId: 'x', removeOnComplete: true, attempts: 1 });
    expect(await done.promise).toEqual({ jobId: '7' });
    await worker.close();
    await queue.close();
  });

  it('a service can publish its rings and receive all others', async () => {
    const [catalog, ops] = [clientOf('catalog'), clientOf('system-ops')];
    const heard: string[] = [];
    ops.on('message', (channel: string, text: string) => heard.push(`${channel.slice(namespace.length)} ${text}`));
    await ops.subscribe(`${namespace}:ring:catalog`, `${namespace}:figures`);
    await catalog.publish(`${namespace}:ring:catalog`, '1');
    await catalog.publish(`${namespace}:figures`, '2');
    await catalog.publish(`${namespace}:lists.store-read`, '3');
    await ops.ping();
    expect(heard).toEqual([':ring:catalog 1', ':figures 2']);
  });

  it.each<[string, (client: Redis) => Promise<unknown>]>([
    ['reads what is another’s', async (client) => client.hgetall(`${namespace}:bull:restaurant-orders-exports:1`)],
    ['writes what is another’s', async (client) => client.set(`${namespace}:bull:system-ops-restores:1`, 'x')],
    ['reaches another’s by a script', async (client) => client.eval('return 1', 1, `${namespace}:bull:system-ops-x`)],
    ['rings for another', async (client) => client.publish(`${namespace}:ring:identity`, 'x')],
    ['hears another installation', async (client) => client.subscribe('other:ring:catalog')],
    ['asks for the names of keys', async (client) => client.keys('*')],
    ['goes through the keys', async (client) => client.scan(0)],
    ['empties Redis', async (client) => client.flushall()],
    ['changes Redis', async (client) => client.config('SET', 'maxmemory', '1')],
    ['reads passwords', async (client) => client.call('ACL', 'LIST')],
    ['ends others’ connections', async (client) => client.call('CLIENT', 'KILL', 'TYPE', 'normal')],
  ])('a service never %s in Redis', async (_what, work) => {
    await expect(work(clientOf('catalog'))).rejects.toThrow(/NOPERM/);
  });
});
