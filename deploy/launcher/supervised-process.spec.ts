import { describe, expect, it } from '@jest/globals';
import { restartDelay } from './supervised-process.ts';

describe('restartDelay', () => {
  it('begins short, doubles and stays bounded', () => {
    expect([0, 1, 2, 3, 10].map(restartDelay)).toEqual([200, 400, 800, 1600, 5000]);
  });
});
