/** Which store shoppers look at, and when it is closed. */
export const shopStoreTexts = {
  closedToday: (reason: string) => `Closed today: ${reason}`,
  hoursToday: (hours: string, reason: string) => `Open ${hours} today: ${reason}`,
  yours: 'Store',
  change: 'Change store',
  title: 'Choose your store',
  search: 'Search stores',
  openNow: 'Open now',
  isOpen: 'Open now',
  isClosed: 'Closed now',
  none: 'No store matches.',
  unknown: 'There is no store at this address.',
  board: 'To the price board',
} as const;
