import { describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { RowRestorer } from './row-restorer.js';
import type { RowChange, UndoTable } from './undo-config.js';

const PRICES: UndoTable = { name: 'price', key: ['id'], thing: 'price', eventsOf: () => [] };

describe('restoring very many rows', () => {
  it('works in batches, and reports each row whose name another row has taken', async () => {
    const sizes: number[] = [];
    const query = async (_sql: string, [rows]: readonly string[]) => {
      sizes.push((JSON.parse(rows ?? '[]') as object[]).length);
      return [];
    };
    const changes = Array.from({ length: 150_000 }, (_, id): RowChange => ({
      table: PRICES,
      before: { id },
      after: null,
    }));
    const { restored, left } = await new RowRestorer('catalog').restore(
      { query } as unknown as EntityManager,
      [PRICES],
      changes,
    );
    expect(restored).toEqual([]);
    expect(left).toHaveLength(150_000);
    expect(left.at(-1)?.why).toBe('exists-again');
    expect(Math.max(...sizes)).toBe(10_000);
  });
});
