import { describe, expect, it } from '@jest/globals';
import { restartDelay } from './supervised-process.ts';

describe('restartDelay', () => {
  it('the restart delay starts short, doubles and is bounded', () => {
    expect([0, 1, 2, 3, 10].map(restartDelay)).toEqual([200, 400, 800, 1600, 5000]);
  });
});
