import { describe, expect, it } from '@jest/globals';
import { dateFilterProblem, daysOfFilter, instantsOfFilter, type DateFilter } from './date-filter.js';

const TODAY = '2026-11-21';

describe('the date filter', () => {
  it.each<[DateFilter, string | null, string | null]>([
    [{ type: 'all' }, null, null],
    [{ type: 'today' }, '2026-11-21', '2026-11-21'],
    [{ type: 'yesterday' }, '2026-11-20', '2026-11-20'],
    [{ type: 'week' }, '2026-11-16', '2026-11-22'],
    [{ type: 'month' }, '2026-11-01', '2026-11-30'],
    [{ type: 'month', month: 2, year: 2028 }, '2028-02-01', '2028-02-29'],
    [{ type: 'month', month: 12 }, '2026-12-01', '2026-12-31'],
    [{ type: 'quarter' }, '2026-10-01', '2026-12-31'],
    [{ type: 'quarter', quarter: 1, year: 2025 }, '2025-01-01', '2025-03-31'],
    [{ type: 'quarter', quarter: 4, year: 2025 }, '2025-10-01', '2025-12-31'],
    [{ type: 'year' }, '2026-01-01', '2026-12-31'],
    [{ type: 'year', year: 2024 }, '2024-01-01', '2024-12-31'],
    [{ type: 'custom', startDate: '2026-05-01' }, '2026-05-01', null],
    [{ type: 'custom', startDate: '2026-05-01', endDate: '2026-05-03' }, '2026-05-01', '2026-05-03'],
  ])('the date filter %j means the days from %p to %p', (filter, from, to) => {
    expect(daysOfFilter(filter, TODAY)).toEqual({ from, to });
    expect(dateFilterProblem(filter)).toBeNull();
  });

  it("a date filter cuts at midnight in the store's zone, also on a day of 25 hours", () => {
    const filter: DateFilter = { type: 'custom', startDate: '2026-11-01', endDate: '2026-11-01' };
    expect(instantsOfFilter(filter, new Date(), 'America/Toronto')).toEqual({
      from: new Date('2026-11-01T04:00:00Z'),
      before: new Date('2026-11-02T05:00:00Z'),
    });
  });

  it('date filters of quarters and years leave no gaps', () => {
    const quarters = [1, 2, 3, 4].map((quarter) =>
      instantsOfFilter({ type: 'quarter', quarter, year: 2026 }, new Date(), 'America/Toronto'),
    );
    const year = instantsOfFilter({ type: 'year', year: 2026 }, new Date(), 'America/Toronto');
    expect(quarters[0]?.from).toEqual(year.from);
    expect(quarters[3]?.before).toEqual(year.before);
    for (const [index, quarter] of quarters.slice(1).entries()) expect(quarter.from).toEqual(quarters[index]?.before);
  });

  it.each<[DateFilter, string]>([
    [{ type: 'quarter', quarter: 5 }, 'The quarter must be a number from 1 to 4.'],
    [{ type: 'month', month: 13 }, 'The month must be a number from 1 to 12.'],
    [{ type: 'year', year: 1999 }, 'The year must be a number from 2000 to 2099.'],
    [{ type: 'custom' }, 'A custom range needs a start date or an end date.'],
    [{ type: 'custom', startDate: '2026-02-30' }, 'The start date must be a day as YYYY-MM-DD.'],
    [{ type: 'custom', endDate: 'soon' }, 'The end date must be a day as YYYY-MM-DD.'],
    [
      { type: 'custom', startDate: '2026-05-02', endDate: '2026-05-01' },
      'The end date must not be before the start date.',
    ],
  ])('the date filter %j is refused', (filter, sentence) => {
    expect(dateFilterProblem(filter)).toBe(sentence);
  });
});
