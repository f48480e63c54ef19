import { type HoursSpan, spansText, type StoreHours } from '@larder/kernel';

/** The shoppers' store, and its closures. */
export const shopStoreTexts = {
  closedToday: (reason: string) => `Closed today: ${reason}`,
  hoursToday: (hours: readonly HoursSpan[], reason: string) => `Open ${spansText(hours)} today: ${reason}`,
  openingHours: ({ openingHours }: Pick<StoreHours, 'weekHours' | 'openingHours'>) => openingHours,
  yours: 'Store',
  change: 'Change store',
  title: 'Choose your store',
  search: 'Search stores',
  openNow: 'Open now',
  isOpen: 'Open now',
  isClosed: 'Closed now',
  none: 'No store matches.',
  more: 'More stores',
  unknown: 'There is no store at this address.',
  board: 'To the price board',
} as const;
