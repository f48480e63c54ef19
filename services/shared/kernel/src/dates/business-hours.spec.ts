import { describe, expect, it } from '@jest/globals';
import { businessHoursBetween } from './business-hours.js';

const NINE_TO_NINE = { opens: 9, closes: 21 };
const TORONTO = 'America/Toronto';

describe('businessHoursBetween', () => {
  it.each([
    ['within a day', '2026-11-20T15:00:00Z', '2026-11-20T18:30:00Z', 3.5],
    ['over a night', '2026-11-20T23:00:00Z', '2026-11-21T16:00:00Z', 5],
    ['while closed', '2026-11-21T03:00:00Z', '2026-11-21T13:00:00Z', 0],
    ['backwards', '2026-11-21T18:00:00Z', '2026-11-20T18:00:00Z', 0],
    ['three whole days', '2026-11-17T05:00:00Z', '2026-11-20T05:00:00Z', 36],
    ['sixty days at most', '2020-01-01T05:00:00Z', '2026-11-20T05:00:00Z', 720],
    ['the day the clocks go back', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z', 12],
  ])('business hours are counted %s', (_when, from, to, hours) => {
    expect(businessHoursBetween(new Date(from), new Date(to), NINE_TO_NINE, TORONTO)).toBe(hours);
  });

  it('the last hour counts when a shop closes at midnight', () => {
    const from = new Date('2026-11-21T04:00:00Z');
    const to = new Date('2026-11-21T06:00:00Z');
    expect(businessHoursBetween(from, to, { opens: 9, closes: 24 }, TORONTO)).toBe(1);
    expect(businessHoursBetween(from, to, { opens: 0, closes: 24 }, TORONTO)).toBe(2);
  });
});
