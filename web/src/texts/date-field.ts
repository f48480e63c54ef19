/** A date that is typed or chosen in a calendar. */
export const dateFieldTexts = {
  placeholder: 'MM/DD/YYYY',
  openCalendar: 'Open the calendar',
  calendar: 'Calendar',
  today: (day: string) => `Today, ${day}`,
  lost: 'The calendar could not be loaded. Please type the date.',
  loading: 'Loading the calendar…',
} as const;
