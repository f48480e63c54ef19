import { MONTHS } from './months.ts';

const ofYear = (words: string, year: number | undefined): string => (year === undefined ? words : `${words} ${year}`);

/** The date filter, the same on every screen that has one. */
export const dateFilterTexts = {
  label: 'Date',
  dialog: 'Date filter',
  clear: 'Clear the date filter',
  quick: 'Quick filters',
  quickNames: {
    all: 'All Time',
    today: 'Today',
    yesterday: 'Yesterday',
    week: 'This Week',
    month: 'This Month',
    quarter: 'This Quarter',
    year: 'This Year',
  },
  custom: 'Custom range',
  quarter: 'Quarter',
  quarterYear: 'Year of the quarter',
  month: 'Month',
  monthYear: 'Year of the month',
  none: 'Choose…',
  quarters: ['Q1 Jan-Mar', 'Q2 Apr-Jun', 'Q3 Jul-Sep', 'Q4 Oct-Dec'],
  months: MONTHS,
  quarterOf: (quarter: number, year: number | undefined) => ofYear(`Q${quarter}`, year),
  monthOf: (month: number, year: number | undefined) => ofYear(MONTHS[month - 1] ?? '', year),
  from: 'Start date',
  to: 'End date',
  unreadable: 'Enter a date as MM/DD/YYYY.',
  /** Problems of a custom range. */
  problems: {
    missing: 'A custom range needs a start date or an end date.',
    reversed: 'The end date must not be before the start date.',
  },
  since: (day: string) => `since ${day}`,
  until: (day: string) => `until ${day}`,
  between: (from: string, to: string) => `${from} – ${to}`,
  apply: 'Apply Filter',
  cancel: 'Cancel',
} as const;
