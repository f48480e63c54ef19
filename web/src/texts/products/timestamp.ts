/** The time since which prices are current, as shown on the board. */
export const timestampTexts = {
  title: 'Live Price Timestamp',
  asOf: 'LIVE PRICES as of',
  notSet: 'Not set',
  loading: '...',
  old: 'Older than a day',
  lastUpdate: (ago: string) => `Last update ${ago}`,
  invalid: 'Invalid Date: Please enter a valid date and time',
  ofMain: (store: string) => `This is the timestamp of ${store}; an update applies to every store.`,
  update: 'Update Timestamp',
  field: 'Date and time in the store',
  zone: (zone: string) => `Store time (${zone}). Enter saves, Esc cancels.`,
  now: 'Now',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
} as const;
