import { describe, expect, it } from '@jest/globals';
import { formatBoardTime, relativeTime } from './time.js';

const now = new Date('2026-11-21T12:00:00Z');
const ago = (seconds: number): string => relativeTime(new Date(now.getTime() - seconds * 1000), now);

describe('how long ago', () => {
  it.each([
    [0, '0 sec ago'],
    [59, '59 sec ago'],
    [60, '1 min ago'],
    [3599, '59 min ago'],
    [3600, '1 hour ago'],
    [7200, '2 hours ago'],
    [-30, '0 sec ago'],
  ])('%p seconds ago reads %p', (seconds, text) => {
    expect(ago(seconds)).toBe(text);
  });
});

describe("the board's timestamp", () => {
  it("a time is shown in the store's zone on both sides of a daylight-saving change", () => {
    expect(formatBoardTime('2026-07-01T03:30:00Z', 'America/Toronto')).toBe('2026/06/30 23:30');
    expect(formatBoardTime('2026-12-01T05:05:00Z', 'America/Toronto')).toBe('2026/12/01 00:05');
  });
  it('an invalid instant is an empty text', () => {
    expect(formatBoardTime('soon', 'America/Toronto')).toBe('');
  });
});
