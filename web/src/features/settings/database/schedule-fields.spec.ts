import { describe, expect, it } from '@jest/globals';
import { MOST_HOURS, wholeUpTo } from './backup-rules.ts';

describe('a typed number of the schedule', () => {
  it.each([
    ['1', 1],
    [' 24 ', 24],
    ['168', 168],
    ['169', null],
    ['0', null],
    ['-1', null],
    ['1.5', null],
    ['', null],
    ['1e2', null],
  ])('the typed number %p is read as %p', (text, value) => {
    expect(wholeUpTo(text, MOST_HOURS)).toBe(value);
  });
});
