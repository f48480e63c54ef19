/** A date that is typed or chosen in a calendar. */
export const dateFieldTexts = {
  placeholder: 'MM/DD/YYYY',
  openCalendar: 'Open the calendar',
  calendar: 'Calendar',
  previousMonth: 'Go to the Previous Month',
  nextMonth: 'Go to the Next Month',
  /** The heading of a column, shortened from "Sun". */
  weekday: (short: string) => short.slice(0, 2),
  today: (day: string) => `Today, ${day}`,
  lost: 'The calendar could not be loaded. Please type the date.',
  loading: 'Loading the calendar…',
} as const;
