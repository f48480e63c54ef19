import { describe, expect, it } from '@jest/globals';
import type { DateFilter } from '@larder/kernel';
import { dateFilterParameters, formatDateFilter, readDateFilter } from './date-filter-address.ts';

describe('a date filter', () => {
  it.each<[DateFilter, string, string]>([
    [{ type: 'all' }, '', 'All Time'],
    [{ type: 'today' }, 'dateFilterType=today', 'Today'],
    [{ type: 'yesterday' }, 'dateFilterType=yesterday', 'Yesterday'],
    [{ type: 'week' }, 'dateFilterType=week', 'This Week'],
    [{ type: 'month' }, 'dateFilterType=month', 'This Month'],
    [{ type: 'quarter' }, 'dateFilterType=quarter', 'This Quarter'],
    [{ type: 'year' }, 'dateFilterType=year', 'This Year'],
    [{ type: 'year', year: 2024 }, 'dateFilterType=year&year=2024', '2024'],
    [{ type: 'quarter', quarter: 1, year: 2025 }, 'dateFilterType=quarter&quarter=1&year=2025', 'Q1 2025'],
    [{ type: 'month', month: 3, year: 2025 }, 'dateFilterType=month&month=3&year=2025', 'March 2025'],
    [
      { type: 'custom', startDate: '2026-05-01', endDate: '2026-05-03' },
      'dateFilterType=custom&startDate=2026-05-01&endDate=2026-05-03',
      '05/01/2026 – 05/03/2026',
    ],
    [{ type: 'custom', startDate: '2026-05-01' }, 'dateFilterType=custom&startDate=2026-05-01', 'since 05/01/2026'],
    [{ type: 'custom', endDate: '2026-05-01' }, 'dateFilterType=custom&endDate=2026-05-01', 'until 05/01/2026'],
  ])('the date filter %j is %p in the URL and reads %p', (filter, address, text) => {
    expect(new URLSearchParams(dateFilterParameters(filter)).toString()).toBe(address);
    expect(readDateFilter(new URLSearchParams(address))).toEqual(filter);
    expect(formatDateFilter(filter)).toBe(text);
  });

  it.each([
    'dateFilterType=century',
    'dateFilterType=quarter&quarter=7',
    'dateFilterType=custom',
    'dateFilterType=custom&startDate=2026-02-30',
    'dateFilterType=custom&startDate=2026-05-02&endDate=2026-05-01',
  ])('the invalid date filter %p is ignored', (address) => {
    expect(readDateFilter(new URLSearchParams(address))).toEqual({ type: 'all' });
  });

  it('a date filter takes only parameters of its kind from a URL', () => {
    const address = 'dateFilterType=month&month=2&quarter=3&startDate=2026-01-01';
    expect(readDateFilter(new URLSearchParams(address))).toEqual({ type: 'month', month: 2 });
  });
});
