import { formatMoney } from '@larder/kernel';

const products = (count: number): string => `${count.toLocaleString('en')} ${count === 1 ? 'product' : 'products'}`;

/** Bulk changes: the selection, the price dialog and the review before publishing. */
export const productBulkTexts = {
  label: 'Selected products',
  select: (product: string) => `Select ${product}`,
  selectAll: (count: number) => `Select all ${count.toLocaleString('en')} products shown`,
  selected: (count: number) => `${count.toLocaleString('en')} selected`,
  changePrices: 'Change prices…',
  activate: 'Activate',
  deactivate: 'Deactivate',
  changeCategory: 'Change category…',
  clear: 'Clear selection',
  lost: 'The actions for selected products could not be loaded.',
  prices: {
    title: (count: number) => `Change prices of ${products(count)}`,
    which: 'Which price',
    fields: { ourPrice: 'Our price', retailPrice: 'Retail price' },
    how: 'How',
    hows: { set: 'Set to', up: 'Up by', down: 'Down by' },
    amount: 'New price',
    percent: 'Percent',
    invalidAmount: 'Enter a price such as 12.99.',
    invalidPercent: (most: number) => `Enter a whole number from 1 to ${most}.`,
    ending: 'Round to',
    endings: { cent: 'The cent', '9': 'Ends in 9: $4.59', '99': 'Ends in 99: $4.99' },
    where: 'Where',
    everywhere: 'In all stores',
    everywhereHint: 'Stores with their own price keep it.',
    chosen: 'In chosen stores',
    chosenHint: 'The price becomes their own. Percentages are of the price of all stores.',
    noStore: 'Choose at least one store.',
    tooMany: (most: number) =>
      `At most ${most.toLocaleString('en')} prices can be changed at once: choose fewer products or stores.`,
    example: (product: string, before: number, after: number) =>
      `${product}: ${formatMoney(before)} → ${formatMoney(after)}`,
    contrary: (count: number) =>
      count === 1
        ? 'Rounding moves 1 price the other way.'
        : `Rounding moves ${count.toLocaleString('en')} prices the other way.`,
    review: 'Review',
  },
  category: {
    title: (count: number) => `Change the category of ${products(count)}`,
    label: 'New category',
  },
  review: {
    title: 'Review and publish',
    looking: 'Working out what would change…',
    changed: (count: number) => `${products(count)} would change`,
    changedInStores: (count: number) =>
      count === 1
        ? '1 product of a store would change'
        : `${count.toLocaleString('en')} products of stores would change`,
    columns: ['Product', 'What', 'Now', 'New'],
    more: (count: number) => `${count.toLocaleString('en')} more are not listed here.`,
    unchanged: 'Nothing would change: the products are like this already.',
    stale: 'Products have changed since you looked. Please check the current differences.',
    publish: (count: number) => `Publish ${count.toLocaleString('en')} ${count === 1 ? 'change' : 'changes'}`,
    publishing: 'Publishing…',
    failed: 'The products could not be changed.',
    published: (count: number) => `${products(count)} changed`,
    publishedTitle: 'Products Updated',
    inStore: (what: string, store: string) => `${what}, ${store}`,
    follows: (value: string) => `${value} (follows)`,
    empty: '–',
    fields: {
      description: 'Name',
      chineseName: 'Chinese name',
      size: 'Size',
      retailPrice: 'Retail',
      ourPrice: 'Our price',
      category: 'Category',
      active: 'Status',
    } as Record<string, string>,
  },
} as const;
