import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Ring } from '@larder/contracts';
import { eventually, testEngineUrl } from '@larder/testing';
import { RedisLink } from '../redis/redis-link.js';
import { EventRing, parseRing } from './event-ring.js';

const namespace = randomUUID();

describe('a ring', () => {
  let links: RedisLink[];

  beforeAll(() => {
    links = [1, 2].map(() => new RedisLink(testEngineUrl('TEST_REDIS_URL'), namespace));
  });
  afterAll(() => links.forEach((link) => link.close()));

  it('reaches other processes with its events, or only says that much happened', async () => {
    const [speaker, hearer] = links.map((link) => new EventRing(link));
    const heard: Ring[] = [];
    hearer?.listen({ rung: (ring) => void heard.push(ring) });
    const event = { number: 7, type: 'product.updated', subject: 'product:test-ring', storeId: null } as const;
    await eventually(() => {
      speaker?.publish('catalog', [event]);
      expect(heard).not.toEqual([]);
    });
    expect(heard[0]).toEqual({ producer: 'catalog', head: 7, events: [event] });
    speaker?.publish(
      'catalog',
      Array.from({ length: 120 }, (_each, index) => ({ ...event, number: index + 1 })),
    );
    await eventually(() => expect(heard.at(-1)).toEqual({ producer: 'catalog', head: 120, events: [] }));
  });

  it('is dropped without a word while Redis is away', async () => {
    const away = new RedisLink('redis://127.0.0.1:1/0', namespace);
    const ring = new EventRing(away);
    ring.listen({ rung: () => undefined });
    expect(() => ring.publish('catalog', [])).not.toThrow();
    expect(ring.isConnected()).toBe(false);
    away.close();
  });

  it.each([
    '',
    'null',
    '{}',
    '[]',
    '{"producer":"x","head":1,"events":[]}',
    '{"producer":"catalog","head":"1","events":[]}',
    '{"producer":"catalog","head":1,"events":[null]}',
    '{"producer":"catalog","head":1,"events":[{"number":1,"type":"product.updated"}]}',
    '{"producer":"catalog","head":1,"events":[{"number":1,"type":"products.imported","subject":"x","count":1e15}]}',
    '{"producer":"catalog","head":1,"events":[{"number":1,"type":"products.imported","subject":"x","count":-1}]}',
  ])('is not %p', (text) => {
    expect(parseRing(text)).toBeNull();
  });
});
