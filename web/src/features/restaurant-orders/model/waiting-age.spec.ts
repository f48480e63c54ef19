import { describe, expect, it } from '@jest/globals';
import { waitingAge } from './delivery-times.ts';

const ZONE = 'America/Toronto';
const at = (created: string, now: string) => waitingAge(created, new Date(now), ZONE);

describe('the age of a pending order', () => {
  // 18 November 2026 is a Wednesday; Toronto is five hours behind.
  it.each([
    ['2026-11-18T15:00:00Z', '2026-11-18T15:00:30Z', 'fresh', '0 min'],
    ['2026-11-18T15:00:00Z', '2026-11-18T15:59:59Z', 'fresh', '59 min'],
    ['2026-11-18T15:00:00Z', '2026-11-18T16:00:00Z', 'late', '1 h'],
    ['2026-11-18T15:00:00Z', '2026-11-19T14:59:59Z', 'late', '23 h'],
    ['2026-11-18T15:00:00Z', '2026-11-19T15:00:00Z', 'overdue', '24 h'],
    ['2026-11-18T15:00:00Z', '2026-11-21T15:00:00Z', 'overdue', '3 days'],
    // Friday afternoon is due on Monday afternoon.
    ['2026-11-20T20:00:00Z', '2026-11-23T19:59:00Z', 'late', '2 days'],
    ['2026-11-20T20:00:00Z', '2026-11-23T20:00:00Z', 'overdue', '3 days'],
    // Orders of the weekend are due at the end of Monday.
    ['2026-11-21T20:00:00Z', '2026-11-24T04:59:00Z', 'late', '2 days'],
    ['2026-11-21T20:00:00Z', '2026-11-24T05:00:00Z', 'overdue', '2 days'],
    ['2026-11-22T20:00:00Z', '2026-11-24T05:00:00Z', 'overdue', '33 h'],
    // The browser's clock is slow.
    ['2026-11-18T15:00:00Z', '2026-11-18T14:00:00Z', 'fresh', '0 min'],
  ])('an order placed %s, at %s: %s, %s', (created, now, level, age) => {
    expect(at(created, now)).toEqual({ level, age });
  });
});
