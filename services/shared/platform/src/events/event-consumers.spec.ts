import { expect, it, jest } from '@jest/globals';
import type { DiscoveryService } from '@nestjs/core';
import type { DataSource } from 'typeorm';
import type { BroadcastServer } from '../broadcast/broadcast.server.js';
import type { RedisLink } from '../broadcast/redis-link.js';
import type { EventConsumer } from './event-consumer.js';
import { EventConsumers } from './event-consumers.js';

class FailingConsumer implements EventConsumer {
  readonly name = 'failing';
  readonly producers = ['catalog'] as const;
  readonly types = [];
  readonly startsAt = 'log-start';
  async apply(): Promise<void> {}
}

it('a reader of a copy whose event fails asks for it ever more rarely, for a second', async () => {
  const query = jest.fn(async () => [{ highest: 7, position: 6 }]);
  // The drain fails as it does while the connection is gone, which is not logged.
  const createQueryRunner = (): never => {
    throw Object.assign(new Error('Gone'), { code: '57P01' });
  };
  const consumers = new EventConsumers(
    { getProviders: () => [{ instance: new FailingConsumer() }] } as unknown as DiscoveryService,
    { manager: { query }, createQueryRunner } as unknown as DataSource,
    { service: 'restaurant-orders' },
    { addHandler: () => undefined } as unknown as BroadcastServer,
    { isConnected: () => true } as RedisLink,
  );
  consumers.onModuleInit();
  expect(await consumers.caughtUp(FailingConsumer)).toBe(false);
  expect(query.mock.calls.length).toBeLessThan(30);
  await consumers.onApplicationShutdown();
});
