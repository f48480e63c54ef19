const tags = (count: number): string => `${count.toLocaleString('en')} ${count === 1 ? 'tag' : 'tags'}`;

/** Shelf tags. */
export const tagTexts = {
  pageTitle: 'Shelf tags · Larder',
  title: 'Shelf tags',
  subtitle: 'Tags whose text or price has changed since they were printed.',
  store: 'Store',
  loading: 'Comparing the tags...',
  failed: 'The tags could not be loaded.',
  never: 'No tags have been marked as printed in this store yet, so all are listed.',
  since: (time: string) => `Last marked as printed: ${time}`,
  none: 'Every tag is up to date',
  noneHint: 'Tags are listed here when a price changes.',
  size: 'Label sheet',
  sizes: {
    30: '30 a sheet (2⅝ × 1 in), letter paper',
    10: '10 a sheet (4 × 2 in), letter paper',
  },
  print: (count: number) => `Print ${tags(count)}`,
  mark: 'Mark as printed',
  markTitle: (count: number) => `Mark ${tags(count)} as printed?`,
  markBody: 'They are listed again when their text or price changes.',
  markFailed: 'The tags could not be marked.',
  marked: (count: number) => `${tags(count)} marked as printed`,
  list: 'Tags to print',
  columns: { product: 'Product', size: 'Size', price: 'Our price' },
  more: (count: number) => `and ${tags(count)} more`,
} as const;
