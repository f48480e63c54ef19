import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { DrainLoop } from './drain-loop.js';
import type { Drain, DrainOutcome } from './drain.js';

function loopOf(outcome: DrainOutcome) {
  const state = { drains: 0 };
  const drain = { drain: async () => ((state.drains += 1), outcome) } as unknown as Drain;
  return { state, loop: new DrainLoop(drain, ['catalog'], { isConnected: () => true }, { error: () => undefined }) };
}

it('a waiting reader is not delayed by the pause between drains', async () => {
  const { state, loop } = loopOf('drained');
  for (let reader = 1; reader <= 3; reader++) {
    await loop.drainNow('catalog');
    expect(state.drains).toBe(reader);
  }
  await loop.stop();
});

it('concurrent readers share a drain', async () => {
  const { state, loop } = loopOf('drained');
  await Promise.all(Array.from({ length: 10 }, async () => loop.drainNow('catalog')));
  expect(state.drains).toBe(1);
  await loop.stop();
});

it('a failing event is not retried at the pace of its readers', async () => {
  const { state, loop } = loopOf('failing');
  for (let reader = 1; reader <= 10; reader++) await loop.drainNow('catalog');
  expect(state.drains).toBe(1);
  await pause(400);
  expect(state.drains).toBe(2);
  await loop.stop();
});
