import { expect, it } from '@jest/globals';
import { formatClock } from './status-view.ts';

it('the time of day is on the store’s clock, to the second, and midnight is 00', () => {
  expect(formatClock('2026-11-21T19:03:12.000Z', 'America/Toronto')).toBe('14:03:12');
  expect(formatClock('2026-11-21T05:00:00.000Z', 'America/Toronto')).toBe('00:00:00');
});
