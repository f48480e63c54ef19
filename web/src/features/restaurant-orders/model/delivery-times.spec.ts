import { describe, expect, it } from '@jest/globals';
import { formatShortDeliveryDay } from './delivery-times.ts';

describe('the day of an order in the list', () => {
  const newYear = new Date('2027-01-01T03:00:00Z');

  it("the year is left out if it is the current one in the store's calendar", () => {
    expect(formatShortDeliveryDay('2026-12-31', newYear, 'America/Toronto')).toBe('Thu, Dec 31');
    expect(formatShortDeliveryDay('2027-01-02', newYear, 'America/Toronto')).toBe('Sat, Jan 2, 2027');
    expect(formatShortDeliveryDay('2027-01-02', newYear, 'Asia/Hong_Kong')).toBe('Sat, Jan 2');
  });
});
