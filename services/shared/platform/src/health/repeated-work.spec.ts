import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { RepeatedWork } from './repeated-work.js';

class Counting extends RepeatedWork {
  turns = 0;

  constructor() {
    super('counting', 1_000);
  }

  turn(): Promise<void> {
    this.turns += 1;
    // The error of a database that is down.
    return Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
  }
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('repeated work continues after a failure, and ends with the process', async () => {
  const work = new Counting();
  work.onApplicationBootstrap();
  await jest.advanceTimersByTimeAsync(3_500);
  work.onApplicationShutdown();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(work.turns).toBe(3);
});
