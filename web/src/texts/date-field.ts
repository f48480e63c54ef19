/** A date that is typed or chosen in a calendar. */
export const dateFieldTexts = {
  placeholder: 'MM/DD/YYYY',
  openCalendar: 'Open the calendar',
  calendar: 'Calendar',
  previousMonth: 'Go to the Previous Month',
  nextMonth: 'Go to the Next Month',
  /** At the head of a column: what a short name of a weekday, "Sun", leaves of itself. */
  weekday: (short: string) => short.slice(0, 2),
  today: (day: string) => `Today, ${day}`,
  lost: 'The calendar could not be loaded. Please type the date.',
  loading: 'Loading the calendar…',
} as const;
