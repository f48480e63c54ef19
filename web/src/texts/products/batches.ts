import type { BatchState } from '@larder/contracts';

const states: Record<BatchState, string> = {
  planned: 'Planned',
  running: 'Running',
  ended: 'Ended',
  applied: 'Applied',
  cancelled: 'Cancelled',
};

const products = (count: number): string => `${count.toLocaleString('en')} ${count === 1 ? 'product' : 'products'}`;

/** Prices that hold in some stores from a time until another. */
export const batchTexts = {
  pageTitle: 'Price batches - Larder',
  title: 'Price batches',
  subtitle: 'Prices that start and end by themselves, at each store’s own time.',
  list: 'Price batches',
  loading: 'Loading the price batches...',
  loadError: 'The price batches could not be loaded.',
  empty: 'No price batches yet',
  emptyHint: 'Change prices in the spreadsheet of retail products, then choose Schedule.',
  toSheet: 'Retail products',
  states,
  products,
  stores: (count: number) => `${count} stores`,
  from: (time: string) => `from ${time}`,
  storeTime: 'store time',
  by: (name: string) => `by ${name}`,
  preview: 'Preview',
  previewNamed: (name: string) => `Preview ${name}`,
  cancel: 'Cancel batch',
  cancelNamed: (name: string) => `Cancel batch ${name}`,
  cancelTitle: (name: string) => `Cancel ${name}?`,
  cancelBody: 'Its prices will not be published.',
  end: 'End now',
  endNamed: (name: string) => `End now: ${name}`,
  endTitle: (name: string) => `End ${name} now?`,
  endBody: 'Every store shows its usual prices again at once.',
  failed: 'The batch could not be stopped.',
} as const;

/** The form behind Schedule. */
export const scheduleTexts = {
  open: 'Schedule',
  lost: 'The form could not be opened.',
  title: 'Schedule these prices',
  about: products,
  leftOut: 'Names, sizes and categories cannot be scheduled. Publish them first.',
  name: 'Name',
  nameHint: 'Staff see it: “Weekend specials”.',
  nameNeeded: 'Enter a name.',
  stores: 'Stores',
  storesNeeded: 'Choose at least one store.',
  starts: 'Starts',
  startNeeded: 'Enter a date and time.',
  ends: 'Ends',
  endsHint: 'Leave empty for prices that stay.',
  endsEarly: 'The end must be after the start.',
  time: 'The time on each store’s own clock.',
  submit: 'Schedule',
  pending: 'Scheduling...',
  failed: 'The prices could not be scheduled.',
  doneTitle: 'Scheduled',
  done: (name: string) => `${name} starts by itself.`,
} as const;
