import { describe, expect, it } from '@jest/globals';
import { type RebatePeriodName, rebatePeriodText } from '@larder/kernel';
import { writeAddress } from '../../../shared/routing/address-codec.ts';
import { namedPeriod, formatPeriod } from './rebate-texts.ts';
import { chooseType, chooseYear, FIRST_SORT, periodShown, REBATES_ADDRESS } from './rebates-view.ts';

const TODAY = '2026-05-20';
const quarter = (year: number, number: number): RebatePeriodName => ({ type: 'quarterly', year, quarter: number });
const wholeYear = (year: number): RebatePeriodName => ({ type: 'annually', year, quarter: null });

describe('the period that is shown', () => {
  it.each([
    ['quarterly', null, '2026-Q2'],
    ['annually', null, '2026'],
    ['quarterly', '2026-Q1', '2026-Q1'],
    ['quarterly', '2026-Q3', '2026-Q2'],
    ['quarterly', '2024-Q4', '2024-Q4'],
    ['quarterly', '2023-Q4', '2026-Q2'],
    ['quarterly', '2030-Q4', '2030-Q4'],
    ['quarterly', '2037-Q1', '2026-Q2'],
    ['quarterly', '2026', '2026-Q2'],
    ['annually', '2036', '2036'],
    ['annually', '2037', '2026'],
  ] as const)('the period of %s with %s in the URL is %s', (type, text, shown) => {
    expect(rebatePeriodText(periodShown(type, text, TODAY))).toBe(shown);
  });

  it('the period follows the date until one is chosen', () => {
    expect(periodShown('quarterly', null, '2026-06-30')).toEqual(quarter(2026, 2));
    expect(periodShown('quarterly', null, '2026-07-01')).toEqual(quarter(2026, 3));
  });
});

describe('choosing another year', () => {
  it.each([
    ['keeps an earlier quarter of the current one', quarter(2025, 1), 2026, quarter(2026, 1), null],
    ['keeps the current quarter', quarter(2025, 2), 2026, quarter(2026, 2), null],
    ['puts a later quarter of the current one back to now', quarter(2025, 4), 2026, quarter(2026, 2), 2],
    ['begins a future one with its first quarter', quarter(2026, 2), 2027, quarter(2027, 1), 1],
    ['says nothing where the first quarter was chosen', quarter(2026, 1), 2027, quarter(2027, 1), null],
    ['begins the next future one with its first quarter, too', quarter(2027, 3), 2028, quarter(2028, 1), 1],
    ['comes back from the future to a quarter that has begun', quarter(2027, 4), 2026, quarter(2026, 2), 2],
    ['keeps any quarter of a past one', quarter(2026, 2), 2024, quarter(2024, 2), null],
    ['has no quarter to put right in a whole year', wholeYear(2026), 2036, wholeYear(2036), null],
  ])('choosing another year: %s', (_name, before, year, period, resetTo) => {
    expect(chooseYear(before, year, TODAY)).toEqual({ period, resetTo });
  });
});

describe('choosing the type of the period', () => {
  it.each([
    ['a year of the chosen quarter', quarter(2025, 3), 'annually', 3, wholeYear(2025), null],
    ['the quarter that was chosen before', wholeYear(2025), 'quarterly', 3, quarter(2025, 3), null],
    ['the running quarter where none was chosen', wholeYear(2025), 'quarterly', null, quarter(2025, 2), null],
    ['no quarter that has not begun', wholeYear(2026), 'quarterly', 4, quarter(2026, 2), 2],
    ['the first quarter of a future year', wholeYear(2027), 'quarterly', 3, quarter(2027, 1), 1],
    ['nothing else when it is the same', quarter(2025, 3), 'quarterly', null, quarter(2025, 3), null],
  ] as const)('choosing a type of period gives %s', (_name, before, type, last, period, resetTo) => {
    expect(chooseType(before, type, last, TODAY)).toEqual({ period, resetTo });
  });
});

describe('the text of a period', () => {
  it('a period includes its days', () => {
    expect(formatPeriod(quarter(2026, 3))).toBe('Q3 2026 · Jul 1–Sep 30');
    expect(formatPeriod(wholeYear(2026))).toBe('2026 · Jan 1–Dec 31');
    expect([namedPeriod('2026-Q4'), namedPeriod('2026'), namedPeriod('soon')]).toEqual(['Q4 2026', '2026', 'soon']);
  });
});

const read = (address: string) => REBATES_ADDRESS.read(new URLSearchParams(address));
const FIRST = { type: 'quarterly', period: null, query: '', status: null, sort: FIRST_SORT };

describe('the address of the rebates screen', () => {
  it.each([
    ['', FIRST],
    ['periodType=annually', { ...FIRST, type: 'annually' }],
    ['periodType=quarterly&period=2025-Q2', { ...FIRST, period: '2025-Q2' }],
    ['periodType=annually&period=2025', { ...FIRST, type: 'annually', period: '2025' }],
    ['period=2025', { ...FIRST, type: 'annually', period: '2025' }],
    ['periodType=annually&period=2025-Q2', { ...FIRST, type: 'annually' }],
    ['periodType=monthly&period=2025-Q7', FIRST],
    ['period=2025-q2', FIRST],
    [
      'q=wok&status=paid&sort=due&direction=asc',
      {
        ...FIRST,
        query: 'wok',
        status: 'paid',
        sort: { key: 'due', descending: false },
      },
    ],
    ['status=gone&sort=tier', FIRST],
  ])('the URL %j is read as %j', (address, view) => {
    expect(read(address)).toEqual(view);
  });

  it.each([
    '',
    'periodType=annually',
    'periodType=quarterly&period=2026-Q4',
    'periodType=annually&period=2030',
    'q=wok&status=below_minimum&sort=customer&direction=asc',
  ])('the view %j round-trips through the URL', (address) => {
    expect(writeAddress(REBATES_ADDRESS, read(address), new URLSearchParams()).toString()).toBe(address);
  });

  it('other URL parameters are kept', () => {
    const before = new URLSearchParams('period=2025-Q1&lang=zh');
    expect(writeAddress(REBATES_ADDRESS, read(''), before).toString()).toBe('lang=zh');
  });
});
