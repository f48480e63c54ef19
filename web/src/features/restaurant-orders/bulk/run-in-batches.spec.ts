import { describe, expect, it } from '@jest/globals';
import type { OrderBatchResult, SelectedOrder } from '@larder/contracts';
import { sampleOrder } from '../test/order.sample.ts';
import { runInBatches } from './run-in-batches.ts';
import { selectedOf } from './use-selection.ts';

const orders = (...ids: string[]): SelectedOrder[] => ids.map((id) => selectedOf(sampleOrder({ id })));
const idsOf = (list: readonly SelectedOrder[]): string => list.map(({ id }) => id).join('');
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');
const done = (batch: readonly SelectedOrder[]): OrderBatchResult => ({
  orders: batch.map(({ id, version }) => ({ id, done: true, reason: null, version: version + 1 })),
});
const options = { size: 2, reasonOf, onStep: () => undefined, isStopped: () => false };

describe('a run over many orders', () => {
  it('batches are sent one after the other, with progress', async () => {
    const log: string[] = [];
    const result = await runInBatches(orders('a', 'b', 'c'), {
      ...options,
      act: async (batch) => {
        log.push(`begin ${idsOf(batch)}`);
        await Promise.resolve();
        log.push(`end ${idsOf(batch)}`);
        return done(batch);
      },
      onStep: (through) => log.push(String(through)),
    });
    expect(log).toEqual(['begin ab', 'end ab', '2', 'begin c', 'end c', '3']);
    expect(idsOf(result.done)).toBe('abc');
    expect(result.done.map(({ version }) => version)).toEqual([2, 2, 2]);
  });

  it('orders that were not done or not mentioned are named', async () => {
    const answer = { orders: [{ id: 'a', done: false, reason: 'Order not found.', version: null }] };
    const { failed } = await runInBatches(orders('a', 'b'), { ...options, act: () => Promise.resolve(answer) });
    expect(failed.map(({ item, reason }) => [item.id, reason])).toEqual([
      ['a', 'Order not found.'],
      ['b', 'unknown'],
    ]);
  });

  it('a run continues after a failed call', async () => {
    const result = await runInBatches(orders('a', 'b', 'c'), {
      ...options,
      act: (batch) => (batch.length === 2 ? Promise.reject(new Error('offline')) : Promise.resolve(done(batch))),
    });
    expect(idsOf(result.done)).toBe('c');
    expect(result.failed.map(({ item, reason }) => [item.id, reason])).toEqual([
      ['a', 'offline'],
      ['b', 'offline'],
    ]);
  });

  it('a stopped run does not change the rest', async () => {
    let through = 0;
    const result = await runInBatches(orders('a', 'b', 'c', 'd', 'e'), {
      ...options,
      act: (batch) => Promise.resolve(done(batch)),
      onStep: (count) => {
        through = count;
      },
      isStopped: () => through >= 2,
    });
    expect(idsOf(result.done)).toBe('ab');
    expect(idsOf(result.left)).toBe('cde');
  });
});
