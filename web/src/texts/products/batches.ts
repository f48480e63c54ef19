import type { BatchState } from '@larder/contracts';

const states: Record<BatchState, string> = {
  planned: 'Planned',
  running: 'Running',
  ended: 'Ended',
  applied: 'Applied',
  cancelled: 'Cancelled',
};

const products = (count: number): string => `${count.toLocaleString('en')} ${count === 1 ? 'product' : 'products'}`;

/** Price batches: prices in some stores for a limited time. */
export const batchTexts = {
  pageTitle: 'Price batches · Larder',
  title: 'Price batches',
  subtitle: 'Prices that start and end automatically, in each store’s time zone.',
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
  fromFile: 'From a file',
  /** The buttons of a batch, and their accessible names. */
  acts: {
    preview: { label: 'Preview', named: (name: string) => `Preview ${name}` },
    print: { label: 'Print', named: (name: string) => `Print ${name}` },
    change: { label: 'Edit', named: (name: string) => `Edit ${name}` },
    copy: { label: 'Copy', named: (name: string) => `Copy ${name}` },
    cancel: { label: 'Cancel batch', named: (name: string) => `Cancel batch ${name}` },
    end: { label: 'End now', named: (name: string) => `End now: ${name}` },
    rollback: { label: 'Roll back', named: (name: string) => `Roll back ${name}` },
  },
  questions: {
    cancel: { title: (name: string) => `Cancel ${name}?`, body: 'Its prices will not be published.' },
    end: { title: (name: string) => `End ${name} now?`, body: 'Every store shows its usual prices again at once.' },
    rollback: {
      title: (name: string) => `Roll back ${name}?`,
      body: 'Prices return to what they were before the batch, except those changed since. It will not start in the remaining stores.',
    },
  },
  keep: 'Keep the batch',
  rolledBack: (count: number) => (count === 1 ? '1 price restored' : `${count.toLocaleString('en')} prices restored`),
  left: (count: number) => (count === 1 ? '1 was changed since and stays.' : `${count} were changed since and stay.`),
  kept: (stores: string) => `Stores that keep these prices: ${stores}.`,
  failed: 'The batch could not be stopped.',
} as const;

/** The form behind Schedule. */
export const scheduleTexts = {
  open: 'Schedule',
  title: 'Schedule these prices',
  change: 'Edit the batch',
  copyOf: (name: string) => `${name} (copy)`,
  save: 'Save',
  saving: 'Saving...',
  about: products,
  leftOut: 'Names, sizes and categories cannot be scheduled. Publish them first.',
  name: 'Name',
  nameHint: 'Staff see it: “Weekend specials”.',
  nameNeeded: 'Enter a name.',
  stores: 'Stores',
  storesNeeded: 'Choose at least one store.',
  startsAt: 'Starts',
  startNeeded: 'Enter a date and time.',
  endsAt: 'Ends',
  endsHint: 'Leave empty for prices that stay.',
  endsEarly: 'The end must be after the start.',
  items: 'Products',
  nothing: 'empty',
  time: 'The time on each store’s own clock.',
  submit: 'Schedule',
  pending: 'Scheduling...',
  failed: 'The prices could not be scheduled.',
  doneTitle: 'Scheduled',
  done: (name: string) => `${name} starts automatically.`,
} as const;

/** The products of a batch in its form. */
export const batchItemTexts = {
  legend: products,
  hint: 'A price left empty stays as it is.',
  columns: { product: 'Product', our: 'Our price', retail: 'Retail price', leaveOut: 'Leave out' },
  priceOf: (price: string, product: string) => `${price} of ${product}`,
  leaveOut: (product: string) => `Leave out ${product}`,
  now: (our: string, retail: string) => `now ${our} (${retail})`,
  on: 'put on sale',
  off: 'taken off sale',
  without: (stores: number) => `Stores without it: ${stores} (taken off sale everywhere, or left out). A copy has it.`,
  deleted: 'Deleted product',
  more: (count: number) => `and ${products(count)} more, as they are`,
  none: 'Add at least one product.',
  invalid: 'Each product needs a price, such as 2.99.',
} as const;

/** A batch from a file. */
export const batchFileTexts = {
  title: 'A batch from a file',
  about: 'Nothing is scheduled until you choose when.',
  reading: 'Reading the file...',
  failed: 'The file could not be read.',
  columns:
    'Columns: ourPrice, optionally retailPrice and active; id, or description and size (and category where names are alike). An edited export of the products works.',
  found: (count: number) => `${products(count)} with new prices`,
  unchanged: (count: number) =>
    count === 1 ? '1 row changes nothing.' : `${count.toLocaleString('en')} rows change nothing.`,
  faults: (count: number) => (count === 1 ? '1 row is left out' : `${count.toLocaleString('en')} rows are left out`),
  next: (count: number) => `Schedule ${products(count)}`,
} as const;
