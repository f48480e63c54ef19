import { setImmediate as breathe } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { Turns } from './turns.js';

describe('turns', () => {
  it('work runs in order up to the limit, and a failure frees its slot', async () => {
    const turns = new Turns(2);
    const [started, most]: [number[], number[]] = [[], []];
    let running = 0;
    const work = (number: number) => async () => {
      started.push(number);
      most.push(++running);
      await breathe();
      running--;
      if (number % 2 === 0) throw new Error('no');
      return number;
    };
    const ended = await Promise.allSettled([1, 2, 3, 4, 5].map((number) => turns.take(work(number))));
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled']);
    expect([started, Math.max(...most)]).toEqual([[1, 2, 3, 4, 5], 2]);
  });
});
