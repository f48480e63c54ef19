import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { LowestPrices } from './lowest-prices.js';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-27T12:00:00Z'), doNotFake: ['nextTick'] });
});

afterEach(() => {
  jest.useRealTimers();
});

it('old price changes are dropped by reading all of them again once a day', async () => {
  const readFrom: unknown[] = [];
  const query = async (sql: string, [from]: unknown[] = []): Promise<object[]> => {
    if (!sql.includes('e.store_id IS NULL')) return [];
    readFrom.push(from);
    return [{ id: 'a', number: 7, atMs: 0, from: 100, to: 90 }];
  };
  const lowest = new LowestPrices({ query } as unknown as DataSource);
  const read = async (): Promise<unknown> => lowest.of('store', [], new Date());
  await read();
  await read();
  jest.setSystemTime(new Date('2026-11-28T12:00:00Z'));
  await read();
  await read();
  expect(readFrom).toEqual([0, 7, 0, 7]);
});
