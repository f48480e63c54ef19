import { describe, expect, it } from '@jest/globals';
import { usageLevel } from './figures.ts';

describe('the level of a usage', () => {
  it.each([
    [0, 'ok'],
    [74.9, 'ok'],
    [75, 'high'],
    [89.99, 'high'],
    [90, 'critical'],
    [100, 'critical'],
  ])('a usage of %d%% is %s', (percent, level) => {
    expect(usageLevel(percent)).toBe(level);
  });
});
